import type { Context } from 'hono';
import type { z } from 'zod';
import type { Access } from '#platform/access.ts';
import type { RequestContext } from '#platform/request-context.server.ts';

export interface Endpoint {
  method: 'GET' | 'POST';
  path: string;
  access: Access;
  handle: (c: Context<RequestContext>) => Response | Promise<Response>;
  /** Told in the public description of the API; calls of our own pages alone need none. */
  docs?: EndpointDocs;
}

export interface EndpointDocs {
  summary: string;
  query?: z.ZodType;
  answer: z.ZodType;
  /** What can go wrong, by status. */
  failures: Record<number, string>;
}
