import { CardsScreen } from '#features/insights/handout/cards.tsx';
import type { Route } from './+types/dashboard-card';
import { loadHandout } from './dashboard-handout.server.ts';
import type { PageHandle } from './page-access.ts';
import { pageMeta } from './page-meta.ts';

export const handle: PageHandle = { access: 'provider' };

export const loader = (args: Route.LoaderArgs) => loadHandout(args);

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'Your cards',
    description: 'Cards with a code that leads to your profile.',
    index: false,
  });
}

export default function Cards({ loaderData }: Route.ComponentProps) {
  return <CardsScreen handout={loaderData} />;
}
