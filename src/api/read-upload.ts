import { AppError } from '#platform/errors.ts';
import { boundaryOf, MAX_PARTS } from './read-form.ts';
import type { Call } from './endpoint.ts';

/** A file while it comes. */
export interface Upload {
  name: string;
  bytes: AsyncIterable<Uint8Array>;
}

const HEAD_MAX = 4_096;
const HEAD_END = '\r\n\r\n';
const NAMED = /^content-disposition:\s*form-data;.*?\bname="file"(?:;.*)?$/im;
const FILE_NAME = /\bfilename="([^"\r\n]*)"/i;

/** The file of a form that has one, under the name `file`; null where none was chosen. */
export async function readUpload(c: Call): Promise<Upload | null> {
  const boundary = boundaryOf(c);
  if (!boundary) return null;
  const form = readerOf(c.var.pieces ?? oneByOne([c.var.body]), `\r\n--${boundary}`);
  if (!(await isPassed(form.part()))) return null;
  for (let parts = 0; parts < MAX_PARTS; parts++) {
    // The last mark has no head behind it.
    const head = await form.head();
    if (head === null) return null;
    const [, name] = (NAMED.test(head) && FILE_NAME.exec(head)) || [];
    const part = form.part();
    const first = name === undefined ? null : await part.next();
    if (first && !first.done) return { name: asTyped(name!), bytes: whole(first.value, part) };
    if (!(first ? first.value : await isPassed(part))) throw unreadable();
  }
  return null;

  async function* whole(first: Uint8Array, part: Part) {
    yield first;
    if (!(yield* part)) throw unreadable();
    // A sender who is not heard out takes the answer for a broken line.
    await form.finish();
  }
}

const unreadable = () => new AppError('bad-input', 'The form could not be read.');

/** What stands before a mark, and in the end whether there was one. */
type Part = AsyncGenerator<Uint8Array, boolean>;

async function isPassed(part: Part): Promise<boolean> {
  for (;;) {
    const { done, value } = await part.next();
    if (done) return value;
  }
}

/** Takes what comes apart at its marks, holding no more than a mark could begin in. */
function readerOf(pieces: AsyncIterable<Uint8Array>, mark: string) {
  const coming = pieces[Symbol.asyncIterator]();
  // The first mark has an end of a line before it too.
  let held = Buffer.from('\r\n');
  const more = async () => {
    const { done, value } = await coming.next();
    if (!done) held = Buffer.concat([held, value]);
    return !done;
  };
  return {
    async *part(): Part {
      for (;;) {
        const at = held.indexOf(mark);
        const end = at < 0 ? Math.max(held.length - mark.length + 1, 0) : at;
        const before = held.subarray(0, end);
        held = held.subarray(at < 0 ? end : at + mark.length);
        if (before.length > 0) yield before;
        if (at >= 0) return true;
        if (!(await more())) return false;
      }
    },
    async head(): Promise<string | null> {
      for (;;) {
        const end = held.indexOf(HEAD_END);
        if (end > HEAD_MAX || (end < 0 && held.length > HEAD_MAX)) return null;
        if (end >= 0) {
          const text = held.toString('utf8', 0, end);
          held = held.subarray(end + HEAD_END.length);
          return text;
        }
        if (!(await more())) return null;
      }
    },
    async finish(): Promise<void> {
      do held = held.subarray(held.length);
      while (await more());
    },
  };
}

async function* oneByOne(pieces: readonly Uint8Array[]) {
  yield* await Promise.resolve(pieces);
}

/** Browsers write these three by their codes. */
const asTyped = (name: string) =>
  name.replace(/%22/g, '"').replace(/%0D/gi, '\r').replace(/%0A/gi, '\n');
