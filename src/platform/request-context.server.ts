import type { HttpBindings } from '@hono/node-server';
import type { Log } from './log.server.ts';
import type { Services } from './services.server.ts';
import type { Session } from './session-context.server.ts';

/** What every handler of both doors finds in `c.var`. */
export interface RequestContext {
  Bindings: HttpBindings;
  Variables: {
    requestId: string;
    nonce: string;
    log: Log;
    services: Services;
    /** The version of the directory that this request will see at least. */
    directoryVersion: string;
    /** Whom limits count. */
    client: string;
    session: Session | null;
    /** Shows that somebody is, or has just been, signed in or changed something: nothing made for all is for them. */
    personal: boolean;
    /** The same for everybody who asks at this address, until the directory changes. */
    cacheable?: boolean;
    /** What was sent, once the sender's right to send it has been looked at; empty where nothing was. */
    body: Buffer<ArrayBuffer>;
    /** The same while it comes, for those who ask for it so. */
    pieces?: AsyncIterable<Uint8Array>;
    /** A page, which the answer has in place of a body until it is sent. */
    document?: Buffer | null;
    /** Nothing was changed that anybody waits to see: nobody needs to look for it after the answer. */
    quiet?: true;
  };
}
