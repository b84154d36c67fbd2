import { loadTab } from '#features/accounts/access/load-tab.ts';
import { orNetworkFailure } from '#features/accounts/access/or-network-failure.ts';
import { returnPathOf } from '#features/accounts/access/return-path.ts';
import { SignInScreen } from '#features/accounts/access/sign-in-screen.tsx';
import type { Route } from './+types/specialist-login';
import { pageMeta } from './page-meta.ts';
import { loadSignIn, signInAction } from './sign-in.server.ts';

export { publicPage as handle } from './page-access.ts';

export const loader = (args: Route.LoaderArgs) => loadSignIn(args);
export const clientLoader = ({ request, serverLoader }: Route.ClientLoaderArgs) =>
  loadTab(serverLoader, { next: returnPathOf(request) });
export const action = (args: Route.ActionArgs) => signInAction(args);
export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  orNetworkFailure(serverAction);

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'Specialist login',
    description: 'Specialists log in here to look after their profile.',
  });
}

export default function SpecialistLogin({ loaderData, actionData }: Route.ComponentProps) {
  return <SignInScreen tab="specialist" next={loaderData.next} answer={actionData} />;
}
