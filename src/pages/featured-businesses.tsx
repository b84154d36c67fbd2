import { data } from 'react-router';
import { FeaturedBusinesses } from '#features/home/featured-businesses.tsx';
import { fetchFeaturedBusinesses } from '#features/home/fetch-featured.ts';
import { loadFeatured } from '#features/home/load-featured.server.ts';
import { listFeaturedBusinesses } from '#features/directory/list-featured.server.ts';
import { COUNTRY } from '#platform/pack.ts';
import { servicesContext } from '#platform/services.server.ts';
import type { Route } from './+types/featured-businesses';
import { pageMeta } from './page-meta.ts';

export { cachedPage as handle } from './page-access.ts';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'Featured businesses',
    description: `Shops, lodges, workshops and clinics worth knowing, all over ${COUNTRY.name}.`,
  });
}

export async function loader({ context }: Route.LoaderArgs) {
  const businesses = await loadFeatured(context.get(servicesContext), listFeaturedBusinesses);
  return data({ businesses }, { status: businesses ? 200 : 503 });
}

export const clientLoader = () => ({ businesses: fetchFeaturedBusinesses() });

export default function FeaturedCarousel({ loaderData }: Route.ComponentProps) {
  return <FeaturedBusinesses businesses={loaderData.businesses} heading="h1" />;
}
