import type { Context, MiddlewareHandler } from 'hono';
import { AppError, problem } from '#platform/errors.ts';
import { HELD_BYTES } from '#platform/limits/limits.ts';
import { createBytesHeld } from '#platform/limits/bytes-held.server.ts';
import { isThisMachine } from '#platform/local-host.server.ts';
import type { RequestContext } from '#platform/request-context.server.ts';

/** More than any form without files comes to. */
const FORM_BYTES = 128 * 1024;
/** A form is sent at once. An upload has longer, as long as it brings what the slowest lines bring. */
const FORM_MS = 30_000;
export const UPLOAD_MS = 120_000;
const SLOWEST_BYTES_PER_MS = 64;
/** Each piece costs time, and a client may send every byte as one. The slowest lines bring a kilobyte at a time. */
const FREE_PIECES = 1_000;
const MEAN_PIECE_BYTES = 256;
const NOTHING = Buffer.alloc(0);
/** Most forms fit into the first. */
const FIRST_BLOCK_BYTES = 16 * 1024;
const BLOCK_BYTES = 256 * 1024;
const BODILESS = new Set(['GET', 'HEAD']);

const held = {
  form: createBytesHeld(HELD_BYTES.forms),
  upload: createBytesHeld(HELD_BYTES.uploads),
};

/**
 * Reads the body into `c.var.body`, once whoever sends it may. What has come of all bodies is counted until they are
 * answered: bytes that are only announced must find room and take none, so that idle connections keep nobody out.
 */
export function readBody(maxBytes = FORM_BYTES): MiddlewareHandler<RequestContext> {
  const isForm = maxBytes <= FORM_BYTES;
  const room = isForm ? held.form : held.upload;
  return async (c, next) => {
    c.set('body', NOTHING);
    const stream = BODILESS.has(c.req.method) ? null : c.req.raw.body;
    if (!stream) return next();
    // A proxy on this machine that has not been told of brings everybody.
    const whose = isThisMachine(c.var.client) ? c.var.requestId : c.var.client;
    let taken = 0;
    const expectRoom = (bytes: number) => {
      if (taken + bytes > maxBytes) throw tooLarge();
      const full = room.fullFor(whose, bytes);
      if (full) throw noRoom(full);
    };
    const take = (bytes: number) => {
      expectRoom(bytes);
      room.take(whose, bytes);
      taken += bytes;
    };
    expectRoom(Number(c.req.header('Content-Length')) || 0);
    try {
      c.set('body', await collect(piecesOf(stream, take, isForm)));
      return await next();
    } finally {
      room.giveBack(whose, taken);
    }
  };
}

/** Leaves the body to the handler as `c.var.pieces`, so that it may be larger than memory should hold. */
export function passBody(maxBytes: number): MiddlewareHandler<RequestContext> {
  return (c, next) => {
    let taken = 0;
    const take = (bytes: number) => {
      taken += bytes;
      if (taken > maxBytes) throw tooLarge();
    };
    if (Number(c.req.header('Content-Length')) > maxBytes) throw tooLarge();
    const { body } = c.req.raw;
    c.set('body', NOTHING);
    if (body) c.set('pieces', piecesOf(body, take, false));
    return next();
  };
}

/** A page reads its request itself. */
export function withBody(c: Context<RequestContext>): Request {
  const { raw } = c.req;
  const { method, headers, signal } = raw;
  if (BODILESS.has(method)) return raw;
  return new Request(raw.url, { method, headers, signal, body: c.var.body });
}

async function* piecesOf(
  stream: ReadableStream<Uint8Array>,
  take: (bytes: number) => void,
  isForm: boolean,
): AsyncIterable<Uint8Array> {
  const reader = stream.getReader();
  const begun = performance.now();
  let [late, size] = [false, 0];
  let timer: NodeJS.Timeout | undefined;
  const look = () => {
    const patience = isForm ? FORM_MS : Math.max(UPLOAD_MS, size / SLOWEST_BYTES_PER_MS);
    const left = begun + patience - performance.now();
    late = left <= 0;
    if (late) void reader.cancel().catch(() => undefined);
    else timer = setTimeout(look, left);
  };
  look();
  try {
    for (let pieces = 0; ; pieces++) {
      const { done, value } = await reader.read();
      if (late) throw problem('too-slow', 'tooSlow');
      if (done) return;
      if (pieces > FREE_PIECES + size / MEAN_PIECE_BYTES)
        throw new AppError('bad-input', 'The request came in too many pieces.');
      take(value.length);
      size += value.length;
      yield value;
    }
  } finally {
    clearTimeout(timer);
  }
}

/** Joined into blocks as it comes: pieces that are kept by themselves take more memory than their bytes. */
async function collect(pieces: AsyncIterable<Uint8Array>): Promise<Buffer<ArrayBuffer>> {
  const blocks: Buffer<ArrayBuffer>[] = [];
  let [block, filled, size] = [NOTHING, 0, 0];
  for await (const piece of pieces) {
    size += piece.length;
    for (let rest = piece; rest.length > 0;) {
      if (filled === block.length) {
        block = Buffer.allocUnsafeSlow(blocks.length === 0 ? FIRST_BLOCK_BYTES : BLOCK_BYTES);
        blocks.push(block);
        filled = 0;
      }
      const part = rest.subarray(0, block.length - filled);
      block.set(part, filled);
      filled += part.length;
      rest = rest.subarray(part.length);
    }
  }
  return Buffer.concat(blocks, size);
}

const tooLarge = () => problem('too-large', 'tooMuchAtOnce');

const noRoom = (full: 'all' | 'each') =>
  full === 'each'
    ? problem('too-many', 'sendingTooMuch', { retryAfterSeconds: 10 })
    : problem('unavailable', 'tooMuchJustNow', { retryAfterSeconds: 10 });
