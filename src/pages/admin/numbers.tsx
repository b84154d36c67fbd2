import { loadNumbers } from '#features/moderation/numbers/load-numbers.server.ts';
import { NumbersScreen } from '#features/moderation/numbers/numbers-screen.tsx';
import { servicesContext } from '#platform/services.server.ts';
import { pageMeta } from '../page-meta.ts';
import type { Route } from './+types/numbers';

export { staffPage as handle } from '../page-access.ts';

export const loader = ({ context }: Route.LoaderArgs) => loadNumbers(context.get(servicesContext));

export function meta({ matches }: Route.MetaArgs) {
  const description = 'How the directory is doing.';
  return pageMeta(matches, { title: 'Numbers of the day', description, index: false });
}

export default function Numbers({ loaderData }: Route.ComponentProps) {
  return <NumbersScreen {...loaderData} />;
}
