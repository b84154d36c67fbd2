import { loadInbox } from '#features/moderation/inbox/inbox-desk.server.ts';
import { InboxScreen } from '#features/moderation/inbox/inbox-screen.tsx';
import { servicesContext } from '#platform/services.server.ts';
import { queryOf } from '../http/asked.server.ts';
import { pageMeta } from '../page-meta.ts';
import type { Route } from './+types/inbox';

export { staffPage as handle } from '../page-access.ts';

export const loader = (args: Route.LoaderArgs) =>
  loadInbox(args.context.get(servicesContext), queryOf(args));

export function meta({ matches }: Route.MetaArgs) {
  const description = 'Staff answer messages here.';
  return pageMeta(matches, { title: 'Inbox', description, index: false });
}

export default function Inbox({ loaderData }: Route.ComponentProps) {
  return <InboxScreen {...loaderData} />;
}
