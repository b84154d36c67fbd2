import { data, redirect } from 'react-router';
import { paths } from '#platform/paths.ts';
import { servicesContext } from '#platform/services.server.ts';
import { endSession } from '#features/accounts/session.server.ts';
import { sessionCookie, setCookie } from '#platform/cookies.server.ts';
import { clientContext, sessionContext } from '#platform/session-context.server.ts';
import { signIn } from '#features/accounts/sign-in.server.ts';
import { arrivalPath, returnPathOf, withNext } from '#features/accounts/access/return-path.ts';
import { checkSignIn } from '#features/accounts/access/sign-in.rules.ts';
import type { SignInAnswer } from '#features/accounts/access/sign-in-screen.tsx';
import { cookieOf, type Asked } from './http/asked.server.ts';
import { readFields } from './http/read-fields.server.ts';
import { refusalOf } from './http/refusal.server.ts';

/** Whoever is signed in already has nothing to do here. */
export function loadSignIn({ request, context }: Asked) {
  const next = returnPathOf(request);
  const session = context.get(sessionContext);
  if (session) throw redirect(arrivalPath(session.account.kind, next));
  return { next };
}

export async function signInAction(asked: Asked) {
  const { request, context } = asked;
  const services = context.get(servicesContext);
  const { email, password } = await readFields(request, ['email', 'password']);
  const errors = checkSignIn({ email, password });
  if (errors) return data<SignInAnswer>({ email, errors }, { status: 400 });

  const attempt = {
    email: email.trim(),
    password,
    client: context.get(clientContext),
    userAgent: request.headers.get('User-Agent'),
    knownDevice: cookieOf(asked, 'device'),
  };
  try {
    const signedIn = await signIn(services, attempt);
    const before = context.get(sessionContext);
    if (before) await endSession(services.db, before.id);
    const next = returnPathOf(request);
    if ('secondStep' in signedIn)
      return redirect(withNext(paths.loginCode, next), {
        headers: { 'Set-Cookie': setCookie(services.env, 'second-step', signedIn.secondStep) },
      });
    const headers = new Headers({ 'Set-Cookie': sessionCookie(services.env, signedIn.token) });
    headers.append('Set-Cookie', setCookie(services.env, 'device', signedIn.device));
    return redirect(arrivalPath(signedIn.kind, next), { headers });
  } catch (error) {
    const known = refusalOf(error);
    return data<SignInAnswer>({ email, failure: known.message }, { status: known.status });
  }
}
