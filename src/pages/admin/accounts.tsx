import { staffAccounts } from '#messages';
import { accountsActs, loadAccounts } from '#features/moderation/accounts/accounts-desk.server.ts';
import { AccountsScreen } from '#features/moderation/accounts/accounts-screen.tsx';
import type { Route } from './+types/accounts';
import { deskAction, deskLoader } from './desk-action.server.ts';
import { deskMeta, deskPage } from './desk-page.ts';

export { clientAction, shouldRevalidate } from './desk-page.ts';
export const handle = deskPage('accounts');

export const loader = deskLoader(loadAccounts);
export const action = (args: Route.ActionArgs) => deskAction(args, accountsActs);

export const meta = deskMeta(() => staffAccounts);

export default function Accounts({ loaderData }: Route.ComponentProps) {
  return <AccountsScreen {...loaderData} />;
}
