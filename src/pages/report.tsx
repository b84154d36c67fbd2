import { reports } from '#messages';
import { ReportScreen } from '#features/reports/report-screen.tsx';
import type { Route } from './+types/report';
import { pageMeta } from './page-meta.ts';
import { loadReport, reportAction } from './report.server.ts';
import { orNetworkFailure } from './or-network-failure.ts';
import { leadOn } from './http/lead-on.server.ts';

export { publicPage as handle } from './page-access.ts';
export const middleware: Route.MiddlewareFunction[] = [leadOn];

/** One page for both kinds: the address says which. */
const reported = ({ params: { id }, pattern }: Pick<Route.LoaderArgs, 'params' | 'pattern'>) => ({
  kind: /^\/?report\/review/.test(pattern) ? ('review' as const) : ('profile' as const),
  id,
});

export const loader = (args: Route.LoaderArgs) => loadReport(args, reported(args));
export const action = (args: Route.ActionArgs) => reportAction(args, reported(args));
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
