import { orNetworkFailure } from '#features/accounts/access/or-network-failure.ts';
import { getMessage } from '#features/moderation/inbox/get-message.server.ts';
import { inboxActs } from '#features/moderation/inbox/inbox-desk.server.ts';
import { idOf } from '#features/moderation/desk/desk-acts.server.ts';
import { MessageScreen } from '#features/moderation/inbox/message-screen.tsx';
import { servicesContext } from '#platform/services.server.ts';
import { orNotFound } from '../http/or-not-found.server.ts';
import { pageMeta } from '../page-meta.ts';
import type { Route } from './+types/inbox-message';
import { deskAction } from './desk-action.server.ts';

export { revalidateDesk as shouldRevalidate } from '#features/moderation/desk/revalidate-desk.ts';
export { staffPage as handle } from '../page-access.ts';

export const loader = ({ context, params }: Route.LoaderArgs) =>
  orNotFound(async () => getMessage(context.get(servicesContext).db, idOf(params.id)));
export const action = (args: Route.ActionArgs) => deskAction(args, inboxActs);
/** Whatever goes wrong on the way, what was typed stays. */
export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  orNetworkFailure(serverAction);

export function meta({ matches }: Route.MetaArgs) {
  const description = 'Staff answer a message here.';
  return pageMeta(matches, { title: 'Message', description, index: false });
}

export default function Message({ loaderData }: Route.ComponentProps) {
  return <MessageScreen key={loaderData.id} message={loaderData} />;
}
