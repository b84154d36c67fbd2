import type { MiddlewareHandler } from 'hono';
import { addressWithout, languageOf } from '#platform/language.ts';
import type { RequestContext } from '#platform/request-context.server.ts';
import type { Services } from '#platform/services.server.ts';

/** Pages in a language that staff have switched off lead to the same page in the first one, with what was sent to them. */
export function offeredLanguages(services: Services): MiddlewareHandler<RequestContext> {
  return async (c, next) => {
    const { pathname, search } = new URL(c.req.url);
    const isOffered = services.env.SITE_LANGUAGES.includes(languageOf(pathname));
    // Whoever has a page open goes on reading.
    if (isOffered || pathname.endsWith('.data')) return next();
    c.header('Cache-Control', 'no-store');
    return c.redirect(addressWithout(pathname) + search, 307);
  };
}
