import type { HttpBindings } from '@hono/node-server';
import type { Log } from './log.server.ts';
import type { Services } from './services.server.ts';

/** What every handler of both doors finds in `c.var`. */
export interface RequestContext {
  Bindings: HttpBindings;
  Variables: { requestId: string; nonce: string; log: Log; services: Services };
}
