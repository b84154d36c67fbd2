import { createHash } from 'node:crypto';
import type { Context, MiddlewareHandler, Next } from 'hono';
import { recordReads } from '#platform/db/directory-reads.server.ts';
import type { RequestContext } from '#platform/request-context.server.ts';
import type { Services } from '#platform/services.server.ts';
import { formIn, type Forms } from './answer-forms.ts';
import type { PageCache } from './page-cache.ts';
import { preferredEncoding } from './compression.ts';
import { missingHeaders, type SecurityOptions } from './security-headers.ts';

const MAX_URL = 400;
const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/** For what declares that it depends on nothing but the directory and its address. */
export const mayBeCached: MiddlewareHandler<RequestContext> = async (c, next) => {
  c.set('cacheable', addressOf(c).length <= MAX_URL && !c.var.personal);
  await next();
};

/** Puts finished answers into the cache, and looks for changes after every request that may have made some. */
export function cachePages(
  cache: PageCache,
  { directoryVersion, settings }: Pick<Services, 'directoryVersion' | 'settings'>,
  security: SecurityOptions,
): MiddlewareHandler<RequestContext> {
  const beingMade = new Map<string, Promise<unknown>>();

  return async (c, next) => {
    const url = addressOf(c);
    if (c.req.method !== 'GET' || !c.var.cacheable) {
      await next();
      if (!SAFE.has(c.req.method) && !c.var.quiet) await directoryVersion.look();
      return;
    }
    // A crowd that asks for the same page at once waits for the first one's answer.
    await beingMade.get(url);
    const made = cache.find(url).then((ready) => ready ?? makeAnswer(c, next, url));
    const settled = made.catch(() => null);
    beingMade.set(url, settled);
    void settled.finally(() => beingMade.get(url) === settled && beingMade.delete(url));
    const answer = await made;
    if (!answer) return;
    c.set('document', null);
    // Taken away first: put in the place of another, an answer would be read through a stream.
    c.res = undefined;
    c.res = asResponse(answer, c.req.raw.headers);
  };

  async function makeAnswer(c: Context<RequestContext>, next: Next, url: string) {
    // Read before the answer is made: a change meanwhile makes it old, never new.
    const version = Number(c.var.directoryVersion);
    const { env } = settings;
    const reads = await recordReads(() => asNobody(c, next));
    if (c.res.status !== 200 || !isForAll(c.res.headers)) return null;
    const { document } = c.var;
    const page = document ? withoutNonce(document, c.var.nonce) : null;
    const headers = {
      ...missingHeaders(c.res.headers, {
        ...security,
        scripts: page?.scripts ?? [],
        styles: page?.styles ?? [],
      }),
      ...(page && { 'cache-control': 'public, no-cache' }),
      ...Object.fromEntries(c.res.headers),
    };
    return cache.keep(url, {
      body: page ? page.bytes : Buffer.from(await c.res.arrayBuffer()),
      headers,
      version,
      reads,
      isCurrent: () => env === settings.env,
    });
  }
}

/** What is kept for all depends on nothing but its address: the maker sees nothing else of who asks first. */
async function asNobody(c: Context<RequestContext>, next: Next): Promise<void> {
  const asked = c.req.raw;
  c.req.raw = new Request(asked.url);
  try {
    await next();
  } finally {
    c.req.raw = asked;
  }
}

function addressOf(c: Context<RequestContext>): string {
  const { pathname, search } = new URL(c.req.url);
  return pathname + search;
}

const isForAll = (headers: Headers) =>
  !headers.has('Set-Cookie') && !/private|no-store/.test(headers.get('Cache-Control') ?? '');

function asResponse(forms: Forms, asked: Headers): Response {
  const encoding = preferredEncoding(asked.get('Accept-Encoding') ?? undefined);
  const { headers } = forms;
  return new Response(new Uint8Array(formIn(forms, encoding).body), {
    headers: encoding === 'identity' ? headers : { ...headers, 'content-encoding': encoding },
  });
}

/** A nonce is good for one answer only; one that is sent many times names what stands in it by hashes instead. */
function withoutNonce(
  page: Buffer,
  own: string,
): { bytes: Buffer; scripts: string[]; styles: string[] } {
  // A letter for each byte: nothing that is looked for here is more than that.
  const html = page.toString('latin1');
  const mark = ` nonce="${own}"`;
  const hashes = { script: new Set<string>(), style: new Set<string>() };
  // By what stands before and behind: a pattern would go through the page letter by letter.
  for (let at = html.indexOf(mark); at >= 0; at = html.indexOf(mark, at + mark.length)) {
    const kind = html.slice(html.lastIndexOf('<', at) + 1, at);
    if (kind !== 'script' && kind !== 'style') continue;
    const text = html.slice(html.indexOf('>', at) + 1, html.indexOf(`</${kind}>`, at));
    hashes[kind].add(`'sha256-${createHash('sha256').update(text, 'latin1').digest('base64')}'`);
  }
  return {
    bytes: Buffer.from(html.replaceAll(mark, ''), 'latin1'),
    scripts: [...hashes.script],
    styles: [...hashes.style],
  };
}
