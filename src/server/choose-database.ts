import type { MiddlewareHandler } from 'hono';
import { setCookie } from '#platform/cookies.server.ts';
import type { RequestContext } from '#platform/request-context.server.ts';
import type { Services } from '#platform/services.server.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);
/** Longer than anybody may see something old: whoever has changed something sees it, signed in or not. */
const FRESH = { value: 'yes', seconds: 15 };

/** Anonymous readers of the directory read from the replica, where there is one that keeps up; all else is the primary's. */
export function chooseDatabase(services: Services): MiddlewareHandler<RequestContext> {
  const { directoryVersion, env } = services;
  return async (c, next) => {
    const { version, db } = directoryVersion.source;
    c.set('directoryVersion', version);
    if (db !== services.db && c.var.cacheable) c.set('services', { ...services, db });
    await next();
    if (SAFE.has(c.req.method) || c.var.quiet || c.res.status >= 400) return;
    c.header('Set-Cookie', setCookie(env, 'fresh', FRESH), { append: true });
  };
}
