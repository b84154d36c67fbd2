import { redirect, type MiddlewareFunction, type RouterContextProvider } from 'react-router';
import { accountHome } from '#features/accounts/account-home.ts';
import { withNext } from '#features/accounts/access/return-path.ts';
import { refusalOf } from '#platform/access.ts';
import { pageAddress } from '#platform/page-address.ts';
import { paths } from '#platform/paths.ts';
import { sessionContext, type Session } from '#platform/session-context.server.ts';

/** Stands before every page under /admin, for reading and for acting: nobody else's loader or action runs. */
export const staffOnly: MiddlewareFunction<Response> = ({ request, context }, next) => {
  const session = context.get(sessionContext);
  const { pathname, search } = pageAddress(request);
  const refusal = refusalOf('admin', session);
  if (refusal === 'not-signed-in') {
    // A form cannot be sent again after signing in; its page can be opened again.
    const wanted = request.method === 'GET' ? pathname + search : pathname;
    throw redirect(withNext(paths.login, wanted));
  }
  if (refusal === 'other-kind') throw redirect(accountHome(session!.account.kind));
  // The one page where a second factor that is missing can be set up.
  if (refusal === 'second-factor' && pathname !== paths.adminSecurity)
    throw redirect(paths.adminSecurity);
  return next();
};

/** Who of the staff asks. Only for pages behind `staffOnly`. */
export function staffSession(context: Readonly<RouterContextProvider>): Session {
  const session = context.get(sessionContext);
  if (session?.account.kind !== 'admin') throw redirect(paths.login);
  return session;
}
