import { saved } from '#messages';
import { fetchSavedPage } from '#features/saved/fetch-cards.ts';
import { findSaved } from '#features/saved/find-saved.server.ts';
import { SavedPage } from '#features/saved/saved-page.tsx';
import { readSavedQuery, type SavedData } from '#features/saved/saved-query.ts';
import { servicesContext } from '#platform/services.server.ts';
import type { Route } from './+types/saved';
import { queryOf } from './http/asked.server.ts';
import { pageMeta } from './page-meta.ts';

export { cachedPage as handle } from './page-access.ts';

export async function loader({ request, context }: Route.LoaderArgs): Promise<SavedData> {
  const query = readSavedQuery(queryOf({ request }));
  const { db } = context.get(servicesContext);
  return { query, cards: await findSaved(db, query.ids ?? []) };
}

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => fetchSavedPage(request);

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: loaderData?.query.ids ? saved.sharedTitle : saved.title,
    description: saved.pageAbout,
    index: false,
  });
}

export default function Saved({ loaderData }: Route.ComponentProps) {
  return <SavedPage {...loaderData} />;
}
