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
