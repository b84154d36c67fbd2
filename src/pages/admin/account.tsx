import { staffAccounts } from '#messages';
import { AccountDeskScreen } from '#features/moderation/accounts/account-screen.tsx';
import type { Route } from './+types/account';
import { accountAction, loadAccount } from './account.server.ts';
import { deskMeta, deskPage } from './desk-page.ts';

export { clientAction, shouldRevalidate } from './desk-page.ts';
export const handle = deskPage('accounts');

export const loader = (args: Route.LoaderArgs) => loadAccount(args, args.params.id);
export const action = (args: Route.ActionArgs) => accountAction(args, args.params.id);

export const meta = deskMeta(() => ({
  title: staffAccounts.oneTitle,
  description: staffAccounts.oneDescription,
}));

export default function StaffAccount({ loaderData }: Route.ComponentProps) {
  return <AccountDeskScreen key={loaderData.account.id} {...loaderData} />;
}
