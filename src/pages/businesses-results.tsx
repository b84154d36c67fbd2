import { data } from 'react-router';
import { useResultsShown } from '#features/insights/counting/use-shown.ts';
import { findResultsPage } from '#features/directory/results/find-results-page.server.ts';
import { fetchResultsPage } from '#features/directory/results/fetch-results.ts';
import { ResultsPage } from '#features/directory/results/results-page.tsx';
import { BUSINESSES } from '#features/directory/results/results-kinds.ts';
import { BusinessCard } from '#features/directory/results/business-card.tsx';
import { businessSearchParams } from '#features/directory/search-params.rules.ts';
import { searchBusinesses } from '#features/directory/search-businesses.server.ts';
import type { BusinessResult } from '#features/directory/search-wire.ts';
import { servicesContext } from '#platform/services.server.ts';
import type { Route } from './+types/businesses-results';
import { queryOf } from './http/asked.server.ts';
import { resultsMeta } from './results-meta.ts';

export { cachedPage as handle } from './page-access.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { found, status } = await findResultsPage(services, queryOf({ request }), {
    kind: BUSINESSES,
    rules: businessSearchParams,
    search: (params) => searchBusinesses(services, params),
  });
  return data(found, { status });
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return fetchResultsPage<BusinessResult>(BUSINESSES, request);
}

export function meta({ matches, location, loaderData }: Route.MetaArgs) {
  return resultsMeta(matches, {
    kind: BUSINESSES,
    data: loaderData,
    search: location.search,
    compare: 'services and pictures',
  });
}

export default function BusinessesResults({ loaderData }: Route.ComponentProps) {
  useResultsShown(loaderData.outcome);
  return (
    <ResultsPage
      kind={BUSINESSES}
      data={loaderData}
      renderCard={(business, index) => (
        <BusinessCard key={business.id} business={business} eager={index === 0} />
      )}
    />
  );
}
