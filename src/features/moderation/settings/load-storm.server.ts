import { localTime } from '#platform/local-day.rules.ts';
import type { Services } from '#platform/services.server.ts';
import { mayDo, type StaffRole } from '#platform/staff-roles.rules.ts';
import { stormUntil } from '#platform/storm.server.ts';

export type StormView = ReturnType<typeof loadStorm>;

/** Null while it is off. */
export function loadStorm({ env, clock }: Services, role: StaffRole | undefined) {
  const until = stormUntil(env, clock.now());
  if (!until) return null;
  const mayEnd = mayDo(role, 'settings') && !env.given.includes('STORM_UNTIL');
  return { until: localTime(until), mayEnd };
}
