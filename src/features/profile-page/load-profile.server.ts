import { asAppError } from '#platform/errors.ts';
import type { Log } from '#platform/log.server.ts';
import { isProfileId } from '#features/profiles/profile-id.rules.ts';
import type { Outcome } from './profile-outcome.ts';
import type { SimilarProvider } from './similar-provider.ts';

interface Options<Profile> {
  id: string;
  log: Log;
  find: (id: string) => Promise<Profile | null>;
  findSimilar: (profile: Profile) => Promise<SimilarProvider[]>;
  missing: Outcome<never>;
  unavailable: Outcome<never>;
}

export interface LoadedProfile<Profile> {
  outcome: Outcome<Profile>;
  similar: SimilarProvider[];
}

/** What a profile page needs for its first paint; without a database, the sentence that says so. */
export async function loadProfile<Profile>(
  options: Options<Profile>,
): Promise<LoadedProfile<Profile>> {
  const { id, log, find, findSimilar, missing, unavailable } = options;
  try {
    const profile = isProfileId(id) ? await find(id) : null;
    if (!profile) return { outcome: missing, similar: [] };
    return { outcome: { profile, status: 200 }, similar: await findSimilar(profile) };
  } catch (error) {
    if (asAppError(error)?.code !== 'unavailable') throw error;
    log.error({ err: error, id }, 'a profile could not be read');
    return { outcome: unavailable, similar: [] };
  }
}
