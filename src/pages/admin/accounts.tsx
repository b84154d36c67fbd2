import { staffAccounts } from '#messages';
import { accountsActs, loadAccounts } from '#features/moderation/accounts/accounts-desk.server.ts';
import { AccountsScreen } from '#features/moderation/accounts/accounts-screen.tsx';
import { deskActions, deskLoader } from './desk-action.server.ts';
import { deskMeta, deskPage, deskScreen } from './desk-page.tsx';

export { clientAction, shouldRevalidate } from './desk-page.tsx';
export const handle = deskPage('accounts');
export const loader = deskLoader(loadAccounts);
export const action = deskActions(accountsActs);
export const meta = deskMeta(() => staffAccounts);
export default deskScreen<typeof loader>(AccountsScreen);
