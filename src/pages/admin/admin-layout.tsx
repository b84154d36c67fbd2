import { isRouteErrorResponse, Outlet, useRouteLoaderData } from 'react-router';
import { AdminFrame } from '#features/moderation/frame/admin-frame.tsx';
import { countWaiting } from '#features/moderation/queue/waiting.server.ts';
import { servicesContext } from '#platform/services.server.ts';
import { sessionContext } from '#platform/session-context.server.ts';
import type { HeaderAccount } from '#ui/frame/account-links.tsx';
import { FailureMessage } from '#ui/frame/failure-message.tsx';
import { NotFoundMessage } from '#ui/frame/not-found-message.tsx';
import type { Route } from './+types/admin-layout';
import { staffOnly } from './staff-only.server.ts';

export { staffPage as handle } from '../page-access.ts';

/** The one place that lets nobody but staff through, to each page below and to all that it can do. */
export const middleware: Route.MiddlewareFunction[] = [staffOnly];

/** Whoever still has to set up the second factor does not learn how much waits. */
export async function loader({ context }: Route.LoaderArgs) {
  if (context.get(sessionContext)?.secondFactorMissing) return { counts: undefined };
  return { counts: await countWaiting(context.get(servicesContext).db) };
}

export default function AdminLayout({ loaderData }: Route.ComponentProps) {
  return (
    <AdminFrame {...useWho()} counts={loaderData.counts}>
      <Outlet />
    </AdminFrame>
  );
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  const missing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <AdminFrame {...useWho()} counts={loaderData?.counts}>
      {missing ? <NotFoundMessage /> : <FailureMessage />}
    </AdminFrame>
  );
}

function useWho() {
  const root = useRouteLoaderData<{ site: { name: string }; account: HeaderAccount | null }>(
    'root',
  );
  return { siteName: root?.site.name ?? '', account: root?.account };
}
