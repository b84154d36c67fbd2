import { problem } from '#platform/errors.ts';
import { LIMITS, type Limit } from '#platform/limits/limits.ts';
import { createSharedLimit } from '#platform/limits/memory-limit.server.ts';
import { isThisMachine } from '#platform/local-host.server.ts';
import type { Call, Endpoint, EndpointDocs } from './endpoint.ts';

/**
 * Nobody copies the directory through the API. What is answered from memory was somebody else's question and counts for
 * nobody; a proxy on this machine that has not been told of brings everybody.
 */
export function limitReads(limit: Limit) {
  const mayRead = createSharedLimit(limit);
  return async (c: Call): Promise<void> => {
    const { client, services } = c.var;
    if (!isThisMachine(client) && !(await mayRead(services.clock.now(), client)))
      throw problem('too-many', 'tooManySearches', {
        retryAfterSeconds: limit.seconds,
      });
  };
}

/** Of what is read from the directory, whatever the form. */
export const reads = limitReads(LIMITS.readsPerClient[0]);

/** What was asked for has another address now; asked again each time, as it may come back. */
export class LeadsOn {
  readonly path: string;
  constructor(path: string) {
    this.path = path;
  }
}

/** A public read that any site's page may make. */
export function publicRead(
  path: string,
  read: (c: Call) => Promise<object>,
  docs: EndpointDocs,
  before = reads,
): Endpoint {
  return {
    method: 'GET',
    path: `/api/search/${path}`,
    access: 'public',
    anySite: true,
    cached: true,
    before,
    docs,
    handle: async (c) => {
      const answer = await read(c);
      const headers = {
        'Cross-Origin-Resource-Policy': 'cross-origin',
        // What is told to one person is nobody else's to keep.
        ...(!c.var.session && { 'Cache-Control': 'public, max-age=0, must-revalidate' }),
      };
      return answer instanceof LeadsOn
        ? c.body(null, 301, { ...headers, Location: answer.path })
        : c.json(answer, 200, headers);
    },
  };
}
