import { isProfileId } from '#features/profiles/profile-id.rules.ts';
import { asAppError } from '#platform/errors.ts';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';
import type { Services } from '#platform/services.server.ts';
import type { AskedReviews } from './asked-reviews.ts';
import { findProfile } from './find-profile.server.ts';
import { findSimilar } from './find-similar.server.ts';
import { missing, unavailable, type ProfileOutcome, type Similar } from './profile-outcome.ts';

interface Asked {
  kind: ProviderKind;
  id: string;
  viewer: number | null;
  reviews: AskedReviews;
}

/** What a profile page needs for its first paint; without a database, the sentence that says so. */
export async function loadProfile(
  services: Pick<Services, 'db' | 'directoryVersion' | 'log'>,
  { kind, id, ...asked }: Asked,
): Promise<{ outcome: ProfileOutcome; similar: Similar }> {
  try {
    const profile = isProfileId(id) ? await findProfile(services.db, kind, id, asked) : null;
    if (!profile) return { outcome: missing(kind), similar: [] };
    return { outcome: { profile, status: 200 }, similar: await findSimilar(services, profile) };
  } catch (error) {
    if (asAppError(error)?.code !== 'unavailable') throw error;
    services.log.error({ err: error, id }, 'a profile could not be read');
    return { outcome: unavailable(kind), similar: null };
  }
}
