import { byteRange } from '#platform/byte-range.ts';
import type { StoredFile } from '#platform/storage/storage.server.ts';
import type { Call } from './endpoint.ts';
import { streamBody } from './stream-body.ts';

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
