import { data } from 'react-router';
import { landing } from '#messages';
import { useLandingShown } from '#features/insights/counting/use-shown.ts';
import { LandingPage } from '#features/directory/landing/landing-page.tsx';
import {
  landingIntro,
  landingTitle,
  landingTrail,
} from '#features/directory/landing/landing-texts.ts';
import { feedPath, readLanding } from '#features/directory/landing/landing.rules.ts';
import { loadLanding } from '#features/directory/landing/load-landing.server.ts';
import { FindBar } from '#features/find/find-bar.tsx';
import { withLanguage } from '#platform/language.ts';
import { servicesContext } from '#platform/services.server.ts';
import { breadcrumbsJsonLd } from '#ui/breadcrumbs.tsx';
import type { Route } from './+types/landing';
import { kindOfRoute } from './kind-of-route.ts';
import { pageMeta, siteOf } from './page-meta.ts';

export { cachedPage as handle } from './page-access.ts';

export async function loader({ params, pattern, context }: Route.LoaderArgs) {
  const asked = readLanding(kindOfRoute(pattern), params.first, params.second);
  if (!asked) throw data(null, { status: 404 });
  return loadLanding(context.get(servicesContext), asked);
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return pageMeta(matches, { title: landing.notFound, description: '' });
  const { landing: shown, total } = loaderData;
  return pageMeta(matches, {
    title: landingTitle(shown),
    description: landing.pageAbout(total, landingIntro(shown)),
    // Nobody there yet: nothing worth finding.
    index: total > 0,
    feed: withLanguage(feedPath(shown)),
    jsonLd: [breadcrumbsJsonLd(siteOf(matches)?.url ?? '', landingTrail(shown))],
  });
}

export default function Landing({ loaderData }: Route.ComponentProps) {
  useLandingShown(loaderData);
  return (
    <>
      <FindBar className="md:hidden" />
      <LandingPage data={loaderData} />
    </>
  );
}
