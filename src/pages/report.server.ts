import { data } from 'react-router';
import { stampForm } from '#features/messages/bot-check.server.ts';
import { servicesContext } from '#platform/services.server.ts';
import { clientContext } from '#platform/session-context.server.ts';
import {
  findReported,
  hasReported,
  type ReportAddress,
} from '#features/reports/find-reported.server.ts';
import { checkReport, tidyReport } from '#features/reports/report.rules.ts';
import { sendReport } from '#features/reports/send-report.server.ts';
import type { Asked } from './http/asked.server.ts';
import { readFields } from './http/read-fields.server.ts';
import { visitorForm } from './http/visitor-form.server.ts';
import { whoWrites } from './http/who-writes.server.ts';

export async function loadReport(asked: Asked, address: ReportAddress) {
  const { context } = asked;
  const services = context.get(servicesContext);
  const reported = await findReported(services.db, address);
  if (!reported) throw data(null, { status: 404 });
  const { kind, provider, review } = reported;
  const already = await hasReported(services, reported, context.get(clientContext));
  const start = { reason: '', text: '', email: whoWrites(asked).email };
  return { kind, provider, review, already, start, stamp: stampForm(services) };
}

const NAMES = ['reason', 'text', 'email', 'stamp', 'website'] as const;

export async function reportAction({ request, context }: Asked, address: ReportAddress) {
  const services = context.get(servicesContext);
  const { website: trap, stamp, ...typed } = await readFields(request, NAMES);
  const values = tidyReport(typed);
  const errors = checkReport(address.kind, values);
  const client = context.get(clientContext);
  return visitorForm(services, { values, errors, stamp }, async () => ({
    done: await sendReport(services, { ...values, ...address, client, stamp, trap }),
  }));
}
