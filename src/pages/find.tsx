import { data } from 'react-router';
import { find } from '#messages';
import { fetchFindPage } from '#features/find/fetch-found.ts';
import { FindPage } from '#features/find/find-page.tsx';
import { shownPage } from '#features/directory/results/results-outcome.ts';
import { findTitle } from '#features/find/find-query.ts';
import { loadFindPage } from '#features/find/find.server.ts';
import { useResultsShown } from '#features/insights/counting/use-shown.ts';
import { findTexts } from '#platform/pack.ts';
import { paths } from '#platform/paths.ts';
import { servicesContext } from '#platform/services.server.ts';
import type { Route } from './+types/find';
import { queryOf } from './http/asked.server.ts';
import { pageMeta } from './page-meta.ts';

export { cachedPage as handle } from './page-access.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { found, status } = await loadFindPage(context.get(servicesContext), queryOf({ request }));
  return data(found, { status });
}

export const clientLoader = ({ request, serverLoader }: Route.ClientLoaderArgs) =>
  fetchFindPage(request, serverLoader);

/** Search engines read the page alone, not what people say. */
export function meta({ matches, location, loaderData }: Route.MetaArgs) {
  // Missing where the page itself failed.
  const query = loaderData?.query ?? { q: '', place: null, problem: null };
  return pageMeta(matches, {
    title: findTitle(query, loaderData ? shownPage(loaderData) : 1),
    description: `${findTexts.hint} ${find.pageAbout}`,
    index: location.search === '',
    canonical: paths.find,
  });
}

export default function Find({ loaderData }: Route.ComponentProps) {
  useResultsShown(loaderData.outcome);
  return <FindPage {...loaderData} />;
}
