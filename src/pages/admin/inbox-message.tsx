import { staffInbox } from '#messages';
import { getMessage, inboxActs } from '#features/moderation/inbox/inbox-desk.server.ts';
import { idOf } from '#features/moderation/desk/desk-acts.server.ts';
import { MessageScreen } from '#features/moderation/inbox/message-screen.tsx';
import { deskActions, deskLoader } from './desk-action.server.ts';
import { deskMeta, deskPage, deskScreen } from './desk-page.tsx';

export { clientAction, shouldRevalidate } from './desk-page.tsx';
export const handle = deskPage('inbox');
export const loader = deskLoader(({ db }, _query, _session, { id }) => getMessage(db, idOf(id)));
export const action = deskActions(inboxActs);
export const meta = deskMeta(() => ({
  title: staffInbox.oneTitle,
  description: staffInbox.oneDescription,
}));
export default deskScreen<typeof loader>(MessageScreen);
