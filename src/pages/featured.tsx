import { data } from 'react-router';
import { home } from '#messages';
import { Featured } from '#features/home/featured.tsx';
import { fetchFeatured } from '#features/home/fetch-featured.ts';
import { loadFeatured } from '#features/home/load-home.server.ts';
import { COUNTRY } from '#platform/pack.ts';
import { servicesContext } from '#platform/services.server.ts';
import type { Route } from './+types/featured';
import { kindOfRoute } from './kind-of-route.ts';
import { pageMeta } from './page-meta.ts';

export { cachedPage as handle } from './page-access.ts';

const META = {
  specialist: () => ({
    title: home.featuredSpecialistsPage,
    description: home.featuredSpecialistsAbout(COUNTRY.name),
  }),
  business: () => ({
    title: home.featuredBusinessesPage,
    description: home.featuredBusinessesAbout(COUNTRY.name),
  }),
};

export function meta({ matches, location }: Route.MetaArgs) {
  return pageMeta(matches, META[kindOfRoute(location.pathname)]());
}

export async function loader({ pattern, context }: Route.LoaderArgs) {
  const kind = kindOfRoute(pattern);
  const cards = await loadFeatured(context.get(servicesContext), kind);
  return data({ kind, cards }, { status: cards ? 200 : 503 });
}

export function clientLoader({ pattern, serverLoader }: Route.ClientLoaderArgs) {
  const kind = kindOfRoute(pattern);
  return { kind, cards: fetchFeatured(kind, async () => (await serverLoader()).cards) };
}

export default function FeaturedPage({ loaderData }: Route.ComponentProps) {
  return <Featured key={loaderData.kind} {...loaderData} heading="h1" />;
}
