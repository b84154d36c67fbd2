import { proveEmail } from '#features/signup/signup-proof.server.ts';
import type { Services } from '#platform/services.server.ts';
import type { Browser } from './browser.ts';
import { businessEntry, specialistEntry } from '../support/signup-entries.ts';

/** Signs up in this browser, as if the code had been typed already. */
export async function signUpIn(
  browser: Browser,
  services: Services,
  kind: 'specialist' | 'business',
  changed: Record<string, string | Blob | readonly Blob[]> = {},
): Promise<void> {
  const entry = { ...(kind === 'specialist' ? specialistEntry : businessEntry), ...changed };
  browser.cookies.set('signup-proof', proveEmail(services, String(entry.email)).value);
  const path = `/api/verify/db_insert${kind === 'specialist' ? 1 : 2}.php`;
  const answer = await browser.postMultipart(path, entry);
  const said = (await answer.json()) as { success: boolean; error?: string };
  if (!said.success) throw new Error(said.error);
}
