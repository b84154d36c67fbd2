import type { Token } from '#platform/cookies.server.ts';
import { DAY_MS } from '#platform/local-day.rules.ts';
import type { Services } from '#platform/services.server.ts';
import type { Session } from '#platform/session-context.server.ts';
import { rememberDevice } from './known-device.server.ts';
import { endSession } from './session.server.ts';

interface Entrance {
  accountId: number;
  /** Of the session that has just begun. */
  token: string;
  /** The one that the browser had until now: nobody else has its cookie. */
  former: Session | null;
  /** What the browser was given to be known by. */
  knownDevice: string | null;
}

/** The end of every way in: what the browser keeps from now on. */
export async function enter(
  services: Services,
  { accountId, token, former, knownDevice }: Entrance,
): Promise<Record<'session' | 'device', Token>> {
  if (former) await endSession(services.db, former.id);
  return {
    session: { value: token, seconds: (services.env.SESSION_MAX_DAYS * DAY_MS) / 1000 },
    device: rememberDevice(services, accountId, knownDevice),
  };
}
