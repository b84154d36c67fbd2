import type { MiddlewareHandler } from 'hono';
import type { Access } from '#platform/access.ts';
import { AppError } from '#platform/errors.ts';
import type { RequestContext } from '#platform/request-context.server.ts';

/** Keeps an endpoint to whom it declares. */
export function guard(access: Access): MiddlewareHandler<RequestContext> {
  return async (c, next) => {
    // Operators show their token to the endpoint itself.
    if (access === 'public' || access === 'operator') return next();
    const { session } = c.var;
    if (!session) throw new AppError('not-signed-in', 'Please log in first.');
    if (access !== 'signed-in' && session.account.kind !== access)
      throw new AppError('forbidden', 'This is not for your kind of account.');
    return next();
  };
}
