import { data, redirect, type RouterContextProvider } from 'react-router';
import { asAppError } from '#platform/errors.ts';
import { paths } from '#platform/paths.ts';
import { servicesContext } from '#platform/services.server.ts';
import { endSession } from '../end-session.server.ts';
import { sessionCookie } from '../session-cookie.server.ts';
import { clientContext, sessionContext } from '../session.server.ts';
import { signIn } from '../sign-in.server.ts';
import { readFields } from './read-fields.server.ts';
import { arrivalPath, returnPathOf, withNext } from './return-path.ts';
import { checkSignIn, type SignInErrors } from './sign-in.rules.ts';

interface Asked {
  request: Request;
  context: Readonly<RouterContextProvider>;
}

export interface SignInAnswer {
  email?: string;
  errors?: SignInErrors;
  failure?: string;
}

/** Whoever is signed in already has nothing to do here. */
export function loadSignIn({ request, context }: Asked) {
  const next = returnPathOf(request);
  const session = context.get(sessionContext);
  if (session) throw redirect(arrivalPath(session.account.kind, next));
  return { next };
}

export async function answerSignIn({ request, context }: Asked) {
  const services = context.get(servicesContext);
  const { email, password } = await readFields(request, ['email', 'password']);
  const errors = checkSignIn({ email, password });
  if (errors) return data<SignInAnswer>({ email, errors }, { status: 400 });

  const attempt = {
    email: email.trim(),
    password,
    client: context.get(clientContext),
    userAgent: request.headers.get('User-Agent'),
    cookies: request.headers.get('Cookie'),
  };
  try {
    const signedIn = await signIn(services, attempt);
    const before = context.get(sessionContext);
    if (before) await endSession(services.db, before.id);
    const next = returnPathOf(request);
    if ('secondStep' in signedIn)
      return redirect(withNext(paths.loginCode, next), {
        headers: { 'Set-Cookie': signedIn.secondStep },
      });
    const headers = new Headers({ 'Set-Cookie': sessionCookie(services.env, signedIn.token) });
    headers.append('Set-Cookie', signedIn.device);
    return redirect(arrivalPath(signedIn.kind, next), { headers });
  } catch (error) {
    const known = asAppError(error);
    if (!known) throw error;
    return data<SignInAnswer>({ email, failure: known.message }, { status: known.status });
  }
}
