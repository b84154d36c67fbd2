import type { RouterContextProvider } from 'react-router';
import { sessionContext } from '#platform/session-context.server.ts';
import type { ContactFields } from './contact.rules.ts';

/** What is known of a visitor who is signed in, to begin a form with. */
export function whoWrites(
  context: Readonly<RouterContextProvider>,
): Pick<ContactFields, 'name' | 'email'> {
  const account = context.get(sessionContext)?.account;
  return {
    name: account && account.name !== account.email ? account.name : '',
    email: account?.email ?? '',
  };
}
