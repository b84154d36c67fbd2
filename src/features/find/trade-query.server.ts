import { sql, type SQL } from 'drizzle-orm';
import { spelling, type Labels } from '#features/directory/text-query.server.ts';
import { foldedWords } from './build-index.ts';
import type { Trade } from './find-words.ts';
import type { ReadyWords } from './load-find-words.server.ts';
import { namesInNames, namesOf, otherTrades } from './sought.ts';
import { stem } from './stem.ts';

/** Whoever has a name of the trade where the labels say, unless further words make it another trade. */
export function tradeText(trade: Trade, labels: Labels): string {
  const names = labels === 'A' ? namesInNames(trade) : namesOf(trade);
  const named = names.map((name) => spelling(name, labels)).join(' | ');
  const other = otherTrades(trade).map((word) => spelling(word, 'B'));
  return other.length > 0 ? `((${named}) & !(${other.join(' | ')}))` : `(${named})`;
}

/** Headlines and texts are kept by their English stems. */
export const anyOf = (texts: readonly string[]): SQL =>
  sql`to_tsquery('english', ${texts.join(' | ')})`;

/** Any of some words. */
export const wordsQuery = (words: readonly string[], labels: Labels): SQL =>
  sql`search_query(${words.map((word) => spelling(word, labels)).join(' | ')})`;

/** Whoever has all words of one of these in name and headline. */
export function nameQuery(names: readonly (readonly string[])[]): SQL {
  const all = names.map((words) => words.map((word) => spelling(word, 'AB')).join(' & '));
  return sql`search_query(${all.join(' | ')})`;
}

/** What is searched for, for whoever is of a trade that the headline names; null where it names none. */
export function tradesNamed({ words, understand }: ReadyWords, headline: string): string | null {
  const said = new Set(foldedWords(headline).map(stem));
  const isNamed = (name: string) => name.split(' ').every((word) => said.has(stem(word)));
  const trades = understand(headline)
    .trades.map(({ id }) => words.trades[id]!)
    .filter((trade) => namesOf(trade).some(isNamed));
  return trades.map((trade) => tradeText(trade, 'B')).join(' | ') || null;
}

/** A condition on rows of profile_search: whoever is of one of these trades, or else calls it the same. */
export function sameTrade(trades: string | null, headline: string): SQL {
  if (trades === null) return sql`headline = fold(${headline})`;
  // Selected, so that a kept plan reads the words once and not for every row.
  return sql`strong @@ (select ${anyOf([trades])})`;
}

/** A query that whoever meets that condition matches. */
export const namedAs = (trades: string | null, headline: string): SQL =>
  trades === null ? sql`plainto_tsquery('english', fold(${headline}))` : anyOf([trades]);
