import { staffInbox } from '#messages';
import { loadInbox } from '#features/moderation/inbox/inbox-desk.server.ts';
import { InboxScreen } from '#features/moderation/inbox/inbox-screen.tsx';
import type { Route } from './+types/inbox';
import { deskLoader } from './desk-action.server.ts';
import { deskMeta, deskPage } from './desk-page.ts';

export const handle = deskPage('inbox');

export const loader = deskLoader(loadInbox);

export const meta = deskMeta(() => staffInbox);

export default function Inbox({ loaderData }: Route.ComponentProps) {
  return <InboxScreen {...loaderData} />;
}
