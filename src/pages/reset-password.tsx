import { loadTab } from '#features/accounts/access/load-tab.ts';
import { ResetScreen } from '#features/accounts/access/reset-screen.tsx';
import { startOfReset } from '#features/accounts/access/reset-state.ts';
import { returnPathOf } from '#features/accounts/access/return-path.ts';
import type { Route } from './+types/reset-password';
import { pageMeta } from './page-meta.ts';
import { loadReset, resetAction } from './reset-password.server.ts';

export { publicPage as handle } from './page-access.ts';

export const loader = (args: Route.LoaderArgs) => loadReset(args);
export const clientLoader = ({ request, serverLoader }: Route.ClientLoaderArgs) =>
  loadTab(serverLoader, {
    start: startOfReset(request),
    next: returnPathOf(request),
    signedIn: false,
  });
export const action = (args: Route.ActionArgs) => resetAction(args);

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'Reset your password',
    description: 'Choose a new password with a code that we mail to you.',
  });
}

export default function ResetPassword({ loaderData, actionData }: Route.ComponentProps) {
  return <ResetScreen {...loaderData} answer={actionData} />;
}
