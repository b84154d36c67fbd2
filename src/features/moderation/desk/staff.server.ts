import { redirect, type RouterContextProvider } from 'react-router';
import { pageAddress } from '#platform/page-address.ts';
import { paths } from '#platform/paths.ts';
import { AppError } from '#platform/errors.ts';
import { sessionContext, type Session } from '#platform/session-context.server.ts';

export interface Asked {
  request: Request;
  context: Readonly<RouterContextProvider>;
}

/** Who of the staff asks, for the log. */
export interface Actor {
  id: number;
  email: string;
}

/** Signed-out visitors log in first, and come back; for everybody else this is closed. */
export function staffOf({ request, context }: Asked): Session {
  const session = context.get(sessionContext);
  if (!session) {
    const { pathname, search } = pageAddress(request);
    throw redirect(`${paths.login}?${new URLSearchParams({ next: pathname + search })}`);
  }
  if (session.account.kind !== 'admin')
    throw new AppError('forbidden', 'This is not for your kind of account.');
  return session;
}
