import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { isPersonal } from '#platform/cookies.server.ts';
import {
  effectOf,
  type DirectoryChange,
  type DirectoryReads,
} from '#platform/db/directory-reads.server.ts';
import { countCached, countRequest } from '#platform/metrics.server.ts';
import type { Services } from '#platform/services.server.ts';
import { preferredEncoding } from './compression.ts';

const MAX_AGE_MS = 10 * 60 * 1000;
/** With the second in which a change may go unnoticed: nobody sees a list older than two. */
const MAX_OLD_MS = 1_000;
/** Many changes in a row make a page anew once, and there is time left to make it in. */
const REMAKE_AFTER_MS = 300;
/** An answer that is asked for as often, and has stood as long, is worth being compressed as well as can be. */
const OFTEN = 50;
const STABLE_MS = 60_000;
/** Answers take less than this to be made: changes from before it concern none that are still to come. */
const REMEMBER_CHANGES_MS = 60_000;
const MAX_LOOKS = 500_000;

export interface Answer {
  /** The version of the directory that it was made for at least. */
  version: number;
  madeAt: number;
  /** Since when something may have changed in it. */
  oldSince: number | null;
  /** Somebody is making it anew. */
  isBeingMade: boolean;
  reads: DirectoryReads;
  served: number;
  /** Compressed as well as can be. */
  isBest: boolean;
  size: number;
  etag: string;
  headers: Record<string, string>;
  forms: Record<Encoding, Form>;
}

type Encoding = 'identity' | 'br' | 'gzip';

/** Ready to be sent: names and values of the headers in turn, as Node takes them fastest. */
interface Form {
  headers: string[];
  body: Buffer;
}

export interface PageCache {
  /** Answers from memory, before any other work is done; false if it cannot. */
  serve(request: IncomingMessage, response: ServerResponse): boolean;
  /** An answer that nothing has changed in. */
  find(url: string): Answer | null;
  keep(url: string, made: Made): Promise<Answer>;
}

interface Made {
  body: Buffer;
  headers: Record<string, string>;
  version: number;
  reads: DirectoryReads;
}

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Finished answers as compressed bytes, until something changes that they show. */
export function createPageCache({
  env,
  directoryVersion,
}: Pick<Services, 'env' | 'directoryVersion'>): PageCache {
  const maxBytes = env.PAGE_CACHE_MB * 1024 * 1024;
  const answers = new Map<string, Answer>();
  let recent: { change: DirectoryChange; noticedAt: number }[] = [];
  let bytes = 0;
  let isCompressing = false;

  const forget = (url: string, answer: Answer) => {
    answers.delete(url);
    bytes -= answer.size;
  };
  const forgetAll = () => {
    answers.clear();
    bytes = 0;
  };
  const apply = (url: string, answer: Answer, change: DirectoryChange, noticedAt: number) => {
    const effect = change.version > answer.version ? effectOf(change, answer.reads) : null;
    if (effect === 'wrong') forget(url, answer);
    else if (effect === 'old') answer.oldSince ??= noticedAt;
  };
  directoryVersion.onChange((changes) => {
    // Whoever fills the cache with thousands of small answers must not make a change slow.
    if (!changes || changes.length * answers.size > MAX_LOOKS) forgetAll();
    if (!changes) return;
    const noticedAt = performance.now();
    recent = recent.filter((each) => each.noticedAt > noticedAt - REMEMBER_CHANGES_MS);
    for (const change of changes) {
      recent.push({ change, noticedAt });
      for (const [url, answer] of answers) apply(url, answer, change, noticedAt);
    }
  });

  const findYoung = (url: string): Answer | null => {
    const answer = answers.get(url);
    if (!answer) return null;
    if (performance.now() - answer.madeAt < MAX_AGE_MS) return answer;
    forget(url, answer);
    return null;
  };
  /** Saves a sixth of the bytes and takes ten times as long: one at a time. */
  const compressBest = async (answer: Answer): Promise<void> => {
    const { forms, madeAt } = answer;
    if (answer.isBest || isCompressing || performance.now() - madeAt < STABLE_MS) return;
    isCompressing = true;
    try {
      const body = await compressBrotli(forms.identity.body);
      const length = forms.br.headers.indexOf('Content-Length') + 1;
      forms.br = { headers: forms.br.headers.with(length, String(body.length)), body };
      answer.isBest = true;
    } finally {
      isCompressing = false;
    }
  };
  /** One of the crowd makes an old answer anew, the others still get it; when it is too old nobody does. */
  const mayStillBeServed = (answer: Answer) => {
    if (answer.oldSince === null) return true;
    const age = performance.now() - answer.oldSince;
    if (age > MAX_OLD_MS) return false;
    if (age < REMAKE_AFTER_MS || answer.isBeingMade) return true;
    answer.isBeingMade = true;
    return false;
  };

  return {
    find(url) {
      const answer = findYoung(url);
      return answer?.oldSince === null ? answer : null;
    },
    serve(request, response) {
      const { method = '', url = '', headers } = request;
      // Only what may be kept is ever found; what remains to be asked is whether it is for this visitor.
      const answer = method === 'GET' || method === 'HEAD' ? findYoung(url) : null;
      if (!answer || isPersonal(env, headers.cookie) || !mayStillBeServed(answer)) return false;
      // A Map remembers the order of insertion: what was not asked for the longest time goes first.
      answers.delete(url);
      answers.set(url, answer);
      if (++answer.served % OFTEN === 0) void compressBest(answer);
      const known = headers['if-none-match']?.includes(answer.etag);
      countRequest(method, known ? 304 : 200, 0);
      countCached();
      if (known) {
        response.writeHead(304, { ...answer.headers, ETag: answer.etag }).end();
        return true;
      }
      const form = answer.forms[preferredEncoding(headers['accept-encoding']) ?? 'identity'];
      response.writeHead(200, form.headers);
      response.end(method === 'HEAD' ? undefined : form.body);
      return true;
    },
    async keep(url, { body, headers, version, reads }) {
      const answer: Answer = {
        version,
        madeAt: performance.now(),
        oldSince: null,
        isBeingMade: false,
        reads,
        served: 0,
        isBest: false,
        ...(await asForms(body, headers)),
      };
      const before = answers.get(url);
      if (before) forget(url, before);
      bytes += answer.size;
      answers.set(url, answer);
      // What has changed while it was made.
      for (const { change, noticedAt } of recent) apply(url, answer, change, noticedAt);
      for (const [oldest, old] of answers) {
        if (bytes <= maxBytes) break;
        forget(oldest, old);
      }
      return answer;
    },
  };
}

async function asForms(identity: Buffer, own: Record<string, string>) {
  const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
  const [br, zipped] = await Promise.all([compressBrotli(identity, quick), compressGzip(identity)]);
  const etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
  const headers = { ...own, Vary: 'Accept-Encoding, Cookie' };
  const form = (body: Buffer, encoding?: string): Form => ({
    headers: Object.entries({
      ...headers,
      ETag: etag,
      'Content-Length': String(body.length),
      ...(encoding && { 'Content-Encoding': encoding }),
    }).flat(),
    body,
  });
  return {
    size: identity.length + br.length + zipped.length,
    etag,
    headers,
    forms: { identity: form(identity), br: form(br, 'br'), gzip: form(zipped, 'gzip') },
  };
}
