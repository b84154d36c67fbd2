import { claiming } from '#messages';
import { data } from 'react-router';
import { ClaimScreen } from '#features/claiming/claim-screen.tsx';
import type { ClaimIntent } from '#features/claiming/claim.rules.ts';
import type { Route } from './+types/claim';
import { claimAction, loadClaim } from './claim.server.ts';
import { orNetworkFailure } from './or-network-failure.ts';
import { pageMeta, siteOf } from './page-meta.ts';
import { leadOn } from './http/lead-on.server.ts';

export { publicPage as handle } from './page-access.ts';
export const middleware: Route.MiddlewareFunction[] = [leadOn];

export const loader = (args: Route.LoaderArgs) => loadClaim(args, args.params.id);
export const action = (args: Route.ActionArgs) => claimAction(args, args.params.id);

/** Whatever goes wrong on the way is said beside the button that was pressed. */
export async function clientAction(args: Route.ClientActionArgs) {
  const sent = await args.request.clone().formData();
  const answer = await orNetworkFailure(args, { leadsOn: true });
  if (!answer || !('data' in answer)) return answer;
  const intent = sent.get('intent') as ClaimIntent;
  return data({ ...answer.data, intent }, answer.init ?? {});
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const { kind, name } = loaderData?.provider ?? {};
  return pageMeta(matches, {
    title: kind && name ? claiming.titleOf[kind](name) : claiming.notFound,
    description: name ? claiming.description(siteOf(matches)?.name ?? '') : '',
    index: false,
  });
}

export default function Claim({ loaderData, params, matches }: Route.ComponentProps) {
  return <ClaimScreen key={params.id} view={loaderData} siteName={siteOf(matches)!.name} />;
}
