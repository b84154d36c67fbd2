import { randomUUID } from 'node:crypto';
import type { Token } from '#platform/cookies.server.ts';

/** Given with the first code: the code works in this browser alone. */
export const codeBrowser = (known: string | null): Token => ({
  value: known ?? randomUUID(),
  seconds: 60 * 60,
});
