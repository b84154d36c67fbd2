import { data } from 'react-router';
import { results } from '#messages';
import { KINDS } from '#features/directory/kinds.ts';
import { fetchResultsPage } from '#features/directory/results/fetch-results.ts';
import { findResultsPage } from '#features/directory/results/find-results-page.server.ts';
import { shownPage } from '#features/directory/results/results-outcome.ts';
import { ResultsPage } from '#features/directory/results/results-page.tsx';
import { headline, pageTitle } from '#features/directory/search-query.ts';
import { FindBar } from '#features/find/find-bar.tsx';
import { useResultsShown } from '#features/insights/counting/use-shown.ts';
import { servicesContext } from '#platform/services.server.ts';
import type { Route } from './+types/results';
import { queryOf } from './http/asked.server.ts';
import { kindOfRoute } from './kind-of-route.ts';
import { pageMeta } from './page-meta.ts';

export { cachedPage as handle } from './page-access.ts';

export async function loader({ request, pattern, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const kind = kindOfRoute(pattern);
  const { found, status } = await findResultsPage(services, kind, queryOf({ request }));
  return data(found, { status });
}

export function clientLoader({ request, pattern, serverLoader }: Route.ClientLoaderArgs) {
  return fetchResultsPage(kindOfRoute(pattern), request, serverLoader);
}

/** Search engines read the plain list, page by page; for what people search there are landing pages. */
export function meta({ matches, location, loaderData }: Route.MetaArgs) {
  // Missing where the page itself failed.
  const query = loaderData?.query ?? { kind: kindOfRoute(location.pathname), values: {} };
  const { path, compare } = KINDS[query.kind];
  const page = loaderData ? shownPage(loaderData) : 1;
  const asked = [...new URLSearchParams(location.search).keys()];
  return pageMeta(matches, {
    title: pageTitle(query, page),
    description: results.pageAbout(headline(query), compare),
    index: asked.every((name) => name === 'page'),
    canonical: page > 1 ? `${path}?page=${page}` : path,
  });
}

export default function Results({ loaderData }: Route.ComponentProps) {
  useResultsShown(loaderData.outcome);
  return (
    <>
      <FindBar className="md:hidden" />
      <ResultsPage key={loaderData.query.kind} {...loaderData} />
    </>
  );
}
