import { DISTRICT_OF, LOCATIONS } from '#platform/pack.ts';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';
import { foldText, typosAllowed, typosBetween } from '#features/directory/search-text.rules.ts';
import {
  COMMON_WORDS,
  GENERATIONS,
  LEGAL_ENDINGS,
  SPELLINGS,
  wholeNames,
} from './name-words.server.ts';

/** What is known of a provider, in the directory or about to come into it. */
export interface Candidate {
  kind: ProviderKind;
  name: string;
  headline: string;
  category: string;
  location: string;
  /** Normalised. */
  phone: string | null;
  /** To write to and to sign in with. */
  emails: readonly string[];
  address?: string;
  texts: string;
}

export type Reason =
  | 'phone'
  | 'phoneNearly'
  | 'email'
  | 'name'
  | 'nameNearly'
  | 'place'
  | 'address'
  | 'trade'
  | 'text';

export interface Likeness {
  /** Out of 100: from 50 on they are more likely one than two. */
  score: number;
  reasons: Reason[];
}

export const LIKELY = 50;

/** Words for the same thing in other languages and spellings, folded: `plomeria` is `plumber`. */
export type SameWords = ReadonlyMap<string, string>;

interface NameWord {
  /** In one spelling and one number. */
  word: string;
  /** The same in another language, where it is known. */
  means: string;
  /** A word that many have in their names counts for little. */
  weight: number;
}

export type Prepared = Candidate & {
  words: NameWord[];
  /** What of its name is its own, without spaces. */
  joined: string;
  generation: string | null;
  /** A place or a number in its name: which branch it is. */
  branch: string;
  /** Its address, folded; empty where it tells no house. */
  house: string;
  trades: Set<string>;
  /** The words of its texts; most are never asked for. */
  textWords: () => ReadonlySet<string>;
};

const LIGHT = 0.3;
const PLACE_NAMES = LOCATIONS.map((place) => foldText(place)).sort((a, b) => b.length - a.length);

export function prepare(candidate: Candidate, same: SameWords): Prepared {
  const { kind, name, headline, category, texts } = candidate;
  const isPerson = kind === 'specialist';
  const folded = foldText(name);
  const place = isPerson
    ? undefined
    : PLACE_NAMES.find((each) => ` ${folded} `.includes(` ${each} `));
  const bare = place ? ` ${folded} `.replace(` ${place} `, ' ').trim() : folded;
  const number = isPerson ? '' : (/ (\d{1,2})$/.exec(bare)?.[1] ?? '');
  const all = bare.split(' ').filter((word) => word && word !== number);
  const generation = isPerson
    ? (all.map((word) => GENERATIONS.get(word)).find(Boolean) ?? null)
    : null;
  const kept = all.filter(
    (word) => !(isPerson ? GENERATIONS.has(word) || SMALL.has(word) : LEGAL_ENDINGS.has(word)),
  );
  const trades = new Set(
    longWords(headline).flatMap((word) => [plainWord(word), meaningOf(word, same)].map(stemOf)),
  );
  const ofCategory = new Set(foldText(category).split(' ').map(stemOf));
  const words = kept.map((word): NameWord => {
    if (isPerson) return { word, means: word, weight: 1 };
    const plain = plainWord(word);
    const means = meaningOf(word, same);
    const isTrade = means !== plain || trades.has(stemOf(plain)) || ofCategory.has(stemOf(plain));
    return { word: plain, means, weight: isTrade || COMMON_WORDS.has(plain) ? LIGHT : 1 };
  });
  return {
    ...candidate,
    words,
    joined: words.map(({ word, weight }) => (weight === 1 ? word : '')).join(''),
    generation,
    branch: `${place ?? ''}${number}`,
    house: houseOf(candidate.address),
    trades,
    textWords: once(() => new Set(longWords(texts))),
  };
}

function once<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => (made ??= make());
}

const SMALL = new Set('de del la las los mr mrs ms dr miss don dona'.split(' '));

const longWords = (text: string) =>
  foldText(text)
    .split(' ')
    .filter((word) => word.length > 3);

function plainWord(word: string): string {
  return singular(SPELLINGS.get(word) ?? SPELLINGS.get(singular(word)) ?? word);
}

function meaningOf(word: string, same: SameWords): string {
  const plain = plainWord(word);
  return plainWord(same.get(word) ?? same.get(plain) ?? plain);
}

const singular = (word: string) =>
  word.length > 3 && /[^s]s$/.test(word) ? word.slice(0, -1) : word;
/** What plumber and plumbing have in common. */
const stemOf = (word: string) => word.slice(0, 5);

