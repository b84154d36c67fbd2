import { isRouteErrorResponse, Outlet, useRouteLoaderData } from 'react-router';
import { AdminFrame } from '#features/moderation/frame/admin-frame.tsx';
import { loadFrame } from '#features/moderation/frame/load-frame.server.ts';
import { staffOnly } from '#features/moderation/staff-only.server.ts';
import type { HeaderAccount } from '#ui/frame/account-links.tsx';
import { FailureMessage } from '#ui/frame/failure-message.tsx';
import { NotFoundMessage } from '#ui/frame/not-found-message.tsx';
import type { Route } from './+types/admin-layout';

export { staffPage as handle } from '../page-access.ts';

/** The one place that lets nobody but staff through, to each page below and to all that it can do. */
export const middleware: Route.MiddlewareFunction[] = [staffOnly];

export const loader = ({ context }: Route.LoaderArgs) => loadFrame(context);

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
