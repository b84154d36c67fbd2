import { groupBy } from '#platform/group-by.ts';
import { ALL_LANGUAGES, type Language } from '#platform/language.ts';
import { foldedWords } from './build-index.ts';
import { listed, type FindWords, type Trade } from './find-words.ts';

/** What staff made of the trades of the country's pack. */
export interface StaffChanges {
  /** Without a name it was taken away. */
  trades: readonly { trade: string; name: string | null; category: string | null }[];
  phrases: readonly { trade: string; phrase: string; takenAway: boolean }[];
}

export const TRADE_LISTS = [...ALL_LANGUAGES, 'needs', 'things'] as const;

const NO_NAMES = Object.fromEntries(ALL_LANGUAGES.map((each) => [each, ''])) as Record<
  Language,
  string
>;

export const folded = (text: string): string => foldedWords(text).join(' ');

export function withStaffChanges(words: FindWords, { trades, phrases }: StaffChanges): FindWords {
  const goneTrades = new Set(trades.flatMap(({ trade, name }) => (name ? [] : [trade])));
  const added = trades.flatMap(({ trade, name, category }) =>
    name ? [[trade, newTrade(name, category ?? '')] as const] : [],
  );
  const ofTrade = groupBy(phrases, ({ trade }) => trade);
  const all = [...Object.entries(words.trades), ...added]
    .filter(([id]) => !goneTrades.has(id))
    .map(([id, trade]) => {
      const related = without(trade.related, goneTrades);
      // What was not changed stays the same object, which need not be read again.
      const kept = related === trade.related ? trade : { ...trade, related };
      return [id, withPhrases(kept, ofTrade.get(id) ?? [])] as const;
    });
  return { ...words, trades: Object.fromEntries(all) };
}

const newTrade = (name: string, category: string): Trade => ({
  category: [category],
  ...NO_NAMES,
  en: name,
  needs: '',
  things: '',
  related: '',
});

function withPhrases(trade: Trade, phrases: StaffChanges['phrases']): Trade {
  if (phrases.length === 0) return trade;
  const gone = new Set(phrases.flatMap((each) => (each.takenAway ? [each.phrase] : [])));
  const lists = TRADE_LISTS.map((name) => [name, without(trade[name], gone)] as const);
  const changed = { ...trade, ...Object.fromEntries(lists) };
  const more = phrases.filter(({ takenAway }) => !takenAway).map(({ phrase }) => phrase);
  return { ...changed, needs: [...listed(changed.needs), ...more].join(', ') };
}

const without = (list: string, gone: ReadonlySet<string>): string =>
  listed(list)
    .filter((each) => !gone.has(each) && !gone.has(folded(each)))
    .join(', ');
