import { access } from '#messages';
import { data, redirect } from 'react-router';
import {
  loadTab,
  arrivalPath,
  returnPathOf,
  withNext,
} from '#features/accounts/access/return-path.ts';
import { SignInScreen, type SignInAnswer } from '#features/accounts/access/sign-in-screen.tsx';
import { checkSignIn } from '#features/accounts/access/access.rules.ts';
import { signIn } from '#features/accounts/sign-in.server.ts';
import { setCookie } from '#platform/cookies.server.ts';
import { paths } from '#platform/paths.ts';
import { servicesContext } from '#platform/services.server.ts';
import { clientContext, sessionContext } from '#platform/session-context.server.ts';
import type { Route } from './+types/login';
import { cookieOf } from './http/asked.server.ts';
import { enterBrowser } from './http/enter-browser.server.ts';
import { readFields } from './http/read-fields.server.ts';
import { orRefusal } from './http/refusal.server.ts';
import { orNetworkFailure } from './or-network-failure.ts';
import { pageMeta } from './page-meta.ts';

export { publicPage as handle } from './page-access.ts';

/** Three addresses, one page: by the name of the route, with the messages that they say of themselves. */
const LOGINS = {
  login: {
    tab: 'specialist',
    title: 'logIn',
    description: 'loginAbout',
  },
  'specialist-login': {
    tab: 'specialist',
    title: 'specialistLogin',
    description: 'specialistAbout',
  },
  'business-login': {
    tab: 'business',
    title: 'businessLogin',
    description: 'businessAbout',
  },
} as const;

const loginOf = (matches: readonly ({ id: string } | undefined)[]) =>
  LOGINS[matches.at(-1)!.id as keyof typeof LOGINS];

/** Whoever is signed in already has nothing to do here. */
export function loader({ request, context }: Route.LoaderArgs) {
  const next = returnPathOf(request);
  const session = context.get(sessionContext);
  if (session) throw redirect(arrivalPath(session.account.kind, next));
  return { next };
}

export const clientLoader = ({ request, serverLoader }: Route.ClientLoaderArgs) =>
  loadTab(serverLoader, { next: returnPathOf(request) });

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const { email, password } = await readFields(request, ['email', 'password']);
  const errors = checkSignIn({ email, password });
  if (errors) return data<SignInAnswer>({ email, errors }, { status: 400 });

  const attempt = {
    email: email.trim(),
    password,
    client: context.get(clientContext),
    userAgent: request.headers.get('User-Agent'),
    knownDevice: cookieOf({ request, context }, 'device'),
  };
  const enter = async () => {
    const signedIn = await signIn(services, attempt);
    const next = returnPathOf(request);
    if ('secondStep' in signedIn)
      return redirect(withNext(paths.loginCode, next), {
        headers: { 'Set-Cookie': setCookie(services.env, 'second-step', signedIn.secondStep) },
      });
    const headers = await enterBrowser({ request, context }, signedIn);
    return redirect(arrivalPath(signedIn.kind, next), { headers });
  };
  return orRefusal(enter, ({ message }): SignInAnswer => ({ email, failure: message }));
}

/** The email is carried on by itself, as long as somebody is on their way in. */
export const clientAction = (args: Route.ClientActionArgs) =>
  orNetworkFailure(args, { keeps: false });

export function meta({ matches }: Route.MetaArgs) {
  const { title, description } = loginOf(matches);
  return pageMeta(matches, { title: access[title], description: access[description] });
}

export default function Login({ loaderData, actionData, matches }: Route.ComponentProps) {
  const { tab, title } = loginOf(matches);
  // The key: each tab starts anew, with the email that was typed on the last one.
  return <SignInScreen key={title} tab={tab} next={loaderData.next} answer={actionData} />;
}
