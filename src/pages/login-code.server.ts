import { data, redirect } from 'react-router';
import { paths } from '#platform/paths.ts';
import { servicesContext } from '#platform/services.server.ts';
import { arrivalPath, returnPathOf, withNext } from '#features/accounts/access/return-path.ts';
import { rememberDevice } from '#features/accounts/known-device.server.ts';
import { endCookie, sessionCookie, setCookie } from '#platform/cookies.server.ts';
import { sessionContext } from '#platform/session-context.server.ts';
import {
  finishSignIn,
  findSecondStep,
} from '#features/accounts/second-factor/second-step.server.ts';
import { SECOND_FACTOR_MESSAGES } from '#features/accounts/second-factor/second-factor.rules.ts';
import type { SecondStepAnswer } from '#features/accounts/second-factor/second-step-screen.tsx';
import { cookieOf, type Asked } from './http/asked.server.ts';
import { readFields } from './http/read-fields.server.ts';
import { refusalOf, tellRefusal } from './http/refusal.server.ts';

/** Only whoever has just given the right password is asked for a code. */
export async function loadSecondStep({ request, context }: Asked) {
  const next = returnPathOf(request);
  const session = context.get(sessionContext);
  if (session) throw redirect(arrivalPath(session.account.kind, next));
  await getAccount({ request, context });
  return { next };
}

export async function secondStepAction(asked: Asked) {
  const { request, context } = asked;
  const services = context.get(servicesContext);
  const account = await getAccount(asked);
  const { code, recovery } = await readFields(request, ['code', 'recovery']);
  if (!code.trim() && !recovery.trim()) {
    const errors = { code: SECOND_FACTOR_MESSAGES.required };
    return data<SecondStepAnswer>({ errors }, { status: 400 });
  }
  try {
    const userAgent = request.headers.get('User-Agent');
    const token = await finishSignIn(services, account, { code, recovery, userAgent });
    const headers = new Headers({ 'Set-Cookie': sessionCookie(services.env, token) });
    headers.append('Set-Cookie', endCookie(services.env, 'second-step'));
    const device = rememberDevice(services, account.id, cookieOf(asked, 'device'));
    headers.append('Set-Cookie', setCookie(services.env, 'device', device));
    return redirect(arrivalPath(account.kind, returnPathOf(request)), { headers });
  } catch (error) {
    const refusal = refusalOf(error);
    return data<SecondStepAnswer>(tellRefusal(refusal), { status: refusal.status });
  }
}

/** Whoever took too long begins again. */
async function getAccount(asked: Asked) {
  const services = asked.context.get(servicesContext);
  const account = await findSecondStep(services, cookieOf(asked, 'second-step'));
  if (!account) throw redirect(withNext(paths.login, returnPathOf(asked.request)));
  return account;
}
