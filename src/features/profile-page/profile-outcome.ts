import { FAILURES } from '#platform/failures.rules.ts';
import { API, callApi, CallFailed } from '#features/directory/call-api.ts';
import type { BusinessProfile, SpecialistProfile } from '#features/directory/search-wire.ts';
import { isProfileId } from '#features/profiles/profile-id.rules.ts';

/** Either a profile or the sentence that takes its place, with the status it deserves. */
export type Outcome<Profile> =
  | { profile: Profile; failure?: never; status: 200 }
  | { profile?: never; failure: string; status: 404 | 503 };

export const NOT_FOUND = {
  specialist: 'Specialist Not Found',
  business: FAILURES.business,
} as const;
export const SPECIALIST_NOT_FOUND: Outcome<never> = {
  failure: NOT_FOUND.specialist,
  status: 404,
};
export const BUSINESS_NOT_FOUND: Outcome<never> = { failure: NOT_FOUND.business, status: 404 };

/** While the database is away: what the browser would have said about the same call. */
export const SPECIALIST_UNAVAILABLE: Outcome<never> = {
  failure: 'Error fetching specialist: Service Unavailable',
  status: 503,
};
export const BUSINESS_UNAVAILABLE: Outcome<never> = { ...BUSINESS_NOT_FOUND, status: 503 };

export async function fetchSpecialist(id: string): Promise<Outcome<SpecialistProfile>> {
  if (!isProfileId(id)) return SPECIALIST_NOT_FOUND;
  try {
    const profile = await callApi<Partial<SpecialistProfile>>(API.specialistProfile, { id });
    return isWhole(profile) ? { profile, status: 200 } : SPECIALIST_NOT_FOUND;
  } catch (error) {
    const { status, statusText } = error instanceof CallFailed ? error : NO_ANSWER;
    if (status === 404) return SPECIALIST_NOT_FOUND;
    // Status texts are absent over HTTP/2; the number says the same.
    const failure =
      status >= 400 ? `Error fetching specialist: ${statusText || status}` : FAILURES.specialist;
    return { failure, status: 503 };
  }
}

export async function fetchBusiness(id: string): Promise<Outcome<BusinessProfile>> {
  if (!isProfileId(id)) return BUSINESS_NOT_FOUND;
  try {
    const profile = await callApi<Partial<BusinessProfile>>(API.businessProfile, { id });
    return isWhole(profile) ? { profile, status: 200 } : BUSINESS_NOT_FOUND;
  } catch (error) {
    const missing = error instanceof CallFailed && error.status === 404;
    return missing ? BUSINESS_NOT_FOUND : BUSINESS_UNAVAILABLE;
  }
}

const NO_ANSWER = { status: 0, statusText: '' };

/** An object without an id is an error in disguise, or nobody's profile. */
function isWhole<Profile extends { id: string }>(answer: Partial<Profile>): answer is Profile {
  return typeof answer.id === 'string' && !('error' in answer);
}
