import * as React from 'react';

const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
const internals = (React as unknown as Record<string, object>)[INTERNALS]!;

/**
 * Of the first 10,000 elements in each second React notes where they were made, for the sake of its warnings: a fifth
 * of all that a test of a page does. The warnings come without.
 */
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => Infinity,
  set: () => {},
});
