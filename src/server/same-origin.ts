import type { MiddlewareHandler } from 'hono';
import { AppError } from '#platform/errors.ts';
import type { RequestContext } from '#platform/request-context.server.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Refuses to change anything on behalf of another site's page, for both doors. */
export function sameOrigin(siteUrl: string): MiddlewareHandler<RequestContext> {
  return async (c, next) => {
    if (!SAFE.has(c.req.method) && !isSameOrigin(c.req.raw.headers, c.req.url, siteUrl)) {
      throw new AppError('forbidden', 'This request did not come from a page of this site.');
    }
    await next();
  };
}

function isSameOrigin(headers: Headers, requestUrl: string, siteUrl: string): boolean {
  const site = headers.get('Sec-Fetch-Site');
  if (site) return site === 'same-origin';
  const origin = headers.get('Origin');
  return (
    origin !== null && (origin === new URL(siteUrl).origin || origin === new URL(requestUrl).origin)
  );
}
