import type { MiddlewareHandler } from 'hono';
import { refusalOf, type Access, type Refusal } from '#platform/access.ts';
import { safeReturnPath, withNext } from '#features/accounts/access/return-path.ts';
import { AppError, problem } from '#platform/errors.ts';
import { addressIn, addressWithout, languageOf } from '#platform/language.ts';
import { paths } from '#platform/paths.ts';
import type { RequestContext } from '#platform/request-context.server.ts';

const REFUSALS: Record<Refusal, () => AppError> = {
  'not-signed-in': () => problem('not-signed-in', 'loginFirst'),
  'other-kind': () => problem('forbidden', 'otherKind'),
  'other-role': () => problem('forbidden', 'otherRole'),
  'second-factor': () => problem('forbidden', 'secondFactorFirst'),
};

/** Keeps an endpoint to whom it declares. */
export function guard(access: Access): MiddlewareHandler<RequestContext> {
  return async (c, next) => {
    const refusal = refusalOf(access, c.var.session);
    // Somebody followed a link to a file of their own: they log in, and come back to the page that it stands on.
    if (refusal === 'not-signed-in' && c.req.header('Sec-Fetch-Mode') === 'navigate')
      return c.redirect(loginFrom(c.req.header('Referer')));
    if (refusal) throw REFUSALS[refusal]();
    return next();
  };
}

/** The login in the language of the page that the link stood on. */
function loginFrom(referrer = ''): string {
  const { pathname, search } = URL.parse(referrer) ?? { pathname: '', search: '' };
  const page = safeReturnPath(addressWithout(pathname + search));
  return addressIn(languageOf(pathname), withNext(paths.login, page));
}
