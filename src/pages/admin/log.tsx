import { staffLog } from '#messages';
import { listActs } from '#features/moderation/log/list-acts.server.ts';
import { LogScreen } from '#features/moderation/log/log-screen.tsx';
import { servicesContext } from '#platform/services.server.ts';
import type { Route } from './+types/log';
import { deskMeta, deskPage } from './desk-page.ts';

export const handle = deskPage('log');

export function loader({ request, context }: Route.LoaderArgs) {
  return listActs(context.get(servicesContext).db, new URL(request.url).searchParams);
}

export const meta = deskMeta(() => staffLog);

export default function Log({ loaderData }: Route.ComponentProps) {
  return <LogScreen log={loaderData} />;
}
