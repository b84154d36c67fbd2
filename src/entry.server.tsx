import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { isbot } from 'isbot';
import { renderToPipeableStream } from 'react-dom/server';
import { isRouteErrorResponse, ServerRouter, type HandleErrorFunction } from 'react-router';
import type { EntryContext, RouterContextProvider } from 'react-router';
import { asAppError } from '#platform/errors.ts';
import { nonceContext } from '#platform/nonce.server.ts';
import { servicesContext } from '#platform/services.server.ts';
import { NonceContext } from '#ui/nonce.ts';

export const streamTimeout = 5_000;

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  // Search engines read the finished page; people see its frame at once.
  const readyEvent = isbot(request.headers.get('User-Agent')) ? 'onAllReady' : 'onShellReady';
  const nonce = context.get(nonceContext);
  let answer = failureStatus(routerContext) ?? status;
  if (answer === 503) headers.set('Retry-After', '5');

  return new Promise((resolve, reject) => {
    let shellSent = false;
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </NonceContext>,
      {
        nonce,
        // React would send large parts later and move them in by script: without scripts they would never appear.
        progressiveChunkSize: Infinity,
        [readyEvent]() {
          shellSent = true;
          const body = new PassThrough();
          headers.set('Content-Type', 'text/html; charset=utf-8');
          resolve(
            new Response(createReadableStreamFromReadable(body), { status: answer, headers }),
          );
          pipe(body);
        },
        onShellError: reject,
        onError(error: unknown) {
          answer = 500;
          // Failures before the shell reach handleError; a visitor who leaves is no failure.
          if (shellSent && !request.signal.aborted) {
            context.get(servicesContext).log.error({ err: error }, 'streaming a page failed');
          }
        },
      },
    );
    setTimeout(abort, streamTimeout + 1_000).unref();
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
