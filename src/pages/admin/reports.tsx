import { orNetworkFailure } from '#features/accounts/access/or-network-failure.ts';
import { answerReports, loadReports } from '#features/moderation/reports/answer-reports.server.ts';
import { ReportsScreen } from '#features/moderation/reports/reports-screen.tsx';
import { pageMeta } from '../page-meta.ts';
import type { Route } from './+types/reports';

export { revalidateDesk as shouldRevalidate } from '#features/moderation/desk/revalidate-desk.ts';
export { staffPage as handle } from '../page-access.ts';

export const loader = (args: Route.LoaderArgs) => loadReports(args);
export const action = (args: Route.ActionArgs) => answerReports(args);
export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  orNetworkFailure(serverAction);

export function meta({ matches }: Route.MetaArgs) {
  const description = 'Staff decide about reports here.';
  return pageMeta(matches, { title: 'Reports', description, index: false });
}

export default function Reports({ loaderData }: Route.ComponentProps) {
  return <ReportsScreen {...loaderData} />;
}
