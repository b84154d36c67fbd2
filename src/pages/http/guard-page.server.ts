import { redirect } from 'react-router';
import { accountHome } from '#features/accounts/account-home.ts';
import { withNext } from '#features/accounts/access/return-path.ts';
import { refusalOf, type Access } from '#platform/access.ts';
import { pageHref } from '#platform/language.ts';
import { pageAddress } from '#platform/page-address.ts';
import { paths } from '#platform/paths.ts';
import { staffPaths } from '#platform/staff-paths.ts';
import { sessionContext, type Session } from '#platform/session-context.server.ts';
import type { Asked } from './asked.server.ts';

/** Each kind has one page of its own, and a login of its own before it. */
const LOGINS: Partial<Record<Access, string>> = {
  specialist: `${paths.specialistLogin}?next=${paths.specialistEditor}`,
  business: `${paths.businessLogin}?next=${paths.businessEditor}`,
};

/** In the address of the desk that every role has, after another one was refused. */
export const REFUSED = 'refused';

/** Keeps a page to whom it declares: others log in first and come back, or are led to what is theirs. */
export function guardPage(access: Exclude<Access, 'public' | 'operator'>, asked: Asked): Session {
  const session = asked.context.get(sessionContext);
  const { pathname, search } = pageAddress(asked.request);
  const refusal = refusalOf(access, session);
  // A form cannot be sent again after signing in; its page can be opened again, with the same list on it.
  if (refusal === 'not-signed-in')
    throw redirectTo(LOGINS[access] ?? withNext(paths.login, pathname + search));
  if (refusal === 'other-kind') throw redirectTo(accountHome(session!.account.kind));
  if (refusal === 'other-role') throw redirectTo(`${paths.admin}?${REFUSED}`);
  // The one page where a second factor that is missing can be set up.
  if (refusal === 'second-factor' && pathname !== staffPaths.security)
    throw redirectTo(staffPaths.security);
  return session!;
}

/** The router puts the language in front of where loaders and actions lead, but not for what stands before them. */
const redirectTo = (path: string) => redirect(pageHref(path));
