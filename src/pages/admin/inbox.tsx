import { staffInbox } from '#messages';
import { loadInbox } from '#features/moderation/inbox/inbox-desk.server.ts';
import { InboxScreen } from '#features/moderation/inbox/inbox-screen.tsx';
import { deskLoader } from './desk-action.server.ts';
import { deskMeta, deskPage, deskScreen } from './desk-page.tsx';

export const handle = deskPage('inbox');
export const loader = deskLoader(loadInbox);
export const meta = deskMeta(() => staffInbox);
export default deskScreen<typeof loader>(InboxScreen);
