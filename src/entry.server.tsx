import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { createContext, isRouteErrorResponse, ServerRouter } from 'react-router';
import type {
  EntryContext,
  HandleDataRequestFunction,
  HandleErrorFunction,
  RouterContextProvider,
} from 'react-router';
import { asAppError, type AppError } from '#platform/errors.ts';
import { nonceContext } from '#platform/nonce.server.ts';
import { servicesContext } from '#platform/services.server.ts';
import { NonceContext } from '#ui/nonce.ts';

const RENDER_TIMEOUT_MS = 6_000;
export const streamTimeout = 5_000;

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const nonce = context.get(nonceContext);
  const failure = context.get(failureContext);
  let answer: number = failure?.status ?? status;
  if (answer === 503) headers.set('Retry-After', String(failure?.retryAfterSeconds ?? 5));
  headers.set('Content-Type', 'text/html; charset=utf-8');

  // Loaders have finished by now, so the page is made in one go and sent whole: compressed in one piece it is smaller,
  // and costs half of what a stream of small chunks does.
  return new Promise((resolve, reject) => {
    let shellReady = false;
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </NonceContext>,
      {
        nonce,
        // React would send large parts later and move them in by script: without scripts they would never appear.
        progressiveChunkSize: Infinity,
        onShellReady: () => (shellReady = true),
        onAllReady() {
          const chunks: Buffer[] = [];
          const page = new Writable({
            write(chunk: Buffer, _encoding, done) {
              chunks.push(chunk);
              done();
            },
            final(done) {
              clearTimeout(givingUp);
              resolve(new Response(Buffer.concat(chunks), { status: answer, headers }));
              done();
            },
          });
          pipe(page);
        },
        onShellError(error) {
          clearTimeout(givingUp);
          reject(error);
        },
        onError(error: unknown) {
          answer = 500;
          // Failures before the shell reach handleError; a visitor who leaves is no failure.
          if (shellReady && !request.signal.aborted) {
            context.get(servicesContext).log.error({ err: error }, 'making a page failed');
          }
        },
      },
    );
    // Cleared as soon as the page is made: it would keep all that the page was made of for seconds.
    const givingUp = setTimeout(abort, RENDER_TIMEOUT_MS).unref();
  });
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
