import { sql, type SQL } from 'drizzle-orm';
import { foldedWords } from './build-index.ts';
import type { ReadyWords } from './load-find-words.server.ts';
import { stem } from './stem.ts';
import { anyOf, namesOf, tradeText } from './trade-query.server.ts';

/** A condition on rows of profile_search: whoever is of a trade that the headline names, or calls it the same. */
export function sameTrade({ words, understand }: ReadyWords, headline: string): SQL {
  const said = new Set(foldedWords(headline).map(stem));
  const isNamed = (name: string) => name.split(' ').every((word) => said.has(stem(word)));
  const trades = understand(headline)
    .trades.map(({ id }) => words.trades[id]!)
    .filter((trade) => namesOf(trade).some(isNamed));
  if (trades.length === 0) return sql`headline = fold(${headline})`;
  // Selected, so that a kept plan reads the words once and not for every row.
  return sql`strong @@ (select ${anyOf(trades.map((trade) => tradeText(trade, 'B')))})`;
}
