import { createContext, isRouteErrorResponse, ServerRouter } from 'react-router';
import type {
  EntryContext,
  HandleDataRequestFunction,
  HandleErrorFunction,
  RouterContextProvider,
} from 'react-router';
import { documentContext } from '#platform/document.server.ts';
import { asAppError, type AppError } from '#platform/errors.ts';
import { nonceContext } from '#platform/nonce.server.ts';
import { servicesContext } from '#platform/services.server.ts';
import { NonceContext } from '#ui/nonce.ts';
import fonts from '#ui/styles/fonts.css?inline';
import { writePage } from '#ui/write-page.server.tsx';

export const streamTimeout = 5_000;

/** Loaders have finished by now, so the page is made in one go, which costs much less than a stream, and sent whole. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const nonce = context.get(nonceContext);
  const failure = context.get(failureContext);
  const answer = failure?.status ?? status;
  if (answer === 503) headers.set('Retry-After', String(failure?.retryAfterSeconds ?? 5));
  headers.set('Content-Type', 'text/html; charset=utf-8');

  await readHandoff(routerContext);
  const { text, parts } = writePage(
    <NonceContext value={nonce}>
      <ServerRouter context={withMatchesOnly(routerContext)} url={request.url} nonce={nonce} />
    </NonceContext>,
  );
  context.set(documentContext, { text: withFonts(text, nonce), parts });
  return new Response(null, { status: answer, headers });
}

/**
 * In every document, and not in the stylesheet: one that names fonts has all text laid out again when it comes. React is not
 * told: where it makes a page anew, it leaves styles that it does not know.
 */
const withFonts = (page: string, nonce: string): string =>
  page.replace('<link', `<style nonce="${nonce}">${fonts}</style><link`);

/** React Router builds its table of routes anew for each page: a page needs no more than its own. */
function withMatchesOnly(context: EntryContext): EntryContext {
  const { manifest, staticHandlerContext } = context;
  const matched = staticHandlerContext.matches.map(({ route }) => route.id);
  const routes = Object.fromEntries(matched.map((id) => [id, manifest.routes[id]]));
  return { ...context, manifest: { ...manifest, routes } };
}

/** What the loaders found, for the browser: read beforehand, so that nothing on the page has to be waited for. */
async function readHandoff({ serverHandoffStream, renderMeta }: EntryContext): Promise<void> {
  const reader = serverHandoffStream!.getReader();
  const decoder = new TextDecoder();
  let value = '';
  for (;;) {
    const chunk = await reader.read();
    if (chunk.done) break;
    value += decoder.decode(chunk.value, { stream: true });
  }
  reader.releaseLock();
  const known = Object.assign(Promise.resolve(), { result: { done: true, value } });
  renderMeta!.streamCache = { 0: known };
}

/** What a loader or an action has failed with, if that was foreseen: React Router hides it and knows only 500. */
const failureContext = createContext<AppError | null>(null);

/** Pages that scripts ask for get the same status. */
export const handleDataRequest: HandleDataRequestFunction = (response, { context }) => {
  const failure = context.get(failureContext);
  if (!failure || response.status !== 500) return response;
  const headers = new Headers(response.headers);
  if (failure.retryAfterSeconds) headers.set('Retry-After', String(failure.retryAfterSeconds));
  return new Response(response.body, { status: failure.status, headers });
};

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  const known = asAppError(error);
  if (known) context.set(failureContext, known);
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  const { log } = context.get(servicesContext);
  if (known && known.status < 500) return;
  log.error({ err: known?.cause ?? error, path: new URL(request.url).pathname }, 'page failed');
};
