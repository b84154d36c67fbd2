import type { IncomingMessage, ServerResponse } from 'node:http';
import { createSender, isWorker, onPrimary } from '#platform/primary.server.ts';
import type { Door } from './listen.ts';

const TELL_MS = 500;
/** With fewer at once nobody waits for long. */
const MANY = 4;
/** A connection more than others have is by chance. */
const TOO_MANY = 2;

/**
 * A connection stays with the worker that the kernel gave it to, and one may have most of them while another is idle. Who
 * has more to answer than the others ends some with their answer: whoever asks again is dealt out anew.
 */
export function shareLoad({ answering }: Door) {
  if (!isWorker) return () => undefined;
  const tell = createSender(process);
  /** Connections at once, which are what is dealt out, since it was told last. */
  let most = 0;
  let toEnd = 0;
  setInterval(() => {
    tell({ type: 'load', most });
    most = answering.size;
  }, TELL_MS).unref();
  onPrimary('share', ({ of, share }) => {
    const surplus = Math.floor(of - share);
    toEnd = of >= MANY && surplus >= TOO_MANY ? surplus : 0;
  });
  return ({ method }: IncomingMessage, response: ServerResponse) => {
    most = Math.max(most, answering.size);
    // A refusal may leave a body unread, with which the connection would be cut.
    if (toEnd === 0 || method !== 'GET') return;
    toEnd -= 1;
    response.setHeader('Connection', 'close');
  };
}
