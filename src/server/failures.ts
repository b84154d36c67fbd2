import type { ErrorHandler, NotFoundHandler } from 'hono';
import { asAppError } from '#platform/errors.ts';
import type { RequestContext } from '#platform/request-context.server.ts';

/** The only place where a thrown failure becomes an API answer: foreseen ones speak, unknown ones are logged. */
export const answerFailure: ErrorHandler<RequestContext> = (error, c) => {
  const known = asAppError(error);
  if (known) {
    if (known.retryAfterSeconds) c.header('Retry-After', String(known.retryAfterSeconds));
    if (known.status >= 500) c.var.log.warn({ err: known.cause ?? known }, 'request failed');
    return c.json({ error: known.message }, known.status);
  }
  c.var.log.error({ err: error }, 'unexpected failure');
  return c.json({ error: 'Something went wrong' }, 500);
};

export const answerUnknownApi: NotFoundHandler<RequestContext> = (c) =>
  c.json({ error: 'There is nothing at this address.' }, 404);
