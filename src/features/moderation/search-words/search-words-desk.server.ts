import { asc, desc, sql } from 'drizzle-orm';
import type { Services } from '#platform/services.server.ts';
import type { Db } from '#platform/db/database.server.ts';
import { searchMisses, synonyms } from '#platform/db/tables/search.ts';
import { foldText } from '#features/directory/search-text.rules.ts';
import { loadTrades } from './trades-desk.server.ts';
import { pageIn, deskPagesFor, searchIn, DESK_PAGE_SIZE } from '../desk/desk.rules.ts';

export async function loadSearchWords(services: Services, query: URLSearchParams) {
  const { db } = services;
  const [search, page] = [searchIn(query), pageIn(query)];
  const [found, misses, trades] = await Promise.all([
    listSynonyms(db, search, page),
    listMisses(db),
    loadTrades(services, searchIn(query, 'trade')),
  ]);
  return { search, page, pages: deskPagesFor(found.total), synonyms: found, misses, trades };
}

export type SearchWordsView = Awaited<ReturnType<typeof loadSearchWords>>;

const MISSES_MAX = 50;

/** By the alphabet; `search` looks at both sides. */
export async function listSynonyms(db: Db, search: string, page: number) {
  const words = foldText(search);
  const where = search
    ? sql`${words} <> '' and strpos(concat_ws(' ', ${synonyms.term}, array_to_string(${synonyms.means}, ' ')), ${words}) > 0`
    : undefined;
  const rows = await db
    .select({ id: synonyms.id, term: synonyms.term, means: synonyms.means })
    .from(synonyms)
    .where(where)
    .orderBy(asc(synonyms.term), synonyms.id)
    .limit(DESK_PAGE_SIZE)
    .offset((page - 1) * DESK_PAGE_SIZE);
  return { rows, total: await db.$count(synonyms, where) };
}

/** What most people have looked for in vain. */
async function listMisses(db: Db) {
  const rows = await db
    .select()
    .from(searchMisses)
    .orderBy(desc(searchMisses.count), desc(searchMisses.lastAt), searchMisses.query)
    .limit(MISSES_MAX);
  return { rows, total: await db.$count(searchMisses) };
}
