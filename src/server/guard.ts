import type { MiddlewareHandler } from 'hono';
import { refusalOf, type Access, type Refusal } from '#platform/access.ts';
import { AppError } from '#platform/errors.ts';
import type { RequestContext } from '#platform/request-context.server.ts';

const REFUSALS: Record<Refusal, () => AppError> = {
  'not-signed-in': () => new AppError('not-signed-in', 'Please log in first.'),
  'other-kind': () => new AppError('forbidden', 'This is not for your kind of account.'),
  'second-factor': () => new AppError('forbidden', 'Please set up your second factor first.'),
};

/** Keeps an endpoint to whom it declares. */
export function guard(access: Access): MiddlewareHandler<RequestContext> {
  return async (c, next) => {
    const refusal = refusalOf(access, c.var.session);
    if (refusal) throw REFUSALS[refusal]();
    return next();
  };
}
