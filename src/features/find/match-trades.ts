import { groupBy } from '#platform/group-by.ts';
import { WEIGHTS, type FindIndex } from './build-index.ts';
import type { Token } from './read-tokens.ts';
import { areRelated, saidAside, type Match, saidUnwanted } from './said-aside.ts';

export interface MatchedTrade {
  id: string;
  score: number;
  /** What led to it, as the pack writes it. */
  because: string;
  /** The places in the sentence of the words that led to it. */
  tokens: ReadonlySet<number>;
}

const MOST = 4;
/** How much of the best score another trade must have to be meant too. */
const ALSO_MEANT = 0.72;
const APART = 0.85;
const LONGER = 0.35;
const FURTHER = 0.5;
const AS_SURE = 0.7;
const HINT = 0.3;
/** A word that by itself is the name, need or thing of one trade says much, however many phrases have it. */
const BY_ITSELF = 0.6;

/** Words that lead to no trade, and those behind a "not". */
interface Left {
  without: ReadonlySet<number>;
  excepted: ReadonlySet<number>;
}

/** The trades that the words lead to, best first. */
export function matchTrades(
  index: FindIndex,
  tokens: readonly Token[],
  { without, excepted }: Left = { without: new Set(), excepted: new Set() },
): MatchedTrade[] {
  const said = stemsSaid(tokens, without);
  const matches = matchPhrases(index, tokens, said);
  const unwanted = saidUnwanted(matches, excepted);
  if (unwanted.length > 0)
    return matchTrades(index, tokens, { without: new Set([...without, ...unwanted]), excepted });
  const byTrade = groupBy(longestOf(matches), ({ phrase }) => phrase.trade);
  const hints = hintsOf(index, said);
  for (const [id, own] of hints)
    if (!byTrade.has(id) && own.some((each) => !index.softStems.has(each.stem)))
      byTrade.set(id, []);
  const aside = saidAside(index, tokens, matches);
  const trades = [...byTrade]
    .map(([id, own]) => sumUp(id, own, hints.get(id) ?? []))
    .filter((trade) => [...trade.tokens].some((at) => !aside.has(at)));
  trades.sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1));
  const least = (trades[0]?.score ?? 0) * ALSO_MEANT;
  const meant = trades.filter(({ score }) => score >= least);
  const added = besides(index, tokens, { trades, matches, meant }).map((trade) => ({
    ...trade,
    score: least,
  }));
  return [...meant, ...added].slice(0, MOST);
}

interface Weighed {
  /** Best first. */
  trades: readonly MatchedTrade[];
  matches: readonly Match[];
  meant: readonly MatchedTrade[];
}

/**
 * "plumber and electrician", "paint my house and cut the grass" ask for both, however much more is said of one of them:
 * the best of a clause that says nothing of what is meant, a mere thing ("and my phone") where it is of a like trade, and who is named at the beginning of any later one.
 */
function besides(
  index: FindIndex,
  tokens: readonly Token[],
  { trades, matches, meant }: Weighed,
): readonly MatchedTrade[] {
  const taken = new Set(meant.flatMap((trade) => [...trade.tokens]));
  const heard = new Set([...taken].map((at) => tokens[at]!.clause));
  const ofTrade = groupBy(matches, ({ phrase }) => phrase.trade);
  const isLikeMeant = (trade: string) => meant.some(({ id }) => areRelated(index, id, trade));
  const isAsked = ({ phrase, tokens: own }: Match) => {
    const [clause, ...others] = new Set([...own].map((at) => tokens[at]!.clause));
    if (others.length > 0 || (phrase.weight < WEIGHTS.need && !isLikeMeant(phrase.trade)))
      return false;
    if (!heard.has(clause!)) {
      heard.add(clause!);
      return true;
    }
    return (
      phrase.weight === WEIGHTS.name &&
      [...own].every((at) => !taken.has(at)) &&
      beginsClause(tokens, Math.min(...own))
    );
  };
  return trades.filter(
    (trade) => !meant.includes(trade) && (ofTrade.get(trade.id) ?? []).some(isAsked),
  );
}

