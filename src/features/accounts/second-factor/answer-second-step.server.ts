import { data, redirect, type RouterContextProvider } from 'react-router';
import { asAppError } from '#platform/errors.ts';
import { paths } from '#platform/paths.ts';
import { servicesContext } from '#platform/services.server.ts';
import { readFields } from '../access/read-fields.server.ts';
import { arrivalPath, returnPathOf, withNext } from '../access/return-path.ts';
import { deviceCookie } from '../known-device.server.ts';
import { sessionCookie } from '../session-cookie.server.ts';
import { sessionContext } from '../session.server.ts';
import { finishSignIn } from './finish-sign-in.server.ts';
import { SECOND_FACTOR_MESSAGES } from './second-factor.rules.ts';
import { endedSecondStepCookie, findSecondStep } from './second-step.server.ts';

interface Asked {
  request: Request;
  context: Readonly<RouterContextProvider>;
}

export interface SecondStepAnswer {
  errors?: { code?: string; recovery?: string };
  failure?: string;
}

/** Only whoever has just given the right password is asked for a code. */
export async function loadSecondStep({ request, context }: Asked) {
  const next = returnPathOf(request);
  const session = context.get(sessionContext);
  if (session) throw redirect(arrivalPath(session.account.kind, next));
  await getAccount({ request, context });
  return { next };
}

export async function answerSecondStep({ request, context }: Asked) {
  const services = context.get(servicesContext);
  const account = await getAccount({ request, context });
  const { code, recovery } = await readFields(request, ['code', 'recovery']);
  if (!code.trim() && !recovery.trim()) {
    const errors = { code: SECOND_FACTOR_MESSAGES.required };
    return data<SecondStepAnswer>({ errors }, { status: 400 });
  }
  try {
    const userAgent = request.headers.get('User-Agent');
    const token = await finishSignIn(services, account, { code, recovery, userAgent });
    const headers = new Headers({ 'Set-Cookie': sessionCookie(services.env, token) });
    headers.append('Set-Cookie', endedSecondStepCookie(services));
    const cookies = request.headers.get('Cookie');
    headers.append('Set-Cookie', deviceCookie(services, account.id, cookies));
    return redirect(arrivalPath(account.kind, returnPathOf(request)), { headers });
  } catch (error) {
    const known = asAppError(error);
    if (!known) throw error;
    const { field, message, status } = known;
    const told = field ? { errors: { [field]: message } } : { failure: message };
    return data<SecondStepAnswer>(told, { status });
  }
}

/** Whoever took too long begins again. */
async function getAccount({ request, context }: Asked) {
  const services = context.get(servicesContext);
  const account = await findSecondStep(services, request.headers.get('Cookie'));
  if (!account) throw redirect(withNext(paths.login, returnPathOf(request)));
  return account;
}