/** How likely two are one and the same: each thing that speaks for or against it adds its weight. */
export function compare(a: Prepared, b: Prepared): Likeness {
  const phone = phoneLikeness(a.phone, b.phone);
  const phoneWeight = { same: 4, nearly: 2.5, other: -0.5, unknown: 0 }[phone];
  const isSameEmail = a.emails.some((email) => b.emails.includes(email));
  const isReached = phone === 'same' || phone === 'nearly' || isSameEmail;

  const place = placeLikeness(a.location, b.location);
  const isBusiness = a.kind === 'business' && b.kind === 'business';
  // Elsewhere, under another number: a branch, whatever its name and texts say.
  const isBranch = isBusiness && !isReached && a.location !== b.location;
  // Whoever has the same name and trade elsewhere uses the same words.
  const isElsewhere = place === 'far' && !isReached;
  const trade = tradeWeight(a, b);
  const address = a.house && a.house === b.house ? 1.5 : 0;
  const beside =
    BASE +
    phoneWeight +
    (isSameEmail ? 4.5 : 0) +
    (isBranch ? -2.5 : { same: 1.5, near: 0.3, far: -2.5 }[place]) +
    trade +
    address +
    (a.generation === b.generation ? 0 : -6) +
    (a.branch === b.branch ? 0 : branchWeight(a, b));
  // Most share a word of their names with many: who would be two with the best of names is not asked for theirs.
  const atMost = scoreOf(beside + SAME_NAME + (isElsewhere ? SAME_TEXT_ELSEWHERE : SAME_TEXT));
  if (atMost < LIKELY) return { score: atMost, reasons: [] };

  const name = a.kind === b.kind ? nameWeight(a, b) : personInBusiness(a, b, isReached);
  const without = beside + name;
  // Texts are long, and most pairs are two whatever theirs say.
  const mayBeOne = !isBranch && without + SAME_TEXT >= 0;
  const ofTexts = mayBeOne ? textWeight(a.textWords(), b.textWords()) : 0;
  const text = Math.min(ofTexts, isElsewhere ? SAME_TEXT_ELSEWHERE : SAME_TEXT);
  const told: Record<Reason, boolean> = {
    phone: phone === 'same',
    phoneNearly: phone === 'nearly',
    email: isSameEmail,
    name: name >= 4,
    nameNearly: name > 0 && name < 4,
    place: place === 'same',
    address: address > 0,
    trade: trade > 0,
    text: text > 0,
  };
  const reasons = (Object.keys(told) as Reason[]).filter((each) => told[each]);
  return { score: scoreOf(without + text), reasons };
}

const scoreOf = (weight: number) => Math.round(100 / (1 + Math.exp(-weight)));

const BASE = -5;
const SAME_NAME = 5;
const SAME_TEXT = 3;
const SAME_TEXT_ELSEWHERE = 0.7;

/** A branch that names its place is another one; a name that tells where it is anyway is not. */
function branchWeight(a: Prepared, b: Prepared): number {
  if (a.branch && b.branch) return -6;
  const told = a.branch || b.branch;
  return told === foldText(a.location) && told === foldText(b.location) ? 0 : -3;
}

function nameWeight(a: Prepared, b: Prepared): number {
  const isPerson = a.kind === 'specialist';
  // Sea Breeze and Seabreeze.
  const isWrittenAlike = a.joined.length > FEW_LETTERS && a.joined === b.joined;
  const likeness = isWrittenAlike ? 1 : matchWords(a, b, isPerson);
  if (isPerson) return stepOf(likeness);
  const distinct = Math.min(weightOf(a, 1), weightOf(b, 1));
  // Nothing but trades and common words: many may be called so.
  if (distinct === 0) return Math.min(stepOf(likeness), 2.5);
  const [ours, theirs] = [lightWords(a), lightWords(b)];
  const isOtherTrade =
    ours.length > 0 &&
    theirs.length > 0 &&
    !ours.some((word) => theirs.includes(word)) &&
    !shareTrade(a, b);
  return stepOf(likeness) - (isOtherTrade ? 2 : 0);
}

const FEW_LETTERS = 6;
const shareTrade = (a: Prepared, b: Prepared) => [...a.trades].some((trade) => b.trades.has(trade));

const weightOf = ({ words }: Prepared, weight: number) =>
  words.filter((each) => each.weight === weight).length;
const lightWords = ({ words }: Prepared) =>
  words.flatMap(({ word, means, weight }) =>
    weight === LIGHT ? [stemOf(word), stemOf(means)] : [],
  );

function stepOf(likeness: number): number {
  if (likeness >= 0.94) return SAME_NAME;
  if (likeness >= 0.84) return 3.8;
  if (likeness >= 0.7) return 0.5;
  return likeness >= 0.5 ? -3 : -5;
}

/** The part of both names that is in the other one, too, in whichever order. */
function matchWords(a: Prepared, b: Prepared, isPerson: boolean): number {
  const alike: { own: NameWord; other: NameWord; likeness: number }[] = [];
  for (const own of a.words)
    for (const other of b.words) {
      const likeness = likenessOf(own, other, isPerson);
      if (likeness >= 0.5) alike.push({ own, other, likeness });
    }
  if (alike.length === 0) return 0;
  const used = new Set<NameWord>();
  let matched = 0;
  // The best matches first, so that no initial takes the place of a whole name.
  for (const least of [0.95, 0.85, 0.5])
    for (const { own, other, likeness } of alike) {
      if (likeness < least || used.has(own) || used.has(other)) continue;
      matched += ((own.weight + other.weight) / 2) * likeness;
      used.add(own).add(other);
    }
  const [ours, others] = [totalOf(a), totalOf(b)];
  // People leave out their second names.
  const leavesOut = isPerson && Math.min(ours, others) > 1;
  const most = leavesOut
    ? Math.min(ours, others) + Math.abs(ours - others) * 0.1
    : (ours + others) / 2;
  return most === 0 ? 0 : matched / most;
}

