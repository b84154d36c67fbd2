import { secondStep } from '#messages';
import { data, redirect } from 'react-router';
import { arrivalPath, returnPathOf, withNext } from '#features/accounts/access/return-path.ts';
import {
  SecondStepScreen,
  type SecondStepAnswer,
} from '#features/accounts/second-factor/second-step-screen.tsx';
import {
  findSecondStep,
  finishSignIn,
} from '#features/accounts/second-factor/second-step.server.ts';
import { endCookie } from '#platform/cookies.server.ts';
import { paths } from '#platform/paths.ts';
import { servicesContext } from '#platform/services.server.ts';
import { sessionContext } from '#platform/session-context.server.ts';
import type { Route } from './+types/login-code';
import { cookieOf, type Asked } from './http/asked.server.ts';
import { enterBrowser } from './http/enter-browser.server.ts';
import { readFields } from './http/read-fields.server.ts';
import { orRefusal, tellRefusal } from './http/refusal.server.ts';
import { orNetworkFailure } from './or-network-failure.ts';
import { metaOf } from './page-meta.ts';

export { publicPage as handle } from './page-access.ts';

/** Only whoever has just given the right password is asked for a code. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const next = returnPathOf(request);
  const session = context.get(sessionContext);
  // A session from before lasts until the code is right.
  const account = await findAccount({ request, context });
  if (session && !account) throw redirect(arrivalPath(session.account.kind, next));
  if (!account) throw redirect(withNext(paths.login, next));
  return { next };
}

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const account = await findAccount({ request, context });
  // Whoever took too long begins again.
  if (!account) throw redirect(withNext(paths.login, returnPathOf(request)));
  const { code, recovery } = await readFields(request, ['code', 'recovery']);
  if (!code.trim() && !recovery.trim()) {
    const errors = { code: secondStep.codeRequired };
    return data<SecondStepAnswer>({ errors }, { status: 400 });
  }
  const enter = async () => {
    const userAgent = request.headers.get('User-Agent');
    const token = await finishSignIn(services, account, { code, recovery, userAgent });
    const headers = await enterBrowser({ request, context }, { accountId: account.id, token });
    headers.append('Set-Cookie', endCookie(services.env, 'second-step'));
    return redirect(arrivalPath(account.kind, returnPathOf(request)), { headers });
  };
  return orRefusal(enter, (refusal): SecondStepAnswer => tellRefusal(refusal));
}

const findAccount = (asked: Asked) =>
  findSecondStep(asked.context.get(servicesContext), cookieOf(asked, 'second-step'));

/** Nobody was logged in yet. */
export const clientAction = (args: Route.ClientActionArgs) =>
  orNetworkFailure(args, { signedOut: secondStep.tookTooLong });

export const meta = metaOf(() => ({
  title: secondStep.enterCode,
  description: secondStep.about,
  index: false,
}));

export default function LoginCode({ loaderData, actionData }: Route.ComponentProps) {
  return <SecondStepScreen next={loaderData.next} answer={actionData} />;
}
