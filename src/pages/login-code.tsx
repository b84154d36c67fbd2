import { SecondStepScreen } from '#features/accounts/second-factor/second-step-screen.tsx';
import { orNetworkFailure } from './or-network-failure.ts';
import type { Route } from './+types/login-code';
import { loadSecondStep, secondStepAction } from './login-code.server.ts';
import { pageMeta } from './page-meta.ts';

export { publicPage as handle } from './page-access.ts';

export const loader = (args: Route.LoaderArgs) => loadSecondStep(args);
export const action = (args: Route.ActionArgs) => secondStepAction(args);
export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  orNetworkFailure(serverAction);

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'Enter your code',
    description: 'The second step of signing in.',
    index: false,
  });
}

export default function LoginCode({ loaderData, actionData }: Route.ComponentProps) {
  return <SecondStepScreen next={loaderData.next} answer={actionData} />;
}
