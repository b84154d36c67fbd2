import { SecurityScreen } from '#features/accounts/second-factor/security-screen.tsx';
import type { Route } from './+types/security';
import { loadSecurity, securityAction } from './security.server.ts';
import { deskMeta } from './desk-page.ts';

export { clientAction, handle } from './desk-page.ts';

export const loader = ({ context }: Route.LoaderArgs) => loadSecurity(context);
export const action = (args: Route.ActionArgs) => securityAction(args);

export const meta = deskMeta('Security', 'Your second factor.');

export default function Security({ loaderData }: Route.ComponentProps) {
  return <SecurityScreen security={loaderData} />;
}
