import type { MiddlewareHandler } from 'hono';
import { findSession } from '#features/accounts/session.server.ts';
import { isPersonal, readCookie } from '#platform/cookies.server.ts';
import type { RequestContext } from '#platform/request-context.server.ts';
import type { Services } from '#platform/services.server.ts';
import { clientAddress } from './client-address.ts';

/** Who asks, and from where: found out once, for both doors. */
export function recognise({ env, db, clock }: Services): MiddlewareHandler<RequestContext> {
  return async (c, next) => {
    c.set('client', clientAddress(c, env.TRUSTED_PROXY_HOPS));
    const cookies = c.req.header('Cookie');
    const token = readCookie(env, 'session', cookies);
    c.set('personal', isPersonal(env, cookies));
    c.set('session', token ? await findSession(db, clock.now(), env, token) : null);
    await next();
    // What was made for one person stays out of every shared cache.
    if (token && !c.res.headers.has('Cache-Control'))
      c.header('Cache-Control', 'private, no-store');
  };
}
