import { ReadableStream as WebStream } from 'node:stream/web';
import type { Call } from './endpoint.ts';

/**
 * A body of pieces, the first of which is looked for when it is asked for: nobody reads what answers a HEAD. Whoever
 * hangs up ends the reading, which the library in front does only for those who do so late enough.
 */
export function streamBody(c: Call, pieces: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  const reading = pieces[Symbol.asyncIterator]();
  const { signal } = c.req.raw;
  // Nobody is there any more to be told that it failed.
  const end = () => void reading.return?.().catch(() => undefined);
  if (signal.aborted) end();
  else signal.addEventListener('abort', end, { once: true });
  return WebStream.from({ [Symbol.asyncIterator]: () => reading }) as ReadableStream<Uint8Array>;
}
