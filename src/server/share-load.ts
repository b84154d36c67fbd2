import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { createSender, isWorker, onPrimary } from '#platform/primary.server.ts';

const TELL_MS = 500;
/** With fewer at once nobody waits for long. */
const MANY = 4;
/** A connection more than others have is by chance. */
const TOO_MANY = 2;

/**
 * A connection stays with the worker that the kernel gave it to, and one may have most of them while another is idle. Who
 * has more to answer than the others ends some with their answer: whoever asks again is dealt out anew.
 */
export function shareLoad(): (request: IncomingMessage, response: ServerResponse) => void {
  if (!isWorker) return () => undefined;
  const tell = createSender(process);
  /** Connections, of which several requests may come at once: they are what is dealt out. */
  const answering = new Set<Socket>();
  /** At once, since it was told last. */
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
  return ({ socket, method }, response) => {
    answering.add(socket);
    most = Math.max(most, answering.size);
    response.once('close', () => answering.delete(socket));
    // A refusal may leave a body unread, with which the connection would be cut.
    if (toEnd === 0 || method !== 'GET') return;
    toEnd -= 1;
    response.setHeader('Connection', 'close');
  };
}
