import { randomBytes, randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { Services } from '#platform/services.server.ts';
import { countRequest } from '#platform/metrics.server.ts';
import type { RequestContext } from '#platform/request-context.server.ts';

/** As nginx counts them. */
const CLIENT_LEFT = 499;

/** Gives the request its id, nonce and log, and writes one line when it is answered. */
export function requestLog(services: Services): MiddlewareHandler<RequestContext> {
  return async (c, next) => {
    const started = performance.now();
    const requestId = randomUUID();
    c.set('requestId', requestId);
    c.set('nonce', randomBytes(16).toString('base64'));
    c.set('log', services.log.child({ requestId }));
    c.set('services', services);
    await next();
    c.res.headers.set('X-Request-Id', requestId);
    const ms = Math.round((performance.now() - started) * 10) / 10;
    // Whoever hung up gets no answer, and that is nobody's failure.
    const left = c.res.status >= 500 && c.req.raw.signal.aborted;
    const status = left ? CLIENT_LEFT : c.res.status;
    countRequest(c.req.method, status, ms / 1000);
    const level = status >= 500 ? 'error' : 'info';
    // The path without its query: searches and reset links are nobody's business.
    const account = c.var.session?.account.id;
    c.var.log[level]({ method: c.req.method, path: c.req.path, status, ms, account }, 'request');
  };
}
