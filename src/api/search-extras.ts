import { findFacets } from '#features/directory/find-facets.server.ts';
import { facetsParams, suggestParams } from '#features/directory/search-params.rules.ts';
import { suggest } from '#features/directory/suggest.server.ts';
import type { Endpoint } from './endpoint.ts';
import { parseQuery } from './parse-query.ts';

/** Calls of our own pages beyond the contract: counts and ways on beside a result, and words while typing. */
export const searchExtraEndpoints: readonly Endpoint[] = [
  {
    method: 'GET',
    path: '/api/search/around',
    access: 'public',
    cached: true,
    handle: async (c) => c.json(await findFacets(c.var.services.db, parseQuery(facetsParams, c))),
  },
  {
    method: 'GET',
    path: '/api/search/suggest',
    access: 'public',
    handle: async (c) => c.json(await suggest(c.var.services.db, parseQuery(suggestParams, c))),
  },
];
