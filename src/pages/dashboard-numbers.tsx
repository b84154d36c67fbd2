import { getNumbers } from '#features/insights/dashboard/get-dashboard.server.ts';
import { NumbersScreen } from '#features/insights/dashboard/numbers-screen.tsx';
import { servicesContext } from '#platform/services.server.ts';
import { dashboard } from '#messages';
import type { Route } from './+types/dashboard-numbers';
import { ownerOf } from './owners-only.server.ts';
import { metaOf } from './page-meta.ts';

export { providerPage as handle } from './page-access.ts';

export const loader = ({ context }: Route.LoaderArgs) =>
  getNumbers(context.get(servicesContext), ownerOf(context).id);

export const meta = metaOf(() => ({
  title: dashboard.yourNumbers,
  description: dashboard.numbersDescription,
  index: false,
}));

export default function Numbers({ loaderData }: Route.ComponentProps) {
  return <NumbersScreen numbers={loaderData} />;
}
