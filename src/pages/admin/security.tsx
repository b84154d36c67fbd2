import { orNetworkFailure } from '#features/accounts/access/or-network-failure.ts';
import { SecurityScreen } from '#features/accounts/second-factor/security-screen.tsx';
import { pageMeta } from '../page-meta.ts';
import type { Route } from './+types/security';
import { loadSecurity, securityAction } from './security.server.ts';

export { staffPage as handle } from '../page-access.ts';

export const loader = ({ context }: Route.LoaderArgs) => loadSecurity(context);
export const action = (args: Route.ActionArgs) => securityAction(args);
export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  orNetworkFailure(serverAction);

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: 'Security', description: 'Your second factor.', index: false });
}

export default function Security({ loaderData }: Route.ComponentProps) {
  return <SecurityScreen security={loaderData} />;
}
