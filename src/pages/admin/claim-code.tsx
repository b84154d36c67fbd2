import { staffClaims } from '#messages';
import { data } from 'react-router';
import {
  loadClaimCode,
  makeClaimLetter,
  type ClaimLetter,
} from '#features/moderation/claims/claim-letter.server.ts';
import { ClaimCodeScreen } from '#features/moderation/claims/claim-code-screen.tsx';
import { servicesContext } from '#platform/services.server.ts';
import type { Route } from './+types/claim-code';
import { orRefusal } from '../http/refusal.server.ts';
import { orNetworkFailure } from '../or-network-failure.ts';
import { deskLoader, staffSession } from './desk-action.server.ts';
import { deskMeta, deskPage } from './desk-page.tsx';

export { shouldRevalidate } from './desk-page.tsx';
export const handle = deskPage('accounts');

export const loader = deskLoader((services, _query, _session, { id }) =>
  loadClaimCode(services, id),
);

interface ClaimCodeAnswer {
  letter?: ClaimLetter;
  failure?: string;
}

export function action({ context, params: { id } }: Route.ActionArgs) {
  const { account } = staffSession(context);
  const actor = { id: account.id, email: account.email };
  return orRefusal(
    async () =>
      data<ClaimCodeAnswer>({
        letter: await makeClaimLetter(context.get(servicesContext), { id, actor }),
      }),
    ({ message }): ClaimCodeAnswer => ({ failure: message }),
  );
}

export const clientAction = (args: Route.ClientActionArgs) => orNetworkFailure(args);

export const meta = deskMeta(() => ({
  title: staffClaims.codeTitle,
  description: staffClaims.codeDescription,
}));

export default function ClaimCode({ loaderData, actionData }: Route.ComponentProps) {
  const letter = actionData && 'letter' in actionData ? actionData.letter : undefined;
  return <ClaimCodeScreen view={loaderData} letter={letter} />;
}
