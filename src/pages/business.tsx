import { data } from 'react-router';
import { useProfileShown } from '#features/insights/counting/use-shown.ts';
import { findBusiness } from '#features/profile-page/find-profile.server.ts';
import { findSimilar } from '#features/profile-page/find-similar.server.ts';
import { loadProfile } from '#features/profile-page/load-profile.server.ts';
import {
  fetchBusiness,
  BUSINESS_NOT_FOUND,
  BUSINESS_UNAVAILABLE,
} from '#features/profile-page/profile-outcome.ts';
import { ProfileScreen } from '#features/profile-page/profile-screen.tsx';
import { viewBusiness } from '#features/profile-page/profile-view.ts';
import { servicesContext } from '#platform/services.server.ts';
import { sessionContext } from '#platform/session-context.server.ts';
import type { Route } from './+types/business';
import { siteOf } from './page-meta.ts';
import { profileMeta } from './profile-meta.ts';

export { cachedPage as handle } from './page-access.ts';

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, log } = context.get(servicesContext);
  const loaded = await loadProfile({
    id: params.id,
    log,
    find: (id) => findBusiness(db, id, context.get(sessionContext)?.account.id),
    findSimilar: ({ id, sector, type, location }) =>
      findSimilar(db, { kind: 'business', id, category: sector, headline: type, location }),
    missing: BUSINESS_NOT_FOUND,
    unavailable: BUSINESS_UNAVAILABLE,
  });
  return data(loaded, { status: loaded.outcome.status });
}

/** The profile comes from the public API; the similar ones, which it does not know, from this page's own loader. */
export function clientLoader({ params, serverLoader }: Route.ClientLoaderArgs) {
  return {
    outcome: fetchBusiness(params.id),
    similar: serverLoader().then(
      ({ similar }) => similar,
      () => [],
    ),
  };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return profileMeta(matches, loaderData?.outcome, viewBusiness);
}

export default function Business({ loaderData, params, matches }: Route.ComponentProps) {
  useProfileShown(loaderData.outcome);
  return (
    <ProfileScreen
      kind="business"
      id={params.id}
      {...loaderData}
      view={viewBusiness}
      site={siteOf(matches)!}
    />
  );
}
