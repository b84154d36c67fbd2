import type { Context } from 'hono';
import type { RequestContext } from '#platform/request-context.server.ts';
import type { Endpoint, EndpointDocs } from './endpoint.ts';
import { limitReads } from './limit-reads.ts';

/** A public read that any site's page may make. */
export function publicRead(
  path: string,
  read: (c: Context<RequestContext>) => Promise<object>,
  docs: EndpointDocs,
): Endpoint {
  return {
    method: 'GET',
    path: `/api/search/${path}`,
    access: 'public',
    anySite: true,
    cached: true,
    before: limitReads,
    docs,
    handle: async (c) =>
      c.json(await read(c), 200, {
        'Cross-Origin-Resource-Policy': 'cross-origin',
        'Cache-Control': 'public, max-age=0, must-revalidate',
      }),
  };
}
