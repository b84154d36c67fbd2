import { reports as messages } from '#messages';
import { and, eq } from 'drizzle-orm';
import { refuseBots, type Guarded } from '#features/messages/bot-check.server.ts';
import type { Db } from '#platform/db/database.server.ts';
import { reports } from '#platform/db/tables/moderation.ts';
import { AppError, refuseWrong } from '#platform/errors.ts';
import { LIMITS } from '#platform/limits/limits.ts';
import { spend } from '#platform/limits/spend.server.ts';
import { mailStaff } from '#platform/mail/mail-to.server.ts';
import type { Services } from '#platform/services.server.ts';
import {
  findReported,
  isAbout,
  lockReported,
  visitorHash,
  type ReportAddress,
  type Reported,
} from './find-reported.server.ts';
import { reportMail } from './mails/report-mail.server.ts';
import { checkReport, priorityOf, tidyReport, type ReportFields } from './report.rules.ts';

interface Report extends ReportFields, Guarded, ReportAddress {
  client: string;
}

/** Lays a visitor's report before staff, once for each visitor and thing; what was reported stays as it is. */
export async function sendReport(services: Services, sent: Report): Promise<'sent' | 'already'> {
  const { db, clock, secret } = services;
  const fields = tidyReport(sent);
  refuseWrong(checkReport(sent.kind, fields));
  refuseBots(services, sent, messages.send);
  const reported = await findReported(db, sent);
  if (!reported) throw gone();
  const now = clock.now();
  await spend(db, now, LIMITS.reportsPerClient, sent.client);

  return db.transaction(async (tx) => {
    if (!(await lockReported(tx, reported))) throw gone();
    const about = { [reported.kind === 'review' ? 'reviewId' : 'profileId']: reported.key };
    const row = {
      ...about,
      reason: fields.reason,
      text: fields.text,
      email: fields.email || null,
      visitorHash: visitorHash(secret, reported, sent.client),
      createdAt: now,
    };
    const added = await tx.insert(reports).values(row).onConflictDoNothing().returning();
    if (added.length === 0) return 'already';

    const { visitors, priority, risen } = await weigh(tx, reported);
    if (visitors === 1 || risen) {
      const facts = { ...fields, ...reported, visitors, at: now };
      await mailStaff(services, (site) => reportMail(site, facts), tx, fields.email);
    }
    if (priority > 0) await tx.update(reports).set({ priority }).where(openAbout(reported));
    return 'sent';
  });
}

const gone = () => new AppError('not-found', messages.gone);

/** Decided reports weigh nothing any more. */
async function weigh(tx: Db, reported: Reported) {
  const visitors = await tx.$count(reports, openAbout(reported));
  const priority = priorityOf(visitors);
  return { visitors, priority, risen: priority > priorityOf(visitors - 1) };
}

const openAbout = (reported: Reported) => and(isAbout(reported), eq(reports.status, 'open'));
