import { createHash } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { DirectoryVersion } from '#platform/db/directory-version.server.ts';
import type { RequestContext } from '#platform/request-context.server.ts';
import type { AnswerCache } from './answer-cache.ts';
import { securityHeaders, type SecurityOptions } from './security-headers.ts';

const INLINE_SCRIPT = /<script nonce="[^"]*"(?:[^>]*)>([^]*?)<\/script>/g;
const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Puts finished answers into the cache, and looks for changes after every request that may have made some. */
export function keepAnswers(
  cache: AnswerCache,
  version: DirectoryVersion,
  security: SecurityOptions,
): MiddlewareHandler<RequestContext> {
  return async (c, next) => {
    // Read before the answer is made: a change meanwhile makes it old, never new.
    const madeFor = version.current;
    await next();
    if (!SAFE.has(c.req.method)) return version.look();
    const url = c.req.url.slice(new URL(c.req.url).origin.length);
    const worth =
      c.req.method === 'GET' && c.res.status === 200 && !c.res.headers.has('Set-Cookie');
    if (!worth || !cache.isFor('GET', url, c.req.header('Cookie'))) return;

    const bytes = Buffer.from(await c.res.arrayBuffer());
    const type = c.res.headers.get('Content-Type') ?? '';
    const page = type.startsWith('text/html') ? withoutNonce(bytes.toString()) : null;
    const body = page ? Buffer.from(page.html) : bytes;
    const kept = Object.fromEntries(c.res.headers);
    const scripts = page ? page.hashes : [];
    await cache.keep(
      url,
      body,
      {
        ...securityHeaders({ ...security, scripts }),
        ...(page && { 'cache-control': 'no-cache' }),
        ...kept,
      },
      madeFor,
    );
    c.res = new Response(new Uint8Array(bytes), c.res);
  };
}

/** A nonce is good for one answer only; one that is sent many times names its scripts by their hashes instead. */
function withoutNonce(html: string): { html: string; hashes: string[] } {
  const hashes = Array.from(
    html.matchAll(INLINE_SCRIPT),
    ([, script]) => `'sha256-${createHash('sha256').update(script!).digest('base64')}'`,
  );
  return { html: html.replace(/ nonce="[^"]*"/g, ''), hashes: [...new Set(hashes)] };
}
