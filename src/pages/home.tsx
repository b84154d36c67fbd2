import { lazy, Suspense, useEffect } from 'react';
import { data, useLocation } from 'react-router';
import { frame } from '#messages';
import { SearchSection } from '#features/directory/form/search-section.tsx';
import { useSearchTab } from '#features/directory/form/use-search-tab.ts';
import { FindBox } from '#features/find/find-box.tsx';
import { About } from '#features/home/about.tsx';
import { BrowseSection } from '#features/home/browse-section.tsx';
import { Featured } from '#features/home/featured.tsx';
import { fetchFeatured } from '#features/home/fetch-featured.ts';
import { Hero, heroPreloads } from '#features/home/hero.tsx';
import { loadHome } from '#features/home/load-home.server.ts';
import { feedPath } from '#features/directory/landing/landing.rules.ts';
import { languageNow, pageHref, withLanguage } from '#platform/language.ts';
import { servicesContext } from '#platform/services.server.ts';
import { paths, HOME_SECTIONS, type HomeSection } from '#platform/paths.ts';
import { descriptor, type Site } from '#platform/site.ts';
import { Remembered } from '#ui/remembered.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import { focusPlace } from '#ui/frame/focus-place.ts';
import type { Route } from './+types/home';
import { pageMeta, siteOf } from './page-meta.ts';

export { cachedPage as handle } from './page-access.ts';

export function meta({ matches }: Route.MetaArgs) {
  const site = siteOf(matches);
  const described = pageMeta(matches, {
    title: descriptor(),
    description: site?.tagline ?? frame.tagline,
    canonical: '/',
    feed: withLanguage(feedPath(null)),
    jsonLd: site ? [websiteJsonLd(site)] : [],
  });
  return [...heroPreloads(site?.hero), ...described];
}

export async function loader({ context }: Route.LoaderArgs) {
  const found = await loadHome(context.get(servicesContext));
  return data(found, { status: found.specialists && found.businesses ? 200 : 503 });
}

/** The carousels come from the public API; the numbers for browsing, which it does not know, from the loader. */
export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const own = serverLoader();
  return {
    specialists: fetchFeatured('specialist', async () => (await own).specialists),
    businesses: fetchFeatured('business', async () => (await own).businesses),
    browse: own.then(
      ({ browse }) => browse,
      () => null,
    ),
  };
}

const FirstSteps = lazy(() => import('#features/insights/dashboard/first-steps-at-home.tsx'));

export default function Home({ loaderData, matches }: Route.ComponentProps) {
  const tab = useSearchTab();
  useWishes();
  const { account, site } = matches[0].loaderData;
  return (
    <>
      {account?.page && <FirstStepsOnceHere name={account.name} />}
      <Hero site={site} onJump={tab.choose}>
        <Remembered>
          <FindBox id="find-on-page" large />
        </Remembered>
      </Hero>
      <Featured kind="specialist" cards={loaderData.specialists} />
      <SearchSection tab={tab}>
        <BrowseSection browse={loaderData.browse} kind={tab.kind} />
      </SearchSection>
      <Featured kind="business" cards={loaderData.businesses} />
      <About />
    </>
  );
}

function FirstStepsOnceHere({ name }: { name: string }) {
  return (
    useHydrated() && (
      <Suspense>
        <FirstSteps name={name} />
      </Suspense>
    )
  );
}

/** The site itself, and how machines may search it. */
function websiteJsonLd({ name, url }: Site): object {
  return {
    '@type': 'WebSite',
    '@id': `${url}/`,
    url: url + pageHref(paths.home),
    name,
    inLanguage: languageNow(),
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${url}${pageHref(paths.find)}?q={search_term_string}`,
      },
      'query-input': 'required name=search_term_string',
    },
  };
}

/** Scrolls to what the navigation asked for in its state, once for each. */
function useWishes(): void {
  const { key, state } = useLocation();
  useEffect(() => {
    const { scrollTo } = (state ?? {}) as { scrollTo?: string };
    const section = HOME_SECTIONS.find((each) => each === scrollTo);
    if (!section) return;
    // After the router has restored its own scroll position and the frame has moved the focus.
    const turn = requestAnimationFrame(() => scrollToSection(section));
    return () => cancelAnimationFrame(turn);
    // The same wish made again comes with a new key.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key]);
}

/** Takes keyboard and screen reader along. */
function scrollToSection(section: HomeSection): void {
  const place = document.getElementById(section);
  if (!place) return;
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  place.scrollIntoView({ behavior: calm ? 'auto' : 'smooth' });
  focusPlace(place);
}
