import { listActs } from '#features/moderation/log/list-acts.server.ts';
import { readLogQuery } from '#features/moderation/log/log-query.rules.ts';
import { LogScreen } from '#features/moderation/log/log-screen.tsx';
import { servicesContext } from '#platform/services.server.ts';
import { pageMeta } from '../page-meta.ts';
import type { Route } from './+types/log';

export { staffPage as handle } from '../page-access.ts';

export function loader({ request, context }: Route.LoaderArgs) {
  const query = readLogQuery(new URL(request.url).searchParams);
  return listActs(context.get(servicesContext).db, query);
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: 'Log', description: 'Every act of staff.', index: false });
}

export default function Log({ loaderData }: Route.ComponentProps) {
  return <LogScreen log={loaderData} />;
}
