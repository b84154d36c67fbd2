import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { isRouteErrorResponse, ServerRouter, type HandleErrorFunction } from 'react-router';
import type { EntryContext, RouterContextProvider } from 'react-router';
import { asAppError } from '#platform/errors.ts';
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
  let answer = failureStatus(routerContext) ?? status;
  if (answer === 503) headers.set('Retry-After', '5');
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

/** A loader that failed in a foreseen way decides the status of the page; React Router knows only 500. */
function failureStatus({ staticHandlerContext }: EntryContext): number | undefined {
  const [error] = Object.values(staticHandlerContext.errors ?? {});
  return asAppError(error)?.status;
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  const { log } = context.get(servicesContext);
  const known = asAppError(error);
  if (known && known.status < 500) return;
  log.error({ err: known?.cause ?? error, path: new URL(request.url).pathname }, 'page failed');
};
