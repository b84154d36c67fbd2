import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { AwsClient } from 'aws4fetch';
import { AppError, problem } from '../errors.ts';
import { storageFailures } from '../metrics.server.ts';
import { readListing } from './s3-listing.ts';
import type { S3Place } from './s3-place.server.ts';
import { safeKey, type Source, type Storage } from './storage.server.ts';

const PATIENCE_MS = { answer: 5_000, upload: 30_000 };
/** A connection that was kept too long fails once; whatever is asked here may be asked again. */
const TRIES = 2;

interface Question {
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  key?: string;
  query?: Record<string, string>;
  range?: string;
  body?: Source & { sha256: string };
}

/** Files in any S3-compatible store. While it is away every call ends in a 503 that says when to come back. */
export function createS3Storage(
  { bucket, folder, ...account }: S3Place,
  filesPerPage = 1_000,
): Storage {
  const client = new AwsClient({ ...account, service: 's3', retries: 0 });

  return {
    async put(key, file) {
      const source = file instanceof Uint8Array ? held(file) : file;
      // Told beforehand, so that an upload that arrives otherwise is refused: it is read twice for that.
      const hash = createHash('sha256');
      for await (const piece of source.read()) hash.update(piece);
      const body = { ...source, sha256: hash.digest('hex') };
      await ask({ method: 'PUT', key: safeKey(key), body }, finish);
    },
    find(key) {
      return ask({ method: 'GET', key: safeKey(key) }, async (answer) =>
        answer.ok ? Buffer.from(await answer.arrayBuffer()) : finish(answer),
      );
    },
    async open(key) {
      const size = await ask({ method: 'HEAD', key: safeKey(key) }, async (answer) => {
        await finish(answer);
        return answer.ok ? Number(answer.headers.get('Content-Length')) : null;
      });
      if (size === null) return null;
      return { size, read: (start, end) => readPart(key, start, end) };
    },
    list: (prefix) => list(`${safeKey(prefix)}/`),
    async remove(key) {
      const found = [safeKey(key)];
      for await (const below of list(`${key}/`)) found.push(below.key);
      for (const each of found) await ask({ method: 'DELETE', key: each }, finish);
    },
  };

  async function* list(prefix: string) {
    let token: string | null = null;
    do {
      const query: Record<string, string> = {
        'list-type': '2',
        'max-keys': String(filesPerPage),
        prefix: folder + prefix,
      };
      if (token) query['continuation-token'] = token;
      const page = await ask({ method: 'GET', query }, async (answer) =>
        readListing(await answer.text()),
      );
      for (const { key, writtenAt } of page.files)
        yield { key: key.slice(folder.length), writtenAt };
      token = page.next;
    } while (token);
  }

  async function* readPart(key: string, start: number, end: number) {
    const question: Question = { method: 'GET', key, range: `bytes=${start}-${end}` };
    // Only the beginning is waited for: how long the rest takes is the reader's pace.
    const answer = await ask(question, (begun) => Promise.resolve(begun), 'beginning');
    if (!answer.ok || !answer.body) throw new Error(`${key} was removed while it was read`);
    yield* answer.body;
  }

  async function ask<T>(
    question: Question,
    read: (answer: Response) => Promise<T>,
    patience: 'whole' | 'beginning' = 'whole',
  ): Promise<T> {
    for (let tries = 1; ; tries++) {
      const controller = new AbortController();
      const patienceMs = question.body ? PATIENCE_MS.upload : PATIENCE_MS.answer;
      const timer = setTimeout(() => controller.abort(new Error('no answer')), patienceMs);
      try {
        const answer = await client.fetch(...requestFor(question, controller.signal));
        if (!answer.ok && !isMissing(question, answer)) throw await refusal(question, answer);
        if (patience === 'beginning') clearTimeout(timer);
        return await read(answer);
      } catch (error) {
        storageFailures.inc();
        if (tries === TRIES) throw unavailable(error);
      } finally {
        clearTimeout(timer);
      }
    }
  }

  function requestFor({ method, key, query, range, body }: Question, signal: AbortSignal) {
    const path = key === undefined ? '' : `/${folder}${key}`;
    const search = query ? `?${new URLSearchParams(query)}` : '';
    const headers = {
      ...(range && { Range: range }),
      ...(body && {
        'X-Amz-Content-Sha256': body.sha256,
        'Content-Length': String(body.size),
      }),
    };
    const init = { method, headers, signal, body: body && streamOf(body) };
    return [bucket + path + search, init] as const;
  }
}

const held = (bytes: Uint8Array): Source => ({
  size: bytes.length,
  read: () => Readable.from([bytes]),
});

const streamOf = (source: Source) =>
  Readable.toWeb(Readable.from(source.read(), { objectMode: false })) as BodyInit;

/** A file that is not there is an answer; a bucket that is not there is a failure. */
const isMissing = ({ method, key }: Question, { status }: Response) =>
  status === 404 && key !== undefined && method !== 'PUT';

/** Read to its end, so that the connection can be used again. */
async function finish(answer: Response): Promise<null> {
  await answer.arrayBuffer();
  return null;
}

async function refusal({ method, key }: Question, answer: Response): Promise<Error> {
  const reason = /<Code>(\w+)<\/Code>/.exec(await answer.text())?.[1] ?? '';
  return new Error(`${method} ${key ?? 'the bucket'}: ${answer.status} ${reason}`.trim());
}

function unavailable(cause: unknown): AppError {
  return problem('unavailable', 'filesAway', { cause });
}
