import { find } from '#messages';
import { LOCATIONS, type Location } from '#features/profiles/locations.rules.ts';
import { foldedWords, type FindIndex } from './build-index.ts';
import { listed, shownTradeName } from './find-words.ts';
import { matchTrades, type MatchedTrade } from './match-trades.ts';
import { partsSaid, takeAway, type Part } from './parts.ts';
import { readTokens, type Token } from './read-tokens.ts';
import {
  findAmounts,
  findSaid,
  placeNamed,
  sayingsOf,
  wherePhrase,
  type Said,
  type SaidPlace,
} from './said.ts';

/** What a sentence asks for. */
export interface Understood {
  /** Best first. */
  trades: readonly { id: string; name: string; score: number; because: string }[];
  place: SaidPlace | null;
  languages: readonly string[];
  when: readonly string[];
  /** At most so much, where an amount was said. */
  price: 'low' | number | null;
  /** What is left over, as it was typed. */
  words: readonly string[];
  /** All that was said beside places and wishes: somebody may be called so. */
  said: readonly string[];
  /** Of it, what nobody knows as a word. */
  names: readonly string[];
  /** All of it in the order in which it is told, to be taken away one by one. */
  parts: readonly Part[];
}

/** Built once; the function that it gives is pure and needs nothing but the sentence. */
export function createUnderstanding(
  index: FindIndex,
): (sentence: string, chosen?: Location | null) => Understood {
  const sense = senseOf(index);
  return (sentence, chosen = null) => understand(sense, sentence, chosen);
}

type Sense = ReturnType<typeof senseOf>;

function senseOf(index: FindIndex) {
  const { places, wishes } = index.words;
  const entries = (lists: Readonly<Record<string, string>>) =>
    Object.entries(lists).map(([name, list]) => [list, name] as const);
  return {
    index,
    places: sayingsOf<SaidPlace>([
      ...entries(places.names).map(([list, name]) => [list, placeNamed(name as Location)] as const),
      ...Object.entries(places.areas).map(
        ([name, area]) => [area.names, { name, places: area.places as Location[] }] as const,
      ),
    ]),
    languages: sayingsOf(entries(wishes.languages)),
    when: sayingsOf([...entries(wishes.when), [wishes.emergency, 'emergency']]),
    price: sayingsOf([[wishes.price, 'low' as const]]),
    upTo: sayingsOf([[wishes.upTo, true as const]]),
    money: new Set(listed(wishes.money).flatMap(foldedWords)),
    counted: new Set(listed(wishes.counted).flatMap(foldedWords)),
    common: new Set(listed(places.common)),
    around: new Set(listed(places.around)),
    except: sayingsOf([[wishes.except, true]]),
  };
}

/** A place that was said counts more than one that was chosen beside the sentence. */
function understand(sense: Sense, sentence: string, chosen: Location | null): Understood {
  const { index } = sense;
  const tokens = readTokens(index, sentence);
  const places = findSaid(sense.places, tokens);
  const languagesSaid = findSaid(sense.languages, tokens);
  const limit = findAmounts(sense, tokens);
  const pricesSaid: Said<'low' | number>[] =
    limit.length > 0 ? limit : findSaid(sense.price, tokens);
  const when = findSaid(sense.when, tokens);
  const excepted = findExcepted(sense, tokens);

  const isCommon = ({ tokens: [at] }: Said<unknown>) => sense.common.has(tokens[at!]!.word);
  const ownNames = places.filter((said) => isLong(said) || !isCommon(said));
  const trades = tradesBeside(index, tokens, {
    ofPlaces: tokensOf([...ownNames, ...limit]),
    ofLanguages: tokensOf(languagesSaid.filter(isLong)),
    excepted,
  }).map((trade) => ({ ...trade, name: shownTradeName(index.words, trade.id) }));
  // "spanish classes" is no wish for a language, "airport taxi" no place.
  const used = new Set(trades.flatMap((trade) => (trade.tokens.size > 1 ? [...trade.tokens] : [])));
  const isFree = (said: Said<unknown>) => isLong(said) || !said.tokens.some((at) => used.has(at));
  const asked = places.filter((said) => isFree(said) || !isCommon(said));
  const languages = languagesSaid.filter(isFree);
  const price = pricesSaid.filter(isFree);
  const wished = new Set(tokensOf([...asked, ...languages, ...price, ...when]));
  const traded = new Set(trades.flatMap((trade) => [...trade.tokens]));
  // "no agencies" is nobody's name.
  const isMeant = (at: number) => trades.length === 0 || traded.has(at) || !excepted.has(at);
  const said = tokens.flatMap((token, at) =>
    says(sense, token) && !wished.has(at) && isMeant(at) ? [[token.word, at] as const] : [],
  );
  const isGone = ({ tokens: [at] }: Said<SaidPlace>) => excepted.has(at!);
  const place = placeWithout(
    placeOf(asked.filter((each) => !isGone(each))),
    asked.filter(isGone).map(({ meaning }) => meaning),
  );
  const left = said.filter(([, at]) => !traded.has(at));
  const parts = partsSaid({
    trades,
    place: place && { name: place.name, said: asked },
    languages,
    when,
    price,
    left,
  });
  const isSmall = (at: number) => !tokens[at] || !says(sense, tokens[at]);
  return {
    trades: trades.map(({ id, name, score, because }) => ({
      id,
      name,
      score: Math.round(score * 100) / 100,
      because,
    })),
    place: place ?? (chosen && placeNamed(chosen)),
    languages: meaningsOf(languages),
    when: meaningsOf(when),
    price: price[0]?.meaning ?? null,
    words: left.map(([word]) => word),
    said: said.map(([word]) => word),
    names: said.map(([word]) => word).filter((word) => !index.known.has(word)),
    parts: [
      ...takeAway(sentence, parts, isSmall).map(({ label, q }) => ({
        label,
        without: { q, place: chosen ?? '' },
      })),
      ...(chosen && !place
        ? [{ label: wherePhrase(chosen), without: { q: sentence.trim(), place: '' } }]
        : []),
    ],
  };
}

