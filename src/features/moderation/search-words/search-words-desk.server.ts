import { asc, desc, sql } from 'drizzle-orm';
import { categoryName } from '#platform/names.rules.ts';
import type { Services } from '#platform/services.server.ts';
import type { Db } from '#platform/db/database.server.ts';
import { searchMisses, synonyms, tradeChanges, tradePhrases } from '#platform/db/tables/search.ts';
import { foldText } from '#features/directory/search-text.rules.ts';
import { listed, tradeName } from '#features/find/find-words.ts';
import { loadFindWords } from '#features/find/load-find-words.server.ts';
import { folded, TRADE_LISTS } from '#features/find/staff-changes.ts';
import { pageIn, searchIn, DESK_PAGE_SIZE } from '../desk/desk.rules.ts';

export async function loadSearchWords(services: Services, query: URLSearchParams) {
  const { db } = services;
  const search = searchIn(query);
  const [found, misses, trades] = await Promise.all([
    listSynonyms(db, search, query),
    listMisses(db),
    loadTrades(services, searchIn(query, 'trade')),
  ]);
  const { page, pages } = found;
  return { search, page, pages, synonyms: found, misses, trades };
}

export type SearchWordsView = Awaited<ReturnType<typeof loadSearchWords>>;

const MISSES_MAX = 50;

/** By the alphabet; `search` looks at both sides. */
export async function listSynonyms(db: Db, search: string, query: URLSearchParams) {
  const words = foldText(search);
  const where = search
    ? sql`${words} <> '' and strpos(concat_ws(' ', ${synonyms.term}, array_to_string(${synonyms.means}, ' ')), ${words}) > 0`
    : undefined;
  const at = pageIn(query, await db.$count(synonyms, where));
  const rows = await db
    .select({ id: synonyms.id, term: synonyms.term, means: synonyms.means })
    .from(synonyms)
    .where(where)
    .orderBy(asc(synonyms.term), synonyms.id)
    .limit(DESK_PAGE_SIZE)
    .offset((at.page - 1) * DESK_PAGE_SIZE);
  return { rows, ...at };
}

async function listMisses(db: Db) {
  const rows = await db
    .select()
    .from(searchMisses)
    .orderBy(desc(searchMisses.count), desc(searchMisses.lastAt), searchMisses.query)
    .limit(MISSES_MAX);
  return { rows, total: await db.$count(searchMisses) };
}

const TRADES_MAX = 10;
const CHANGES_MAX = 50;

async function loadTrades(services: Services, search: string) {
  const { db } = services;
  const { words } = await loadFindWords(services);
  const all = Object.entries(words.trades).map(([id, trade]) => ({
    id,
    name: tradeName(words, id),
    category: trade.category.map(categoryName).join(', '),
    phrases: TRADE_LISTS.flatMap((list) => listed(trade[list])).slice(1),
  }));
  const looked = foldText(search);
  const fits = ({ name, phrases }: (typeof all)[number]) =>
    [name, ...phrases].some((each) => folded(each).includes(looked));
  const found = looked ? all.filter(fits) : [];
  const isNamed = ({ name }: (typeof all)[number]) => (folded(name).includes(looked) ? 0 : 1);
  return {
    search,
    names: all.map(({ name }) => name).sort(),
    total: found.length,
    rows: found.toSorted((a, b) => isNamed(a) - isNamed(b)).slice(0, TRADES_MAX),
    changed: {
      trades: await db
        .select()
        .from(tradeChanges)
        .orderBy(desc(tradeChanges.createdAt))
        .limit(CHANGES_MAX),
      phrases: await db
        .select()
        .from(tradePhrases)
        .orderBy(desc(tradePhrases.id))
        .limit(CHANGES_MAX),
    },
  };
}

export type TradesView = Awaited<ReturnType<typeof loadTrades>>;
