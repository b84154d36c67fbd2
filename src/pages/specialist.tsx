import { data } from 'react-router';
import { useProfileShown } from '#features/insights/counting/use-shown.ts';
import { findSpecialist } from '#features/profile-page/find-profile.server.ts';
import { findSimilar } from '#features/profile-page/find-similar.server.ts';
import { loadProfile } from '#features/profile-page/load-profile.server.ts';
import {
  fetchSpecialist,
  SPECIALIST_NOT_FOUND,
  SPECIALIST_UNAVAILABLE,
} from '#features/profile-page/profile-outcome.ts';
import { ProfileScreen } from '#features/profile-page/profile-screen.tsx';
import { viewSpecialist } from '#features/profile-page/profile-view.ts';
import { servicesContext } from '#platform/services.server.ts';
import { sessionContext } from '#platform/session-context.server.ts';
import type { Route } from './+types/specialist';
import { siteOf } from './page-meta.ts';
import { profileMeta } from './profile-meta.ts';

export { cachedPage as handle } from './page-access.ts';

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, log } = context.get(servicesContext);
  const loaded = await loadProfile({
    id: params.id,
    log,
    find: (id) => findSpecialist(db, id, context.get(sessionContext)?.account.id),
    findSimilar: ({ id, category, occupation, location }) =>
      findSimilar(db, { kind: 'specialist', id, category, headline: occupation, location }),
    missing: SPECIALIST_NOT_FOUND,
    unavailable: SPECIALIST_UNAVAILABLE,
  });
  return data(loaded, { status: loaded.outcome.status });
}

/** The profile comes from the public API; the similar ones, which it does not know, from this page's own loader. */
export function clientLoader({ params, serverLoader }: Route.ClientLoaderArgs) {
  return {
    outcome: fetchSpecialist(params.id),
    similar: serverLoader().then(
      ({ similar }) => similar,
      () => [],
    ),
  };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return profileMeta(matches, loaderData?.outcome, viewSpecialist);
}

export default function Specialist({ loaderData, params, matches }: Route.ComponentProps) {
  useProfileShown(loaderData.outcome);
  return (
    <ProfileScreen
      kind="specialist"
      id={params.id}
      {...loaderData}
      view={viewSpecialist}
      site={siteOf(matches)!}
    />
  );
}
