import { and, eq } from 'drizzle-orm';
import { data, type RouterContextProvider } from 'react-router';
import { readFields } from '#features/accounts/access/read-fields.server.ts';
import { keepStamp, stampForm } from '#features/messages/form-stamp.server.ts';
import { whoWrites } from '#features/messages/who-writes.server.ts';
import { reports } from '#platform/db/tables/moderation.ts';
import { asAppError } from '#platform/errors.ts';
import { servicesContext, type Services } from '#platform/services.server.ts';
import { clientContext } from '#platform/session-context.server.ts';
import { findReported, type ReportAddress, type Reported } from './find-reported.server.ts';
import { checkReport, tidyReport, type ReportErrors, type ReportFields } from './report.rules.ts';
import { sendReport } from './send-report.server.ts';
import { visitorHash } from './visitor-hash.server.ts';

export interface ReportAnswer {
  done?: 'sent' | 'already';
  values?: ReportFields;
  errors?: ReportErrors;
  failure?: string;
  stamp?: string;
}

type Context = Readonly<RouterContextProvider>;

export async function loadReport(context: Context, address: ReportAddress) {
  const services = context.get(servicesContext);
  const reported = await findReported(services.db, address);
  if (!reported) throw data(null, { status: 404 });
  const { kind, provider, review } = reported;
  const already = await hasReported(services, reported, context.get(clientContext));
  const start: ReportFields = { reason: '', text: '', email: whoWrites(context).email };
  return { kind, provider, review, already, start, stamp: stampForm(services) };
}

export async function answerReport(request: Request, context: Context, address: ReportAddress) {
  const services = context.get(servicesContext);
  const names = ['reason', 'text', 'email', 'stamp', 'website'] as const;
  const { website: trap, ...typed } = await readFields(request, names);
  const values = tidyReport(typed);
  const stamp = keepStamp(services, typed.stamp);
  const errors = checkReport(address.kind, values);
  if (errors) return data<ReportAnswer>({ values, errors, stamp }, { status: 400 });
  try {
    const client = context.get(clientContext);
    const report = { ...values, ...address, client, stamp: typed.stamp, trap };
    return data<ReportAnswer>({ done: await sendReport(services, report) });
  } catch (error) {
    const known = asAppError(error);
    if (!known) throw error;
    return data<ReportAnswer>({ values, stamp, failure: known.message }, { status: known.status });
  }
}

async function hasReported(
  { db, secret }: Services,
  reported: Reported,
  client: string,
): Promise<boolean> {
  const about = reported.kind === 'review' ? reports.reviewId : reports.profileId;
  const visitor = visitorHash(secret, reported, client);
  const [row] = await db
    .select({ id: reports.id })
    .from(reports)
    .where(and(eq(reports.visitorHash, visitor), eq(about, reported.key)));
  return row !== undefined;
}
