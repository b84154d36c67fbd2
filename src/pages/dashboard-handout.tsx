import { useEffect } from 'react';
import { tickFirstStep } from '#features/accounts/first-steps.ts';
import { CardsScreen } from '#features/insights/handout/cards-screen.tsx';
import { PosterScreen } from '#features/insights/handout/poster-screen.tsx';
import { LARGE_PAPERS, PAPERS } from '#features/insights/insights.rules.ts';
import { paths } from '#platform/paths.ts';
import { dashboard, handout } from '#messages';
import type { Route } from './+types/dashboard-handout';
import { loadHandout } from './dashboard-handout.server.ts';
import { pageMeta } from './page-meta.ts';

export { providerPage as handle } from './page-access.ts';

/** By the name of the route. */
const HANDOUTS = {
  'dashboard-poster': {
    title: 'yourPoster',
    description: 'posterDescription',
    Screen: PosterScreen,
  },
  'dashboard-card': {
    title: 'yourCards',
    description: 'cardsDescription',
    Screen: CardsScreen,
  },
} as const;

const handoutOf = (matches: readonly ({ id: string } | undefined)[]) =>
  HANDOUTS[matches.at(-1)!.id as keyof typeof HANDOUTS];

export const loader = (args: Route.LoaderArgs) =>
  loadHandout(args, paths.poster.endsWith(args.pattern) ? PAPERS : LARGE_PAPERS);

export function meta({ matches }: Route.MetaArgs) {
  const { title, description } = handoutOf(matches);
  return pageMeta(matches, {
    title: dashboard[title],
    description: handout[description],
    index: false,
  });
}

export default function Handout({ loaderData, matches }: Route.ComponentProps) {
  const { Screen } = handoutOf(matches);
  const isPoster = Screen === PosterScreen;
  useEffect(() => {
    if (isPoster) tickFirstStep('poster');
  }, [isPoster]);
  return <Screen handout={loaderData} />;
}
