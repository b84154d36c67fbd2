import { data } from 'react-router';
import { keepStamp, stampForm } from '#features/messages/bot-check.server.ts';
import { servicesContext } from '#platform/services.server.ts';
import { clientContext } from '#platform/session-context.server.ts';
import {
  findReported,
  hasReported,
  type ReportAddress,
} from '#features/reports/find-reported.server.ts';
import { checkReport, tidyReport, type ReportFields } from '#features/reports/report.rules.ts';
import { sendReport } from '#features/reports/send-report.server.ts';
import type { ReportAnswer } from '#features/reports/report-screen.tsx';
import type { Asked } from './http/asked.server.ts';
import { readFields } from './http/read-fields.server.ts';
import { whoWrites } from './http/who-writes.server.ts';
import { refusalOf } from './http/refusal.server.ts';

export async function loadReport(asked: Asked, address: ReportAddress) {
  const { context } = asked;
  const services = context.get(servicesContext);
  const reported = await findReported(services.db, address);
  if (!reported) throw data(null, { status: 404 });
  const { kind, provider, review } = reported;
  const already = await hasReported(services, reported, context.get(clientContext));
  const start: ReportFields = { reason: '', text: '', email: whoWrites(asked).email };
  return { kind, provider, review, already, start, stamp: stampForm(services) };
}

export async function reportAction({ request, context }: Asked, address: ReportAddress) {
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
    const known = refusalOf(error);
    return data<ReportAnswer>({ values, stamp, failure: known.message }, { status: known.status });
  }
}
