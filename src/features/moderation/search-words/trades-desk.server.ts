import { desc } from 'drizzle-orm';
import { foldText } from '#features/directory/search-text.rules.ts';
import { listed } from '#features/find/find-words.ts';
import { loadFindWords } from '#features/find/load-find-words.server.ts';
import { folded, TRADE_LISTS } from '#features/find/staff-changes.ts';
import { tradeName } from '#features/find/find-words.ts';
import type { Services } from '#platform/services.server.ts';
import { tradeChanges, tradePhrases } from '#platform/db/tables/search.ts';

const TRADES_MAX = 10;
const CHANGES_MAX = 50;

/** The trades that a word leads to or stands in, and what staff changed of them, the newest first. */
export async function loadTrades(services: Services, search: string) {
  const { db } = services;
  const { words } = await loadFindWords(services);
  const all = Object.entries(words.trades).map(([id, trade]) => ({
    id,
    name: tradeName(words, id),
    category: trade.category.join(', '),
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
