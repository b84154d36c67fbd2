import { data } from 'react-router';
import { useResultsShown } from '#features/insights/counting/use-shown.ts';
import { findResultsPage } from '#features/directory/results/find-results-page.server.ts';
import { fetchResultsPage } from '#features/directory/results/fetch-results.ts';
import { ResultsPage } from '#features/directory/results/results-page.tsx';
import { SPECIALISTS } from '#features/directory/results/results-kinds.ts';
import { SpecialistCard } from '#features/directory/results/specialist-card.tsx';
import { specialistSearchParams } from '#features/directory/search-params.rules.ts';
import { searchSpecialists } from '#features/directory/search-specialists.server.ts';
import type { SpecialistResult } from '#features/directory/search-wire.ts';
import { servicesContext } from '#platform/services.server.ts';
import type { Route } from './+types/specialists-results';
import { queryOf } from './http/asked.server.ts';
import { resultsMeta } from './results-meta.ts';

export { cachedPage as handle } from './page-access.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { found, status } = await findResultsPage(services, queryOf({ request }), {
    kind: SPECIALISTS,
    rules: specialistSearchParams,
    search: (params) => searchSpecialists(services, params),
  });
  return data(found, { status });
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return fetchResultsPage<SpecialistResult>(SPECIALISTS, request);
}

export function meta({ matches, location, loaderData }: Route.MetaArgs) {
  return resultsMeta(matches, {
    kind: SPECIALISTS,
    data: loaderData,
    search: location.search,
    compare: 'bios, skills and ratings',
  });
}

export default function SpecialistsResults({ loaderData }: Route.ComponentProps) {
  useResultsShown(loaderData.outcome);
  return (
    <ResultsPage
      kind={SPECIALISTS}
      data={loaderData}
      renderCard={(specialist, index) => (
        <SpecialistCard key={specialist.id} specialist={specialist} eager={index === 0} />
      )}
    />
  );
}
