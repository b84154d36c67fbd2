import { staffInbox } from '#messages';
import { getMessage, inboxActs } from '#features/moderation/inbox/act-on-message.server.ts';
import { idOf } from '#features/moderation/desk/desk-acts.server.ts';
import { MessageScreen } from '#features/moderation/inbox/message-screen.tsx';
import { servicesContext } from '#platform/services.server.ts';
import { orNotFound } from '../http/or-not-found.server.ts';
import type { Route } from './+types/inbox-message';
import { deskActions } from './desk-action.server.ts';
import { deskMeta, deskPage } from './desk-page.ts';

export { clientAction, shouldRevalidate } from './desk-page.ts';
export const handle = deskPage('inbox');

export const loader = ({ context, params }: Route.LoaderArgs) =>
  orNotFound(async () => getMessage(context.get(servicesContext).db, idOf(params.id)));
export const action = deskActions(inboxActs);

export const meta = deskMeta(() => ({
  title: staffInbox.oneTitle,
  description: staffInbox.oneDescription,
}));

export default function Message({ loaderData }: Route.ComponentProps) {
  return <MessageScreen key={loaderData.id} message={loaderData} />;
}
