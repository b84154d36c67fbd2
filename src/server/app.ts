import { Hono, type MiddlewareHandler } from 'hono';
import { RegExpRouter } from 'hono/router/reg-exp-router';
import { RouterContextProvider } from 'react-router';
import type { Endpoint } from '#api/endpoint.ts';
import { endpoints } from '#api/endpoints.ts';
import type { BuiltFiles } from '#platform/built-files.server.ts';
import { documentContext, withParts } from '#platform/document.server.ts';
import { nonceContext } from '#platform/nonce.server.ts';
import type { RequestContext } from '#platform/request-context.server.ts';
import { servicesContext, type Services } from '#platform/services.server.ts';
import { clientContext, sessionContext } from '#platform/session-context.server.ts';
import type { PageCache } from './page-cache.ts';
import { asUtf8 } from './as-utf8.ts';
import { serveBuiltFiles } from './built-files.ts';
import { chooseDatabase } from './choose-database.ts';
import { compression } from './compression.ts';
import { refuseOtherMethods, refuseUnknown } from './endpoints-here.ts';
import { answerFailure } from './failures.ts';
import { guard } from './guard.ts';
import { cachePages, mayBeCached } from './cache-pages.ts';
import { limitAddress } from './limit-address.ts';
import { offeredLanguages } from './offered-languages.ts';
import { ownIcons } from './own-icons.ts';
import { passBody, readBody, withBody } from './read-body.ts';
import { withReadableAddress } from './readable-address.ts';
import { recognise } from './recognise.ts';
import { requestLog } from './request-log.ts';
import { sameOrigin } from './same-origin.ts';
import { createPaintFirst } from './first-paint/paint-first.ts';
import { addSecurityHeaders } from './security-headers.ts';

const PAGE_METHODS = ['GET', 'HEAD', 'POST'];
/** What is made before anybody asks for it, the server asks itself for. */
const BY_ITSELF = { incoming: { socket: { remoteAddress: '127.0.0.1' } } };

interface Options {
  services: Services;
  renderPage: (request: Request, context: RouterContextProvider) => Promise<Response>;
  /** Addresses of pages that may be cached. */
  cachedPages?: readonly string[];
  /** What browsers are given; absent while Vite serves it. */
  files?: BuiltFiles;
  /** Where finished answers are kept; absent while developing. */
  cache?: PageCache;
}

/** Both doors: what holds for every request is said here, once. */
export function createApp({
  services,
  renderPage,
  cachedPages = [],
  files,
  cache,
}: Options): Hono<RequestContext> {
  const { env } = services;
  // Of Hono's routers this one walks the list once; the one for ambiguous paths runs all of it twice for `/*`.
  const app = new Hono<RequestContext>({ router: new RegExpRouter() });
  const security = {
    https: env.SITE_URL.startsWith('https:'),
    development: env.NODE_ENV === 'development',
  };

  app.onError(answerFailure);
  app.use(requestLog(services));
  app.use(addSecurityHeaders(security));
  app.use(limitAddress);
  app.use(ownIcons(services));
  if (files) app.use(serveBuiltFiles(files, env));
  app.use(compression);
  app.use(recognise(services));
  const cachedCalls = endpoints.flatMap(({ path, cached }) => (cached ? [path] : []));
  for (const path of [...cachedPages, ...cachedCalls]) app.get(path, mayBeCached);
  app.use(offeredLanguages(services));
  app.use(chooseDatabase(services));
  if (cache) app.use(cachePages(cache, services, security));
  for (const path of new Set(endpoints.map((each) => each.path))) app.all(path, refuseOtherMethods);
  app.use('/api/*', refuseUnknown);
  app.use(sameOrigin(env.SITE_URL));
  app.use(nudgeWorkers(services));

  for (const { method, path, access, before, maxBytes, passedOn, handle } of endpoints) {
    const body = passedOn ? passBody(maxBytes!) : readBody(maxBytes);
    app.on(method, path, guard(access), check(before), body, handle);
  }

  const paintFirst = files && createPaintFirst(files);
  app.on(PAGE_METHODS, '*', readBody(), async (c) => {
    const context = new RouterContextProvider();
    context.set(servicesContext, c.var.services);
    context.set(nonceContext, c.var.nonce);
    context.set(clientContext, c.var.client);
    context.set(sessionContext, c.var.session);
    const answer = await renderPage(withReadableAddress(withBody(c)), context);
    const page = context.get(documentContext);
    if (page) {
      const bytes = asUtf8(page.text);
      // Who is signed in comes to work: all of it is wanted at once.
      const paintsFirst = paintFirst && !c.var.session;
      const finished = paintsFirst ? paintFirst(bytes, page.parts, c.var.nonce) : bytes;
      c.set('document', withParts(finished, page.parts));
    }
    return answer;
  });
  cache?.makeBy(async (url) => {
    const asked = { headers: { 'Accept-Encoding': 'br' } };
    const answer = await app.request(env.SITE_URL + url, asked, BY_ITSELF);
    await answer.body?.cancel();
  });
  app.all('*', (c) => c.text('Method not allowed\n', 405, { Allow: PAGE_METHODS.join(', ') }));
  return app;
}

/** A mail that a request has asked for leaves as soon as the request is answered. */
function nudgeWorkers({ queue }: Services): MiddlewareHandler<RequestContext> {
  return async (c, next) => {
    await next();
    if (c.req.method === 'POST' && !c.var.quiet) queue.nudge();
  };
}

/** What an endpoint wants to know before it takes a body. */
function check(before: Endpoint['before']): MiddlewareHandler<RequestContext> {
  return async (c, next) => {
    await before?.(c);
    return next();
  };
}
