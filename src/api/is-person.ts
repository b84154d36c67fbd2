import { isbot } from 'isbot';
import type { Call } from './endpoint.ts';

/** Staff look at profiles because they must, robots because they can. */
export function isPerson(c: Call): boolean {
  const agent = c.req.header('User-Agent');
  return !!agent && !isbot(agent) && c.var.session?.account.kind !== 'admin';
}
