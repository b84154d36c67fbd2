import { loadTab } from '#features/accounts/access/load-tab.ts';
import { returnPathOf } from '#features/accounts/access/return-path.ts';
import { SignInScreen } from '#features/accounts/access/sign-in-screen.tsx';
import type { Route } from './+types/login';
import { orNetworkFailure } from './or-network-failure.ts';
import { pageMeta } from './page-meta.ts';
import { loadSignIn, signInAction } from './sign-in.server.ts';

export { publicPage as handle } from './page-access.ts';

/** Three addresses, one page: by the name of the route. */
const LOGINS = {
  login: {
    tab: 'specialist',
    title: 'Log in',
    description: 'Specialists and businesses log in here to look after their profile.',
  },
  'specialist-login': {
    tab: 'specialist',
    title: 'Specialist login',
    description: 'Specialists log in here to look after their profile.',
  },
  'business-login': {
    tab: 'business',
    title: 'Business login',
    description: 'Businesses log in here to look after their profile.',
  },
} as const;

const loginOf = (matches: readonly ({ id: string } | undefined)[]) =>
  LOGINS[matches.at(-1)!.id as keyof typeof LOGINS];

export const loader = (args: Route.LoaderArgs) => loadSignIn(args);
export const clientLoader = ({ request, serverLoader }: Route.ClientLoaderArgs) =>
  loadTab(serverLoader, { next: returnPathOf(request) });
export const action = (args: Route.ActionArgs) => signInAction(args);
export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  orNetworkFailure(serverAction);

export function meta({ matches }: Route.MetaArgs) {
  const { title, description } = loginOf(matches);
  return pageMeta(matches, { title, description });
}

export default function Login({ loaderData, actionData, matches }: Route.ComponentProps) {
  const { tab, title } = loginOf(matches);
  // The key: each tab starts anew, with the email that was typed on the last one.
  return <SignInScreen key={title} tab={tab} next={loaderData.next} answer={actionData} />;
}
