import { useEffect } from 'react';
import { tickFirstStep } from '#features/accounts/first-steps.ts';
import { CardsScreen } from '#features/insights/handout/cards-screen.tsx';
import { getHandout } from '#features/insights/handout/get-handout.server.ts';
import { PosterScreen } from '#features/insights/handout/poster-screen.tsx';
import { choosePaper, LARGE_PAPERS, PAPERS } from '#features/insights/insights.rules.ts';
import { paths } from '#platform/paths.ts';
import { servicesContext } from '#platform/services.server.ts';
import { dashboard, handout } from '#messages';
import type { Route } from './+types/dashboard-handout';
import { queryOf } from './http/asked.server.ts';
import { ownerOf } from './owners-only.server.ts';
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

export function loader({ request, pattern, context }: Route.LoaderArgs) {
  const papers = paths.poster.endsWith(pattern) ? PAPERS : LARGE_PAPERS;
  const paper = choosePaper(queryOf({ request }).get('paper'), papers);
  return getHandout(context.get(servicesContext), ownerOf(context).id, paper);
}

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
