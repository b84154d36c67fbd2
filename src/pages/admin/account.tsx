import { orNetworkFailure } from '#features/accounts/access/or-network-failure.ts';
import { AccountDeskScreen } from '#features/moderation/accounts/account-screen.tsx';
import { pageMeta } from '../page-meta.ts';
import type { Route } from './+types/account';
import { accountAction, loadAccount } from './account.server.ts';

export { revalidateDesk as shouldRevalidate } from '#features/moderation/desk/revalidate-desk.ts';
export { staffPage as handle } from '../page-access.ts';

export const loader = (args: Route.LoaderArgs) => loadAccount(args, args.params.id);
export const action = (args: Route.ActionArgs) => accountAction(args, args.params.id);
export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  orNetworkFailure(serverAction);

export function meta({ matches }: Route.MetaArgs) {
  const description = 'Staff look after an account here.';
  return pageMeta(matches, { title: 'Account', description, index: false });
}

export default function StaffAccount({ loaderData }: Route.ComponentProps) {
  return <AccountDeskScreen key={loaderData.account.id} {...loaderData} />;
}
