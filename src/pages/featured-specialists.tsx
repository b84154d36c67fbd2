import { data } from 'react-router';
import { FeaturedSpecialists } from '#features/home/featured-specialists.tsx';
import { fetchFeaturedSpecialists } from '#features/home/fetch-featured.ts';
import { loadFeatured } from '#features/home/load-featured.server.ts';
import { listFeaturedSpecialists } from '#features/directory/list-featured.server.ts';
import { COUNTRY } from '#platform/pack.ts';
import { servicesContext } from '#platform/services.server.ts';
import type { Route } from './+types/featured-specialists';
import { pageMeta } from './page-meta.ts';

export { cachedPage as handle } from './page-access.ts';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'Featured specialists',
    description: `People who do good work, chosen from every district of ${COUNTRY.name}.`,
  });
}

export async function loader({ context }: Route.LoaderArgs) {
  const specialists = await loadFeatured(context.get(servicesContext), listFeaturedSpecialists);
  return data({ specialists }, { status: specialists ? 200 : 503 });
}

export const clientLoader = () => ({ specialists: fetchFeaturedSpecialists() });

export default function FeaturedCarousel({ loaderData }: Route.ComponentProps) {
  return <FeaturedSpecialists specialists={loaderData.specialists} heading="h1" />;
}
