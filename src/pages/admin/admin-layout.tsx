import { joining, staff } from '#messages';
import { Outlet, useRouteLoaderData } from 'react-router';
import { AdminFrame } from '#features/moderation/frame/admin-frame.tsx';
import { countWaiting } from '#features/moderation/queue/waiting.server.ts';
import { servicesContext } from '#platform/services.server.ts';
import type { Site } from '#platform/site.ts';
import type { HeaderAccount } from '#ui/frame/account-links.tsx';
import { Alert } from '#ui/alert.tsx';
import type { Route } from './+types/admin-layout';
import { deskPage } from './desk-page.tsx';
import { FailedPage } from '../failed-page.tsx';
import { REFUSED } from '../http/guard-page.server.ts';
import { staffOnly, staffSession } from './desk-action.server.ts';

export const handle = deskPage('security');

/** The one place that lets nobody but staff through, to each page below and to all that it can do. */
export const middleware: Route.MiddlewareFunction[] = [staffOnly];

/** Whoever still has to set up the second factor does not learn how much waits. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { account, secondFactorMissing } = staffSession(context);
  const { role } = account;
  if (secondFactorMissing) return { role, counts: undefined, refused: false };
  // With a value it is a desk's own: why a file was refused.
  const refused = new URL(request.url).searchParams.get(REFUSED) === '';
  return { role, counts: await countWaiting(context.get(servicesContext).db), refused };
}

export default function AdminLayout({ loaderData }: Route.ComponentProps) {
  return (
    <AdminFrame {...useWho()} {...loaderData}>
      {loaderData.refused && (
        <Alert tone="info" className="mb-6">
          {staff.refused(joining.roles[loaderData.role!])}
        </Alert>
      )}
      <Outlet />
    </AdminFrame>
  );
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  const who = useWho();
  return (
    <AdminFrame {...who} role={loaderData?.role} counts={loaderData?.counts}>
      <FailedPage error={error} siteName={who.site.name} />
    </AdminFrame>
  );
}

function useWho() {
  const root = useRouteLoaderData<{ site: Site; account: HeaderAccount | null }>('root');
  const { name = '', logo } = root?.site ?? {};
  return { site: { name, ...(logo && { logo }) }, account: root?.account };
}
