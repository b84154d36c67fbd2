import type { MiddlewareHandler } from 'hono';
import { refusalOf, type Access, type Refusal } from '#platform/access.ts';
import { safeReturnPath, withNext } from '#features/accounts/access/return-path.ts';
import { AppError, problem } from '#platform/errors.ts';
import { paths } from '#platform/paths.ts';
import type { RequestContext } from '#platform/request-context.server.ts';

const REFUSALS: Record<Refusal, () => AppError> = {
  'not-signed-in': () => problem('not-signed-in', 'loginFirst'),
  'other-kind': () => problem('forbidden', 'otherKind'),
  'second-factor': () => problem('forbidden', 'secondFactorFirst'),
};

/** Keeps an endpoint to whom it declares. */
export function guard(access: Access): MiddlewareHandler<RequestContext> {
  return async (c, next) => {
    const refusal = refusalOf(access, c.var.session);
    // Somebody followed a link to a file of their own: they log in, and come back to the page that it stands on.
    if (refusal === 'not-signed-in' && c.req.header('Sec-Fetch-Mode') === 'navigate')
      return c.redirect(withNext(paths.login, pageBefore(c.req.header('Referer'))));
    if (refusal) throw REFUSALS[refusal]();
    return next();
  };
}

function pageBefore(referrer = ''): string | null {
  const url = URL.parse(referrer);
  return url && safeReturnPath(url.pathname + url.search);
}