const isLong = (said: Said<unknown>) => said.tokens.length > 1;
const tokensOf = (all: readonly Said<unknown>[]) => all.flatMap((said) => said.tokens);
const meaningsOf = (all: readonly Said<string>[]) => [...new Set(all.map((said) => said.meaning))];

interface Beside {
  ofPlaces: readonly number[];
  ofLanguages: readonly number[];
  excepted: ReadonlySet<number>;
}

/**
 * The words of a place's own name are no trade's ("Camera Bay" has no camera in it). What a longer
 * saying of a language takes leaves a trade, or else it was said for the trade.
 */
function tradesBeside(
  index: FindIndex,
  tokens: readonly Token[],
  { ofPlaces, ofLanguages, excepted }: Beside,
): MatchedTrade[] {
  const match = (without: readonly number[]) =>
    matchTrades(index, tokens, { without: new Set(without), excepted });
  const trades = match([...ofPlaces, ...ofLanguages]);
  if (trades.length > 0 || ofLanguages.length === 0) return trades;
  return match(ofPlaces);
}

/** The words before which "not" stands, with nothing but small words between. */
function findExcepted({ except, around }: Sense, tokens: readonly Token[]): Set<number> {
  const said = new Set(findSaid(except, tokens).flatMap((each) => each.tokens));
  const excepted = new Set<number>();
  tokens.forEach(({ clause }, at) => {
    const before = tokens[at - 1];
    if (before?.clause !== clause) return;
    const isSmall = around.has(before.word) || before.filler;
    if (said.has(at - 1) || (isSmall && excepted.has(at - 1))) excepted.add(at);
  });
  return excepted;
}

/** Of "Newport, Gwent" the smaller one; else the one that took more words to say, the first of these. */
function placeOf(said: readonly Said<SaidPlace>[]): SaidPlace | null {
  const [best] = said.toSorted(
    (a, b) =>
      b.tokens.length - a.tokens.length || a.meaning.places.length - b.meaning.places.length,
  );
  return best?.meaning ?? null;
}

/** What is left of it, or of everywhere. */
function placeWithout(place: SaidPlace | null, excepted: readonly SaidPlace[]): SaidPlace | null {
  if (excepted.length === 0) return place;
  const gone = new Set(excepted.flatMap(({ places }) => places));
  const left = (place?.places ?? LOCATIONS).filter((each) => !gone.has(each));
  if (left.length === 0) return place;
  const where = excepted.map(({ name }) => wherePhrase(name)).join(', ');
  return { name: place?.name ?? find.anywhereBut(where), places: left };
}

function says({ index, around }: Sense, { word, filler }: Token): boolean {
  return !filler && !index.soft.has(word) && !around.has(word);
}
