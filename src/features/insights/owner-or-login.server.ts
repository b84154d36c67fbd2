import { redirect, type RouterContextProvider } from 'react-router';
import { accountHome } from '#features/accounts/account-home.ts';
import { pageAddress } from '#platform/page-address.ts';
import { paths } from '#platform/paths.ts';
import { sessionContext } from '#platform/session-context.server.ts';

export interface Owner {
  id: number;
  email: string;
  name: string;
}

/** Whose dashboard it is. Signed-out visitors log in first and come back; staff have no profile to look after. */
export function ownerOrLogin(context: Readonly<RouterContextProvider>, request: Request): Owner {
  const account = context.get(sessionContext)?.account;
  if (!account) {
    const { pathname, search } = pageAddress(request);
    throw redirect(`${paths.login}?${new URLSearchParams({ next: pathname + search })}`);
  }
  if (account.kind === 'admin') throw redirect(accountHome(account.kind));
  return account;
}
