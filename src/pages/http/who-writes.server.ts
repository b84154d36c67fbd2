import type { ContactFields } from '#features/messages/contact.rules.ts';
import { sessionContext } from '#platform/session-context.server.ts';
import type { Asked } from './asked.server.ts';

/** What is known of a visitor who is signed in, to begin a form with. */
export function whoWrites({
  context,
}: Pick<Asked, 'context'>): Pick<ContactFields, 'name' | 'email'> {
  const account = context.get(sessionContext)?.account;
  return {
    name: account && account.name !== account.email ? account.name : '',
    email: account?.email ?? '',
  };
}
