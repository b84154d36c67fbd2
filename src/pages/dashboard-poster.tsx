import { PosterScreen } from '#features/insights/handout/poster.tsx';
import type { Route } from './+types/dashboard-poster';
import { loadHandout } from './dashboard-handout.server.ts';
import type { PageHandle } from './page-access.ts';
import { pageMeta } from './page-meta.ts';

export const handle: PageHandle = { access: 'provider' };

export const loader = (args: Route.LoaderArgs) => loadHandout(args);

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'Your poster',
    description: 'A poster with a code that leads to your profile.',
    index: false,
  });
}

export default function Poster({ loaderData }: Route.ComponentProps) {
  return <PosterScreen handout={loaderData} />;
}
