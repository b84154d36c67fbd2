import { AppError } from '#platform/errors.ts';
import type { Services } from '#platform/services.server.ts';
import { idOf, type DeskActs, type DeskWork } from '../desk/desk-acts.server.ts';
import { pageIn, pagesFor } from '../desk/desk-page.rules.ts';
import { DESK_MESSAGES } from '../desk/desk-text.rules.ts';
import { howLong } from '../desk/how-long.ts';
import { readRemoval } from '../reviews/read-removal.server.ts';
import { dismissReports, upholdReports } from './decide-reports.server.ts';
import { listReported } from './list-reported.server.ts';
import { parseReported, REPORT_MESSAGES, type Reported } from './reports-desk.rules.ts';

export async function loadReports({ db, clock }: Services, query: URLSearchParams) {
  const page = pageIn(query);
  const { items, total } = await listReported(db, page);
  const now = clock.now().getTime();
  const aged = items.map((item) => ({
    ...item,
    age: howLong(now - item.open[0]!.createdAt.getTime()),
  }));
  return { items: aged, total, page, pages: pagesFor(total) };
}

export type ReportsView = Awaited<ReturnType<typeof loadReports>>;

export const reportsActs: DeskActs = {
  async dismiss(work) {
    const upTo = idOf(work.read('upTo'));
    await dismissReports(work.services, { ...about(work), upTo });
    return REPORT_MESSAGES.dismissed;
  },
  async uphold(work) {
    const { actor, reported } = about(work);
    const isReview = reported.kind === 'review';
    const reason = isReview ? readRemoval(work.read) : work.read('reason');
    await upholdReports(work.services, { actor, reported, reason });
    return isReview ? REPORT_MESSAGES.removed : REPORT_MESSAGES.suspended;
  },
};

function about({ actor, read }: DeskWork): { actor: DeskWork['actor']; reported: Reported } {
  const reported = parseReported(read('id'));
  if (!reported) throw new AppError('not-found', DESK_MESSAGES.gone);
  return { actor, reported };
}
