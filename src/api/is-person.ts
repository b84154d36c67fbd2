import { isbot } from 'isbot';
import type { Context } from 'hono';
import type { RequestContext } from '#platform/request-context.server.ts';

/** Staff look at profiles because they must, robots because they can. */
export function isPerson(c: Context<RequestContext>): boolean {
  const agent = c.req.header('User-Agent');
  return !!agent && !isbot(agent) && c.var.session?.account.kind !== 'admin';
}
