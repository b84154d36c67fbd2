import { useCallback, useState } from 'react';
import { Outlet } from 'react-router';
import { findVisibility } from '#features/accounts/account-page/describe-account.server.ts';
import type { Standing } from '#features/editor/describe-own-profile.server.ts';
import { ProviderFrame, TellStanding } from '#features/editor/frame/provider-frame.tsx';
import { servicesContext } from '#platform/services.server.ts';
import { sessionContext } from '#platform/session-context.server.ts';
import type { Route } from './+types/provider-layout';
import { ownersOnly } from './owners-only.server.ts';
import { accountOf } from './page-meta.ts';

/** The one place that keeps what is a provider's to its owner, each page below and all that it can do. */
export const middleware: Route.MiddlewareFunction[] = [ownersOnly];

/** Where the profile stands; null for staff, who have none, and once the account was deleted by this very request. */
export async function loader({ context }: Route.LoaderArgs): Promise<Standing | null> {
  const session = context.get(sessionContext);
  const seen = session && (await findVisibility(context.get(servicesContext).db, session.account));
  if (!seen) return null;
  const { reviewStatus, listed, pausedAt } = seen;
  return { reviewStatus, listed, paused: pausedAt !== null, reviewReason: null, waiting: false };
}

export default function ProviderLayout({ loaderData, matches }: Route.ComponentProps) {
  const account = accountOf(matches);
  // What a page tells is newer than what was loaded before it, not than what is loaded later.
  const [told, setTold] = useState({ after: loaderData, standing: loaderData });
  const tell = useCallback(
    (standing: Standing) => setTold({ after: loaderData, standing }),
    [loaderData],
  );
  const standing = told.after === loaderData ? told.standing : loaderData;
  if (!standing || !account) return <Outlet />;
  return (
    <TellStanding value={tell}>
      <ProviderFrame account={account} standing={standing}>
        <Outlet />
      </ProviderFrame>
    </TellStanding>
  );
}
