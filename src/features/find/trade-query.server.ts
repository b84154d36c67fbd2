import { sql, type SQL } from 'drizzle-orm';
import { spelling, type Labels } from '#features/directory/text-query.server.ts';
import { foldedWords } from './build-index.ts';
import { listed, type Trade } from './find-words.ts';

/** The names of a trade in all languages, folded as search rows are. */
export function namesOf({ en, es, kriol }: Trade): string[] {
  const all = [en, es, kriol].flatMap(listed).map((name) => foldedWords(name).join(' '));
  return [...new Set(all)];
}

/** Whoever has a name of the trade where the labels say, unless further words make it another trade. */
export function tradeQuery(trade: Trade, labels: Labels): SQL {
  const named = namesOf(trade).map((name) => spelling(name, labels));
  const other = listed(trade.not ?? '').map((word) => spelling(word, 'B'));
  const text = `(${named.join(' | ')})`;
  return sql`search_query(${other.length > 0 ? `${text} & !(${other.join(' | ')})` : text})`;
}

/** All of some words, or any of them. */
export function wordsQuery(words: readonly string[], labels: Labels, joined: '&' | '|'): SQL {
  return sql`search_query(${words.map((word) => spelling(word, labels)).join(` ${joined} `)})`;
}