const totalOf = ({ words }: Prepared) => words.reduce((sum, { weight }) => sum + weight, 0);

const likenessOf = (a: NameWord, b: NameWord, isPerson: boolean) =>
  a.means === b.means || a.means === b.word || a.word === b.means
    ? 1
    : Math.max(
        wordLikeness(a.word, b.word, isPerson),
        a.word === a.means && b.word === b.means ? 0 : wordLikeness(a.means, b.means, isPerson),
      );

function wordLikeness(a: string, b: string, isPerson: boolean): number {
  if (a === b) return 1;
  if (isPerson && wholeNames(a).some((whole) => wholeNames(b).includes(whole))) return 0.96;
  if (!isPerson && stemOf(a) === stemOf(b) && a.length > 5 && b.length > 5) return 0.9;
  if (a.length === 1 || b.length === 1) return isPerson && a[0] === b[0] ? 0.6 : 0;
  const allowed = Math.min(typosAllowed(a) || shortTypo(a, b), typosAllowed(b) || shortTypo(a, b));
  if (allowed === 0 || typosBetween(a, b, allowed) > allowed) return 0;
  return isOtherGender(a, b) ? 0 : 0.88;
}

const shortTypo = (a: string, b: string) => (a.length > 3 && b.length > 3 && a[0] === b[0] ? 1 : 0);
/** Mario and Maria are two. */
const isOtherGender = (a: string, b: string) =>
  (a.slice(0, -1) === b.slice(0, -1) && /[ao]$/.test(a) && /[ao]$/.test(b)) ||
  (`${a}a` === b && !a.endsWith('a')) ||
  (`${b}a` === a && !b.endsWith('a'));

/** A person under their own name, and the business that is called after them. */
function personInBusiness(a: Prepared, b: Prepared, isReached: boolean): number {
  const [person, business] = a.kind === 'specialist' ? [a, b] : [b, a];
  const distinct = business.words.filter(({ weight }) => weight === 1);
  const isNamed = ({ word }: NameWord) =>
    distinct.some(
      (each) => wordLikeness(word, each.word, true) >= 0.85 || singular(word) === each.word,
    );
  const named = person.words.filter(isNamed);
  const surname = person.words.at(-1)!;
  if (distinct.length === 0 || !named.includes(surname)) return -5;
  const others = distinct.length - named.length;
  if (named.length > 1) return others > 0 ? 3 : 4.2;
  // A family name alone is that of many.
  return others === 0 && isReached ? 1.2 : -1.5;
}

function phoneLikeness(
  a: string | null,
  b: string | null,
): 'same' | 'nearly' | 'other' | 'unknown' {
  if (!a || !b) return 'unknown';
  if (a === b) return 'same';
  return a.length === b.length && a.length > 8 && isOneTypo(a, b) ? 'nearly' : 'other';
}

/** Of two that are equally long: one sign is another, or two have changed places. */
function isOneTypo(a: string, b: string): boolean {
  let at = 0;
  while (a[at] === b[at]) at += 1;
  if (a.slice(at + 1) === b.slice(at + 1)) return true;
  return a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2);
}

function placeLikeness(a: string, b: string): 'same' | 'near' | 'far' {
  if (a === b || districtOf(a) === b || districtOf(b) === a) return 'same';
  return districtOf(a) === districtOf(b) ? 'near' : 'far';
}

export const districtOf = (place: string): string =>
  Object.hasOwn(DISTRICT_OF, place) ? DISTRICT_OF[place as keyof typeof DISTRICT_OF] : place;

const FEW_WORDS = 6;

function textWeight(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const fewest = Math.min(a.size, b.size);
  if (fewest < FEW_WORDS) return 0;
  const shared = [...a].filter((word) => b.has(word)).length / fewest;
  if (shared >= 0.85) return SAME_TEXT;
  if (shared >= 0.6) return 1.6;
  if (shared >= 0.4) return 0.7;
  return shared < 0.08 ? -0.4 : 0;
}

function tradeWeight(a: Prepared, b: Prepared): number {
  const shared = shareTrade(a, b);
  const isUnknown = a.trades.size === 0 || b.trades.size === 0;
  const headline = shared ? 0.8 : isUnknown ? 0 : -0.8;
  if (a.kind !== b.kind) return headline;
  return headline + (a.category === b.category ? 0.6 : -1);
}

function houseOf(address = ''): string {
  const folded = foldText(address);
  return folded.length > 6 && /\d/.test(folded) ? folded : '';
}
