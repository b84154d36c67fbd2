import { reports } from '#messages';
import { data } from 'react-router';
import { stampForm } from '#features/messages/bot-check.server.ts';
import { findReported, hasReported } from '#features/reports/find-reported.server.ts';
import { ReportScreen } from '#features/reports/report-screen.tsx';
import { checkReport, tidyReport } from '#features/reports/report.rules.ts';
import { sendReport } from '#features/reports/send-report.server.ts';
import { servicesContext } from '#platform/services.server.ts';
import { clientContext } from '#platform/session-context.server.ts';
import type { Route } from './+types/report';
import { pageMeta } from './page-meta.ts';
import { orNetworkFailure } from './or-network-failure.ts';
import { leadOn } from './http/lead-on.server.ts';
import { readFields } from './http/read-fields.server.ts';
import { visitorForm, whoWrites } from './http/visitor-form.server.ts';

export { publicPage as handle } from './page-access.ts';
export const middleware: Route.MiddlewareFunction[] = [leadOn];

/** One page for both kinds: the address says which. */
const addressOf = ({ params: { id }, pattern }: Pick<Route.LoaderArgs, 'params' | 'pattern'>) => ({
  kind: /^\/?report\/review/.test(pattern) ? ('review' as const) : ('profile' as const),
  id,
});

export async function loader(asked: Route.LoaderArgs) {
  const { context } = asked;
  const services = context.get(servicesContext);
  const found = await findReported(services.db, addressOf(asked));
  if (!found) throw data(null, { status: 404 });
  const { kind, provider, review } = found;
  const already = await hasReported(services, found, context.get(clientContext));
  const start = { reason: '', text: '', email: whoWrites(asked).email };
  return { kind, provider, review, already, start, stamp: stampForm(services) };
}

const NAMES = ['reason', 'text', 'email', 'stamp', 'website'] as const;

export async function action(asked: Route.ActionArgs) {
  const { request, context } = asked;
  const services = context.get(servicesContext);
  const address = addressOf(asked);
  const { website: trap, stamp, ...typed } = await readFields(request, NAMES);
  const values = tidyReport(typed);
  const errors = checkReport(address.kind, values);
  const client = context.get(clientContext);
  return visitorForm(services, { values, errors, stamp }, async () => ({
    done: await sendReport(services, { ...values, ...address, client, stamp, trap }),
  }));
}

export const clientAction = (args: Route.ClientActionArgs) => orNetworkFailure(args);

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData)
    return pageMeta(matches, { title: reports.pageNotFound, description: '', index: false });
  const { kind, provider } = loaderData;
  return pageMeta(matches, {
    title: `${reports.heading[kind]}: ${provider.name}`,
    description: reports.intro[kind],
    index: false,
  });
}

export default function Report({ loaderData, actionData, params }: Route.ComponentProps) {
  // The key: a report begun about one thing is not about the next.
  return <ReportScreen key={params.id} {...loaderData} posted={actionData} />;
}
