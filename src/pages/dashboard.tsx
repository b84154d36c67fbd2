import { DashboardScreen } from '#features/insights/dashboard/dashboard-screen.tsx';
import { getDashboard } from '#features/insights/dashboard/get-dashboard.server.ts';
import { servicesContext } from '#platform/services.server.ts';
import { dashboard } from '#messages';
import type { Route } from './+types/dashboard';
import { ownerOf } from './owners-only.server.ts';
import { metaOf } from './page-meta.ts';

export { providerPage as handle } from './page-access.ts';

export const loader = ({ context }: Route.LoaderArgs) =>
  getDashboard(context.get(servicesContext), ownerOf(context));

export const meta = metaOf(() => ({
  title: dashboard.title,
  description: dashboard.description,
  index: false,
}));

export default function Dashboard({ loaderData }: Route.ComponentProps) {
  return <DashboardScreen view={loaderData} />;
}
