import type { RouterContextProvider } from 'react-router';
import { servicesContext } from '#platform/services.server.ts';
import { sessionContext } from '#platform/session-context.server.ts';
import { countWaiting } from './count-waiting.server.ts';
import type { StaffCounts } from './staff-counts.ts';

/** Whoever still has to set up the second factor does not learn how much waits. */
export async function loadFrame(
  context: Readonly<RouterContextProvider>,
): Promise<{ counts: StaffCounts | undefined }> {
  if (context.get(sessionContext)?.secondFactorMissing) return { counts: undefined };
  return { counts: await countWaiting(context.get(servicesContext).db) };
}
