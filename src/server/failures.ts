import type { ErrorHandler } from 'hono';
import { errorAlone } from '#api/answer-shapes.ts';
import { asAppError, type ErrorCode } from '#platform/errors.ts';
import { sayProblem } from '#platform/say-problem.ts';
import type { RequestContext } from '#platform/request-context.server.ts';
import { endpointsHere } from './endpoints-here.ts';

/** What no form of ours meets with: whoever sent it is told the status. */
const NOT_THEIRS = new Set<ErrorCode>(['wrong-method', 'forbidden', 'not-signed-in']);

/**
 * The only place where a thrown failure becomes an API answer, in the words of the call: foreseen ones speak, unknown
 * ones are logged.
 */
export const answerFailure: ErrorHandler<RequestContext> = (error, c) => {
  c.set('document', null);
  const { refusal: { say } = errorAlone, refusedTo } = endpointsHere(c)[0] ?? {};
  const known = asAppError(error);
  if (known) {
    if (known.status >= 500) c.var.log.warn({ err: known.cause ?? known }, 'request failed');
    if (refusedTo && !NOT_THEIRS.has(known.code)) return c.redirect(refusedTo(c, known), 303);
    if (known.retryAfterSeconds) c.header('Retry-After', String(known.retryAfterSeconds));
    const { problem: code = known.code, values } = known;
    return c.json({ ...say(known), code, values }, known.status);
  }
  c.var.log.error({ err: error }, 'unexpected failure');
  const code = 'unexpected';
  return c.json({ ...say({ message: sayProblem(code) }), code }, 500);
};
