import { data } from 'react-router';
import { fetchResultsPage } from '#features/directory/results/fetch-results.ts';
import { findResultsPage } from '#features/directory/results/find-results-page.server.ts';
import { ResultsPage } from '#features/directory/results/results-page.tsx';
import { useResultsShown } from '#features/insights/counting/use-shown.ts';
import { servicesContext } from '#platform/services.server.ts';
import type { Route } from './+types/results';
import { queryOf } from './http/asked.server.ts';
import { kindOfRoute } from './kind-of-route.ts';
import { resultsMeta } from './results-meta.ts';

export { cachedPage as handle } from './page-access.ts';

export async function loader({ request, pattern, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const kind = kindOfRoute(pattern);
  const { found, status } = await findResultsPage(services, kind, queryOf({ request }));
  return data(found, { status });
}

export function clientLoader({ request, pattern }: Route.ClientLoaderArgs) {
  return fetchResultsPage(kindOfRoute(pattern), request);
}

export function meta({ matches, location, loaderData }: Route.MetaArgs) {
  return resultsMeta(matches, location, loaderData);
}

export default function Results({ loaderData }: Route.ComponentProps) {
  useResultsShown(loaderData.outcome);
  return <ResultsPage key={loaderData.query.kind} {...loaderData} />;
}
