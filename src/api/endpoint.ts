import type { Context } from 'hono';
import type { Access } from '#platform/access.ts';
import type { RequestContext } from '#platform/request-context.server.ts';

export interface Endpoint {
  method: 'GET' | 'POST';
  path: string;
  access: Access;
  handle: (c: Context<RequestContext>) => Response | Promise<Response>;
}
