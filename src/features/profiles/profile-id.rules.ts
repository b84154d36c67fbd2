const PROFILE_ID = /^[a-z0-9-]{1,80}$/;

/** Whether a profile could have this address at all. */
export const isProfileId = (text: string): boolean => PROFILE_ID.test(text);

/** The name that a profile's address was made from: `maria-castillo-7f3k9q` was "maria castillo". */
export function nameInProfileId(id: string): string {
  return isProfileId(id) ? id.split('-').slice(0, -1).join(' ') : '';
}
