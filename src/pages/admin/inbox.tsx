import { loadInbox } from '#features/moderation/inbox/inbox-desk.server.ts';
import { InboxScreen } from '#features/moderation/inbox/inbox-screen.tsx';
import { servicesContext } from '#platform/services.server.ts';
import { queryOf } from '../http/asked.server.ts';
import type { Route } from './+types/inbox';
import { deskMeta } from './desk-page.ts';

export { handle } from './desk-page.ts';

export const loader = (args: Route.LoaderArgs) =>
  loadInbox(args.context.get(servicesContext), queryOf(args));

export const meta = deskMeta('Inbox', 'Staff answer messages here.');

export default function Inbox({ loaderData }: Route.ComponentProps) {
  return <InboxScreen {...loaderData} />;
}
