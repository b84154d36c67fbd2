import { orNetworkFailure } from '#features/accounts/access/or-network-failure.ts';
import { reportsActs, loadReports } from '#features/moderation/reports/reports-desk.server.ts';
import { ReportsScreen } from '#features/moderation/reports/reports-screen.tsx';
import { servicesContext } from '#platform/services.server.ts';
import { queryOf } from '../http/asked.server.ts';
import { pageMeta } from '../page-meta.ts';
import type { Route } from './+types/reports';
import { deskAction } from './desk-action.server.ts';

export { revalidateDesk as shouldRevalidate } from '#features/moderation/desk/revalidate-desk.ts';
export { staffPage as handle } from '../page-access.ts';

export const loader = (args: Route.LoaderArgs) =>
  loadReports(args.context.get(servicesContext), queryOf(args));
export const action = (args: Route.ActionArgs) => deskAction(args, reportsActs);
export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  orNetworkFailure(serverAction);

export function meta({ matches }: Route.MetaArgs) {
  const description = 'Staff decide about reports here.';
  return pageMeta(matches, { title: 'Reports', description, index: false });
}

export default function Reports({ loaderData }: Route.ComponentProps) {
  return <ReportsScreen {...loaderData} />;
}
