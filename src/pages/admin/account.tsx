import { staffAccounts } from '#messages';
import { actsOnAccount } from '#features/moderation/accounts/act-on-account.server.ts';
import { loadAccountDesk } from '#features/moderation/accounts/accounts-desk.server.ts';
import { AccountDeskScreen } from '#features/moderation/accounts/account-screen.tsx';
import { deskActions, deskLoader } from './desk-action.server.ts';
import { deskMeta, deskPage, deskScreen } from './desk-page.tsx';

export { clientAction, shouldRevalidate } from './desk-page.tsx';
export const handle = deskPage('accounts');
export const loader = deskLoader((services, _query, session, { id }) =>
  loadAccountDesk(services, session, id),
);
export const action = deskActions(({ id }) => actsOnAccount(id));
export const meta = deskMeta(() => ({
  title: staffAccounts.oneTitle,
  description: staffAccounts.oneDescription,
}));
export default deskScreen<typeof loader>(AccountDeskScreen);
