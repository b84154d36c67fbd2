import { staffAccounts } from '#messages';
import { accountsActs, loadAccounts } from '#features/moderation/accounts/accounts-desk.server.ts';
import { AccountsScreen } from '#features/moderation/accounts/accounts-screen.tsx';
import type { Route } from './+types/accounts';
import { deskActions, deskLoader } from './desk-action.server.ts';
import { deskMeta, deskPage } from './desk-page.ts';

export { clientAction, shouldRevalidate } from './desk-page.ts';
export const handle = deskPage('accounts');

export const loader = deskLoader(loadAccounts);
export const action = deskActions(accountsActs);

export const meta = deskMeta(() => staffAccounts);

export default function Accounts({ loaderData }: Route.ComponentProps) {
  return <AccountsScreen {...loaderData} />;
}
