import { COST } from '#features/find/costs.ts';
import type { FindWords, Trade } from '#features/find/find-words.ts';
import {
  lessMeant,
  namesInNames,
  namesOf,
  namesSaid,
  otherTrades,
  relatedTrades,
  wordOrName,
} from '#features/find/sought.ts';
import { stem } from '#features/find/stem.ts';
import type { Understood } from '#features/find/understand.ts';
import { hasPhrase, stemsOf, type SaidBy } from './said-by.ts';
import { typosAllowed, typosBetween } from '#features/directory/search-text.rules.ts';

/** How far somebody is from the wish, beside place and quality; null where they do not fit. */
export type Fit = (said: SaidBy) => number | null;

/** The same steps as the candidates of the database, on what the pocket holds. */
export function fitTrades(words: FindWords, asked: Understood) {
  const meant = asked.trades.map(({ id }, at) => ({
    ...ready(words.trades[id]!),
    less: lessMeant(asked, at),
  }));
  const related = relatedTrades(words, asked).map(ready);
  const isCalled = calledSo(asked);

  const ownTrade: Fit = (said) => {
    for (const trade of meant) {
      if (trade.names.has(said.headline)) return trade.less;
      if (trade.isIn(said)) return trade.less + COST.besides;
      if (said.provider.kind === 'business' && trade.isInName(said))
        return trade.less + COST.inName;
    }
    return isCalled(said) ? COST.furtherWords : null;
  };
  const orRelated: Fit = (said) => {
    const own = ownTrade(said);
    if (own !== null) return own;
    const at = related.findIndex((trade) => trade.isIn(said));
    if (at >= 0) return COST.related + at * COST.perFurtherRelated;
    return meant.some((trade) => trade.isOffered(said)) ? COST.inSkills : null;
  };
  const inProse: Fit = (said) =>
    meant.some((trade) => trade.isMentioned(said)) ? COST.inProse : null;
  return { ownTrade, orRelated, inProse };
}

/** Whoever has all words of what may be a name in name and headline. */
export function named(asked: Understood): (said: SaidBy) => boolean {
  const names = namesSaid(asked).map((name) => name.map(stem));
  return ({ strong }) => names.some((name) => name.every((word) => strong.has(word)));
}

function calledSo(asked: Understood): (said: SaidBy) => boolean {
  const word = wordOrName(asked);
  if (!word) return named(asked);
  return ({ provider, name }) => provider.kind === 'specialist' && name.includes(stem(word));
}

function ready(trade: Trade) {
  const names = namesOf(trade);
  const phrases = names.map(stemsOf);
  const inNames = namesInNames(trade).map(stemsOf);
  const others = otherTrades(trade).map(stemsOf);
  const isOther = (said: SaidBy) => others.some((other) => hasPhrase(said.trade, other));
  const anyIn = (text: readonly string[], all: readonly string[][]) =>
    all.some((phrase) => hasPhrase(text, phrase));
  return {
    names: new Set(names),
    isIn: (said: SaidBy) => anyIn(said.trade, phrases) && !isOther(said),
    isInName: (said: SaidBy) => anyIn(said.name, inNames) && !isOther(said),
    isOffered: (said: SaidBy) => anyIn(said.offers, phrases) && !isOther(said),
    isMentioned: ({ all }: SaidBy) =>
      phrases.some((phrase) => phrase.every((word) => all.has(word))),
  };
}

const PREFIX_FROM = 3;

/** Whether a word, or what stands for it, is among some stems. */
type Term = (stems: ReadonlySet<string>) => boolean;

/** Those who have all of the words, or all but one. */
export function fitWords(
  { synonyms }: FindWords,
  words: readonly string[],
  everybody: readonly SaidBy[],
): { all: Fit; allButOne: Fit } {
  const used = new Set(everybody.flatMap((said) => [...said.all]));
  const terms = words.map((word) => termOf(word, synonyms, used));
  const lacks = (stems: ReadonlySet<string>) => terms.filter((has) => !has(stems)).length;
  const with_ =
    (most: number, cost: number): Fit =>
    (said) => {
      if (lacks(said.all) > most) return null;
      return lacks(said.strong) <= most ? 0 : cost;
    };
  return { all: with_(0, COST.furtherWords), allButOne: with_(1, COST.allButOneWord) };
}

/** As typed, a synonym, what begins like it, or what is spelled almost like it where nobody uses it. */
function termOf(word: string, synonyms: FindWords['synonyms'], used: ReadonlySet<string>): Term {
  const typed = stem(word);
  const meanings = synonyms
    .filter(([term]) => stemsOf(term).join(' ') === typed)
    .flatMap(([, ...means]) => means.map(stemsOf));
  const loose = meanings.length > 0 ? [] : looselyUsed(word, typed, used);
  const spellings = [[typed], ...meanings, ...loose.map((each) => [each])];
  return (stems) => spellings.some((all) => all.every((each) => stems.has(each)));
}

function looselyUsed(word: string, typed: string, used: ReadonlySet<string>): string[] {
  const allowed = used.has(typed) ? 0 : typosAllowed(word);
  return [...used].filter(
    (each) =>
      (word.length >= PREFIX_FROM && each.startsWith(typed)) ||
      (allowed > 0 && each.length > 3 && typosBetween(typed, each, allowed) <= allowed),
  );
}
