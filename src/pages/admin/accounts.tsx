import { orNetworkFailure } from '#features/accounts/access/or-network-failure.ts';
import { accountsActs, loadAccounts } from '#features/moderation/accounts/accounts-desk.server.ts';
import { AccountsScreen } from '#features/moderation/accounts/accounts-screen.tsx';
import { servicesContext } from '#platform/services.server.ts';
import { queryOf } from '../http/asked.server.ts';
import { pageMeta } from '../page-meta.ts';
import type { Route } from './+types/accounts';
import { deskAction } from './desk-action.server.ts';

export { revalidateDesk as shouldRevalidate } from '#features/moderation/desk/revalidate-desk.ts';
export { staffPage as handle } from '../page-access.ts';

export const loader = (args: Route.LoaderArgs) =>
  loadAccounts(args.context.get(servicesContext), queryOf(args));
export const action = (args: Route.ActionArgs) => deskAction(args, accountsActs);
export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  orNetworkFailure(serverAction);

export function meta({ matches }: Route.MetaArgs) {
  const description = 'Staff look after accounts here.';
  return pageMeta(matches, { title: 'Accounts', description, index: false });
}

export default function Accounts({ loaderData }: Route.ComponentProps) {
  return <AccountsScreen {...loaderData} />;
}
