import { lazy, Suspense, useState } from 'react';
import { data } from 'react-router';
import { SearchSection } from '#features/search/form/search-section.tsx';
import { About } from '#features/search/home/about.tsx';
import { FeaturedBusinesses } from '#features/search/home/featured-businesses.tsx';
import { FeaturedSpecialists } from '#features/search/home/featured-specialists.tsx';
import {
  fetchFeaturedBusinesses,
  fetchFeaturedSpecialists,
} from '#features/search/home/fetch-featured.ts';
import { Hero } from '#features/search/home/hero.tsx';
import { loadBrowse } from '#features/search/home/load-browse.server.ts';
import { loadFeatured } from '#features/search/home/load-featured.server.ts';
import { useWishes } from '#features/search/home/use-wishes.ts';
import {
  listFeaturedBusinesses,
  listFeaturedSpecialists,
} from '#features/search/list-featured.server.ts';
import { untilTouched } from '#ui/until-touched.ts';
import { servicesContext } from '#platform/services.server.ts';
import { DESCRIPTOR, TAGLINE } from '#platform/site.ts';
import type { Route } from './+types/home';
import { pageMeta, siteOf } from './page-meta.ts';
import { websiteJsonLd } from './website-json-ld.ts';

export { publicPage as handle } from './page-access.ts';

/** Below the fold and made of plain links: its script waits until somebody scrolls. */
const BrowseSection = lazy(async () => {
  await untilTouched();
  return { default: (await import('#features/search/home/browse-section.tsx')).BrowseSection };
});

export function meta({ matches }: Route.MetaArgs) {
  const site = siteOf(matches);
  return pageMeta(matches, {
    title: DESCRIPTOR,
    description: TAGLINE,
    canonical: '/',
    jsonLd: site ? [websiteJsonLd(site)] : [],
  });
}

export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const [specialists, businesses, browse] = await Promise.all([
    loadFeatured(services, listFeaturedSpecialists),
    loadFeatured(services, listFeaturedBusinesses),
    loadBrowse(services),
  ]);
  return data(
    { specialists, businesses, browse },
    { status: specialists && businesses ? 200 : 503 },
  );
}

export function clientLoader() {
  return {
    specialists: fetchFeaturedSpecialists(),
    businesses: fetchFeaturedBusinesses(),
    // Coming late, it would push away the section that somebody is being taken to.
    browse: null,
  };
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const [kind, setKind] = useState<'specialist' | 'business'>('specialist');
  useWishes(setKind);
  return (
    <>
      <Hero onJump={setKind} />
      <FeaturedSpecialists specialists={loaderData.specialists} />
      <SearchSection kind={kind} onKind={setKind} />
      <Suspense fallback={null}>
        <BrowseSection browse={loaderData.browse} kind={kind} />
      </Suspense>
      <FeaturedBusinesses businesses={loaderData.businesses} />
      <About />
    </>
  );
}
