import type { Context, MiddlewareHandler } from 'hono';
import { problem } from '#platform/errors.ts';
import { addressIn, LANGUAGES } from '#platform/language.ts';
import { isLocalHost } from '#platform/local-host.server.ts';
import { paths } from '#platform/paths.ts';
import type { RequestContext } from '#platform/request-context.server.ts';
import { endpointsHere } from './endpoints-here.ts';

/** Mail programs post there by themselves (RFC 8058): the address carries a proof that no other site knows. */
const PROVE_THEMSELVES = new Set(
  LANGUAGES.map((language) => addressIn(language, paths.unsubscribe)),
);

/** Their callers are no browsers; one that is says so, and is refused like everywhere. */
const isForPrograms = (c: Context) => endpointsHere(c).some(({ fromPrograms }) => fromPrograms);

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Refuses to change anything on behalf of another site's page, for both doors. */
export function sameOrigin(siteUrl: string): MiddlewareHandler<RequestContext> {
  const site = new URL(siteUrl);
  const local = isLocalHost(site.hostname);

  /** A local site is served under any name: there its own pages come from the one that was asked for. */
  const isOwn = (origin: string, host: string | undefined) =>
    origin === site.origin || (local && origin === `${site.protocol}//${host}`);

  return async (c, next) => {
    if (!SAFE.has(c.req.method)) {
      const origin = c.req.header('Origin');
      const fetchSite = c.req.header('Sec-Fetch-Site');
      const refused =
        (origin === undefined && fetchSite === undefined && !isForPrograms(c)) ||
        (origin !== undefined && !isOwn(origin, c.req.header('Host'))) ||
        (fetchSite !== undefined && fetchSite !== 'same-origin');
      if (refused && !PROVE_THEMSELVES.has(c.req.path)) throw problem('forbidden', 'otherSite');
      // React Router compares once more, with the site's own address.
      if (origin !== undefined) c.req.raw.headers.set('Origin', site.origin);
    }
    await next();
  };
}
