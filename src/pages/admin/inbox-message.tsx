import { orNetworkFailure } from '#features/accounts/access/or-network-failure.ts';
import { answerInbox, loadMessage } from '#features/moderation/inbox/answer-inbox.server.ts';
import { MessageScreen } from '#features/moderation/inbox/message-screen.tsx';
import { pageMeta } from '../page-meta.ts';
import type { Route } from './+types/inbox-message';

export { revalidateDesk as shouldRevalidate } from '#features/moderation/desk/revalidate-desk.ts';
export { staffPage as handle } from '../page-access.ts';

export const loader = (args: Route.LoaderArgs) => loadMessage(args, args.params.id);
export const action = (args: Route.ActionArgs) => answerInbox(args);
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
