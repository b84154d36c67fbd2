import { orNetworkFailure } from '#features/accounts/access/or-network-failure.ts';
import {
  answerConfirmation,
  loadConfirmation,
} from '#features/insights/freshness/answer-confirmation.server.ts';
import { ConfirmScreen } from '#features/insights/freshness/confirm-screen.tsx';
import { CONFIRM_TEXTS } from '#features/insights/freshness/freshness.rules.ts';
import type { Route } from './+types/confirm-details';
import { pageMeta } from './page-meta.ts';

export { publicPage as handle } from './page-access.ts';

export const loader = (args: Route.LoaderArgs) => loadConfirmation(args);
export const action = (args: Route.ActionArgs) => answerConfirmation(args);
export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  orNetworkFailure(serverAction);

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: CONFIRM_TEXTS.question,
    description: 'One tap tells visitors that your profile is fresh.',
    index: false,
  });
}

export default function ConfirmDetails({ loaderData, actionData }: Route.ComponentProps) {
  return <ConfirmScreen confirmation={loaderData} failure={actionData?.failure} />;
}
