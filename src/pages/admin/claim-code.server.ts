import { data } from 'react-router';
import {
  makeClaimLetter,
  type ClaimLetter,
} from '#features/moderation/claims/claim-letter.server.ts';
import { servicesContext } from '#platform/services.server.ts';
import type { Asked } from '../http/asked.server.ts';
import { orRefusal } from '../http/refusal.server.ts';
import { staffSession } from './staff-only.server.ts';

interface ClaimCodeAnswer {
  letter?: ClaimLetter;
  failure?: string;
}

export function claimCodeAction({ context }: Asked, id: string) {
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
