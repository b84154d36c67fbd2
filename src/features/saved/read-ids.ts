import { isProfileId } from '#features/profiles/profile-id.rules.ts';

/** Ids from an address, each once; what is none is left out. */
export function readIds(given: readonly string[], max: number): string[] {
  const ids = given.flatMap((text) => text.split(',')).filter(isProfileId);
  return [...new Set(ids)].slice(0, max);
}
