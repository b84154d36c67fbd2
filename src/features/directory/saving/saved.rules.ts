import { isProfileId } from '#features/profiles/profile-id.rules.ts';

/** As many as a link can carry. */
export const SAVED_MAX = 50;
export const COMPARED_MAX = 4;

export const SAVED_TEXTS = {
  full: `You can save up to ${SAVED_MAX}. Please remove somebody first.`,
  unstored: 'Saved until you leave: this browser does not let us keep it.',
} as const;

/** Ids from an address, each once; what is none is left out. */
export function readIds(given: readonly string[], max: number): string[] {
  const ids = given.flatMap((text) => text.split(',')).filter(isProfileId);
  return [...new Set(ids)].slice(0, max);
}
