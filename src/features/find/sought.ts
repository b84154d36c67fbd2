import { foldedWords } from './build-index.ts';
import { COST } from './costs.ts';
import { listed, namesIn, type FindWords, type Trade } from './find-words.ts';
import type { Understood } from './understand.ts';

const MOST_RELATED = 4;

const folded = (names: readonly string[]) => [
  ...new Set(names.map((name) => foldedWords(name).join(' '))),
];

/** The names of a trade in all languages, folded as search rows are. */
export const namesOf = (trade: Trade): string[] => folded(namesIn(trade));

/** In names of businesses only English counts: a Nana Felly is no nanny. */
export const namesInNames = (trade: Trade): string[] => folded(listed(trade.en));

/** What makes an occupation another one. */
export const otherTrades = (trade: Trade): string[] => folded(listed(trade.not ?? ''));

/** The trades that may help as well, the nearest first. */
export function relatedTrades({ trades }: FindWords, asked: Understood): Trade[] {
  const all = asked.trades.flatMap(({ id }) => listed(trades[id]!.related));
  return [...new Set(all)]
    .filter((id) => !asked.trades.some((trade) => trade.id === id))
    .slice(0, MOST_RELATED)
    .map((id) => trades[id]!);
}

/** What another trade that may be meant costs beside the best one. */
export const lessMeant = ({ trades }: Understood, at: number): number =>
  Math.round(COST.lessMeant * (1 - trades[at]!.score / trades[0]!.score));

/**
 * All that was said may be a name: "second breath dive"; or only the words that are none: "wongs ink". Whoever has all
 * words of one of these in name and headline is called so.
 */
export function namesSaid({ said, names }: Understood): (readonly string[])[] {
  if (said.length <= 1 && names.length === 0) return [];
  return names.length > 0 && names.length < said.length ? [said, names] : [said];
}

/** A word that stands alone and means something may be a person's name all the same: "flores". */
export const wordOrName = ({ said, names }: Understood): string | null =>
  said.length === 1 && names.length === 0 ? said[0]! : null;

/** Where no word is known, whoever is called so is meant, wherever they are. */
export const gainOfName = ({ said, names }: Understood): 'calledSo' | 'nameAlone' =>
  names.length === said.length ? 'nameAlone' : 'calledSo';

/** What stands in a text as well as among the facts. */
export const wishedInText = ({ languages, when }: Understood): string[] => [
  ...languages,
  ...when.filter((each) => each === 'emergency'),
];
