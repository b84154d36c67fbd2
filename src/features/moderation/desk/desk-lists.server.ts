import { staff, staffNumbers } from '#messages';
import { csvLine, CSV_BEGIN } from '#features/import/file/write-csv.ts';
import { AppError } from '#platform/errors.ts';
import { languageNow } from '#platform/language.ts';
import { inLanguage } from '#platform/language.server.ts';
import { localTime } from '#platform/local-day.rules.ts';
import type { Services } from '#platform/services.server.ts';
import type { Session } from '#platform/session-context.server.ts';
import { mayDo } from '#platform/staff-roles.rules.ts';
import { loadAccounts } from '../accounts/accounts-desk.server.ts';
import { DESKS, type ListedDesk } from '../desks.ts';
import { loadFeaturedDesk } from '../featured/featured-desk.server.ts';
import { loadInbox } from '../inbox/inbox-desk.server.ts';
import { listActs } from '../log/list-acts.server.ts';
import { loadNumbers } from '../numbers/load-numbers.server.ts';
import { loadQueue } from '../queue/queue-desk.server.ts';
import { loadReports } from '../reports/reports-desk.server.ts';
import { loadReviewsDesk } from '../reviews/reviews-desk.server.ts';
import { loadSearchWords } from '../search-words/search-words-desk.server.ts';

type Column = keyof typeof staff.listColumns;
type Cell = string | number | Date | boolean | readonly string[] | null | undefined;

type Row = Partial<Record<Column, Cell>>;
type Asked = [services: Services, query: URLSearchParams, session: Session];

/** A desk's list: how its page is loaded, and which rows and columns of it leave as a file. */
const listing = <View extends object>(
  columns: readonly Column[],
  load: (...asked: Asked) => Promise<View>,
  rows: (view: View) => readonly Row[],
) => ({
  columns,
  load: async (...asked: Asked) => {
    const view: View & { page?: number; pages?: number } = await load(...asked);
    const { page = 1, pages = 1 } = view;
    return { rows: rows(view), page, pages };
  },
});

const LISTS: Record<ListedDesk, ReturnType<typeof listing>> = {
  queue: listing(
    ['name', 'kind', 'headline', 'location', 'state', 'createdAt', 'slug'],
    loadQueue,
    ({ waiting }) =>
      waiting.map(({ news, since, ...row }) => ({
        ...row,
        state: news,
        createdAt: new Date(since),
      })),
  ),
  reports: listing(
    ['name', 'kind', 'reason', 'text', 'email', 'createdAt', 'slug'],
    loadReports,
    ({ items }) =>
      items.flatMap(({ reported, profile: { name, slug }, open }) =>
        open.map((report) => ({ ...report, kind: reported.kind, name, slug })),
      ),
  ),
  reviews: listing(
    ['author', 'email', 'stars', 'text', 'reply', 'state', 'name', 'createdAt', 'slug'],
    loadReviewsDesk,
    ({ reviews }) => reviews.map(({ provider: name, ...row }) => ({ ...row, name })),
  ),
  inbox: listing(
    ['name', 'email', 'topic', 'text', 'status', 'createdAt'],
    loadInbox,
    ({ messages }) => messages.map(({ start: text, ...row }) => ({ ...row, text })),
  ),
  featured: listing(
    ['name', 'headline', 'location', 'from', 'until', 'state', 'slug'],
    loadFeaturedDesk,
    ({ chosen }) => chosen,
  ),
  accounts: listing(
    ['name', 'email', 'phone', 'kind', 'status', 'state', 'createdAt'],
    loadAccounts,
    ({ accounts }) =>
      accounts.map(({ profileState: state, ...account }) => ({ ...account, state })),
  ),
  searchWords: listing(['term', 'means'], loadSearchWords, ({ synonyms }) => synonyms.rows),
  log: listing(['createdAt', 'actor', 'action', 'object', 'text'], listActs, ({ acts }) =>
    acts.map(({ at: createdAt, actor, action, object, lines }) => ({
      createdAt,
      actor,
      action,
      object,
      text: lines.map(({ name, before, after }) => `${name}: ${before ?? ''} → ${after ?? ''}`),
    })),
  ),
  numbers: listing(['name', 'today', 'yesterday', 'week', 'month'], loadNumbers, ({ rows }) =>
    rows.map(({ metric, sums }) => ({ name: staffNumbers.counted[metric].label, ...sums })),
  ),
};

/** All of what a desk's list shows with these filters, page after page. */
export async function deskListAsCsv(
  desk: string,
  services: Services,
  asked: URLSearchParams,
  session: Session,
): Promise<AsyncIterable<string>> {
  if (!Object.hasOwn(LISTS, desk)) throw new AppError('not-found', staff.gone);
  const { needs } = DESKS.find(({ name }) => name === desk)!;
  if (!mayDo(session.account.role, needs)) throw new AppError('forbidden', staff.notYourRole);
  const { columns, load } = LISTS[desk as ListedDesk];
  const head = columns.map((column) => staff.listColumns[column]);
  const page = (number: number) => {
    const query = new URLSearchParams(asked);
    query.set('page', String(number));
    return load(services, query, session);
  };
  // What fails is told before the file begins; the other pages come when the request is long answered.
  const first = await page(1);
  const language = languageNow();
  return (async function* () {
    yield CSV_BEGIN + csvLine(head);
    for (let number = 1; number <= first.pages; number++) {
      const { rows, ...at } = number === 1 ? first : await inLanguage(language, () => page(number));
      // Fewer than there were: this is the last one once more.
      if (at.page !== number) return;
      for (const row of rows) yield csvLine(columns.map((column) => spell(row[column])));
    }
  })();
}

function spell(cell: Cell): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return localTime(cell);
  return typeof cell === 'object' ? cell.join('\n') : String(cell);
}
