import { ReadableStream as WebStream } from 'node:stream/web';
import { byteRange } from '#platform/byte-range.ts';
import type { StoredFile } from '#platform/storage/storage.server.ts';
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

/** For a file that is somebody's own, to keep. */
export const attachment = (type: string, name: string) => ({
  'Content-Type': type,
  'Content-Disposition': `attachment; filename="${name}"`,
  'Cache-Control': 'private, no-store',
});

const CHUNK_BYTES = 2 * 1024 * 1024;

/** Players ask for parts; each gets one of a bearable size. */
export function serveParts(c: Call, file: StoredFile, shared: Record<string, string>): Response {
  const { size } = file;
  const range = byteRange(c.req.header('Range'), size, CHUNK_BYTES);
  if (range === 'beyond') return c.body(null, 416, { 'Content-Range': `bytes */${size}` });
  const [start, last] = range ?? [0, size - 1];
  return c.body(streamBody(c, file.read(start, last)), range ? 206 : 200, {
    ...shared,
    'Accept-Ranges': 'bytes',
    'Content-Length': String(last - start + 1),
    ...(range && { 'Content-Range': `bytes ${start}-${last}/${size}` }),
  });
}
