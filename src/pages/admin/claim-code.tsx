import { staffClaims } from '#messages';
import { loadClaimCode } from '#features/moderation/claims/claim-letter.server.ts';
import { ClaimCodeScreen } from '#features/moderation/claims/claim-code-screen.tsx';
import type { Route } from './+types/claim-code';
import { claimCodeAction } from './claim-code.server.ts';
import { orNetworkFailure } from '../or-network-failure.ts';
import { deskLoader } from './desk-action.server.ts';
import { deskMeta, deskPage } from './desk-page.ts';

export { shouldRevalidate } from './desk-page.ts';
export const handle = deskPage('accounts');

export const loader = deskLoader((services, _query, _session, { id }) =>
  loadClaimCode(services, id),
);
export const action = (args: Route.ActionArgs) => claimCodeAction(args, args.params.id);

export const clientAction = (args: Route.ClientActionArgs) => orNetworkFailure(args);

export const meta = deskMeta(() => ({
  title: staffClaims.codeTitle,
  description: staffClaims.codeDescription,
}));

export default function ClaimCode({ loaderData, actionData }: Route.ComponentProps) {
  const letter = actionData && 'letter' in actionData ? actionData.letter : undefined;
  return <ClaimCodeScreen view={loaderData} letter={letter} />;
}
