import type { MiddlewareHandler } from 'hono';
import { MAX_BEHIND_MS } from '#platform/db/directory-version.server.ts';
import type { RequestContext } from '#platform/request-context.server.ts';
import type { Services } from '#platform/services.server.ts';
import { FRESH_COOKIE, isDirectoryRead } from './answer-cache.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);
/** Longer than the replica may be behind: whoever has changed something sees it, signed in or not. */
const FRESH_SECONDS = MAX_BEHIND_MS / 1000 + 5;

/** Anonymous readers of the directory read from the replica, where there is one that keeps up; all else is the primary's. */
export function chooseDatabase(services: Services): MiddlewareHandler<RequestContext> {
  const { directoryVersion, database, env } = services;
  const secure = env.SITE_URL.startsWith('https:') ? '; Secure' : '';
  return async (c, next) => {
    const { version, db } = directoryVersion.source;
    c.set('directoryVersion', version);
    const { pathname, search } = new URL(c.req.url);
    const url = pathname + search;
    if (db !== services.db && isDirectoryRead(c.req.method, url, c.req.header('Cookie')))
      c.set('services', { ...services, db });
    await next();
    if (!database.replica || SAFE.has(c.req.method) || c.var.quiet || c.res.status >= 400) return;
    const fresh = `${FRESH_COOKIE}=1; Path=/; Max-Age=${FRESH_SECONDS}; HttpOnly; SameSite=Lax`;
    c.header('Set-Cookie', fresh + secure, { append: true });
  };
}
