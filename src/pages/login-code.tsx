import { secondStep } from '#messages';
import { data, redirect } from 'react-router';
import { arrivalPath, returnPathOf, withNext } from '#features/accounts/access/return-path.ts';
import { rememberDevice } from '#features/accounts/known-device.server.ts';
import {
  SecondStepScreen,
  type SecondStepAnswer,
} from '#features/accounts/second-factor/second-step-screen.tsx';
import {
  findSecondStep,
  finishSignIn,
} from '#features/accounts/second-factor/second-step.server.ts';
import { endCookie, sessionCookie, setCookie } from '#platform/cookies.server.ts';
import { paths } from '#platform/paths.ts';
import { servicesContext } from '#platform/services.server.ts';
import { sessionContext } from '#platform/session-context.server.ts';
import type { Route } from './+types/login-code';
import { cookieOf, type Asked } from './http/asked.server.ts';
import { readFields } from './http/read-fields.server.ts';
import { orRefusal, tellRefusal } from './http/refusal.server.ts';
import { orNetworkFailure } from './or-network-failure.ts';
import { pageMeta } from './page-meta.ts';

export { publicPage as handle } from './page-access.ts';

/** Only whoever has just given the right password is asked for a code. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const next = returnPathOf(request);
  const session = context.get(sessionContext);
  if (session) throw redirect(arrivalPath(session.account.kind, next));
  await getAccount({ request, context });
  return { next };
}

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const account = await getAccount({ request, context });
  const { code, recovery } = await readFields(request, ['code', 'recovery']);
  if (!code.trim() && !recovery.trim()) {
    const errors = { code: secondStep.codeRequired };
    return data<SecondStepAnswer>({ errors }, { status: 400 });
  }
  const enter = async () => {
    const userAgent = request.headers.get('User-Agent');
    const token = await finishSignIn(services, account, { code, recovery, userAgent });
    const headers = new Headers({ 'Set-Cookie': sessionCookie(services.env, token) });
    headers.append('Set-Cookie', endCookie(services.env, 'second-step'));
    const known = cookieOf({ request, context }, 'device');
    const device = rememberDevice(services, account.id, known);
    headers.append('Set-Cookie', setCookie(services.env, 'device', device));
    return redirect(arrivalPath(account.kind, returnPathOf(request)), { headers });
  };
  return orRefusal(enter, (refusal): SecondStepAnswer => tellRefusal(refusal));
}

/** Whoever took too long begins again. */
async function getAccount(asked: Asked) {
  const services = asked.context.get(servicesContext);
  const account = await findSecondStep(services, cookieOf(asked, 'second-step'));
  if (!account) throw redirect(withNext(paths.login, returnPathOf(asked.request)));
  return account;
}

/** Nobody was logged in yet. */
export const clientAction = (args: Route.ClientActionArgs) =>
  orNetworkFailure(args, { signedOut: secondStep.tookTooLong });

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: secondStep.enterCode,
    description: secondStep.about,
    index: false,
  });
}

export default function LoginCode({ loaderData, actionData }: Route.ComponentProps) {
  return <SecondStepScreen next={loaderData.next} answer={actionData} />;
}