function beginsClause(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  if (!before) return false;
  return before.clause !== tokens[at]!.clause || (before.filler && beginsClause(tokens, at - 1));
}

type Said = ReadonlyMap<string, { at: number; quality: number }>;

function stemsSaid(tokens: readonly Token[], without: ReadonlySet<number>): Said {
  const said = new Map<string, { at: number; quality: number }>();
  tokens.forEach(({ stems, filler }, at) => {
    if (filler || without.has(at)) return;
    for (const [stem, quality] of stems)
      if (quality > (said.get(stem)?.quality ?? 0)) said.set(stem, { at, quality });
  });
  return said;
}

interface Hint {
  trade: string;
  at: number;
  stem: string;
  score: number;
}

/** A word that stands in some phrase of a trade says a little, also where the phrase is not said whole. */
function hintsOf(index: FindIndex, said: Said): Map<string, Hint[]> {
  const hints = [...said].flatMap(([stem, { at, quality }]) => {
    const score = HINT * quality * (index.weightOf.get(stem) ?? 0);
    return [...(index.tradesWith.get(stem) ?? [])].map((trade) => ({ trade, at, stem, score }));
  });
  return groupBy(hints, ({ trade }) => trade);
}

/** Every phrase of which all words are said, in whichever order. */
function matchPhrases(index: FindIndex, tokens: readonly Token[], said: Said): Match[] {
  const counts = new Map<number, number>();
  for (const stem of said.keys())
    for (const at of index.phrasesWith.get(stem) ?? []) counts.set(at, (counts.get(at) ?? 0) + 1);
  const words = new Set(tokens.map(({ word }) => word));
  const matches: Match[] = [];
  for (const [number, count] of counts) {
    const phrase = index.phrases[number]!;
    if (count < phrase.stems.length || !phrase.small.every((word) => words.has(word))) continue;
    const places = new Set(phrase.stems.map((stem) => said.get(stem)!.at));
    const sum = phrase.stems.reduce(
      (total, stem) => total + index.weightOf.get(stem)! * said.get(stem)!.quality,
      0,
    );
    const alone = phrase.stems.length === 1 ? BY_ITSELF * said.get(phrase.stems[0]!)!.quality : 0;
    const longer = 1 + LONGER * (places.size - 1);
    const apart = isTogether(tokens, places) ? 1 : APART;
    matches.push({
      phrase,
      score: phrase.weight * Math.max(sum, alone) * longer * apart,
      tokens: places,
    });
  }
  return matches;
}

function isTogether(tokens: readonly Token[], places: ReadonlySet<number>): boolean {
  const first = Math.min(...places);
  const last = Math.max(...places);
  return tokens.every(({ filler }, at) => at < first || at > last || filler || places.has(at));
}

/** "wedding cake" is no wedding: what a longer phrase says whole, a shorter one does not say again. */
function longestOf(matches: readonly Match[]): Match[] {
  return matches.filter(
    ({ tokens, score }) =>
      !matches.some(
        (other) =>
          other.tokens.size > tokens.size &&
          other.score >= score * AS_SURE &&
          isWithin(tokens, other.tokens),
      ),
  );
}

const isWithin = (few: ReadonlySet<number>, many: ReadonlySet<number>) =>
  [...few].every((each) => many.has(each));

function sumUp(id: string, own: Match[], hints: readonly Hint[]): MatchedTrade {
  own.sort((a, b) => b.score - a.score);
  const tokens = new Set<number>();
  let score = 0;
  for (const match of own) {
    const further = [...match.tokens].filter((at) => !tokens.has(at)).length;
    if (further === 0) continue;
    score += score === 0 ? match.score : (FURTHER * match.score * further) / match.tokens.size;
    for (const at of match.tokens) tokens.add(at);
  }
  const hinted = new Map<number, Hint>();
  for (const hint of hints)
    if (!tokens.has(hint.at) && hint.score > (hinted.get(hint.at)?.score ?? 0))
      hinted.set(hint.at, hint);
  for (const hint of hinted.values()) score += hint.score;
  for (const at of own.length > 0 ? [] : hinted.keys()) tokens.add(at);
  return { id, score, because: own[0]?.phrase.text ?? hints[0]!.stem, tokens };
}
