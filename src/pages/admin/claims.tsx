import { staffClaims } from '#messages';
import { claimsActs, loadClaims } from '#features/moderation/claims/claims-desk.server.ts';
import { ClaimsScreen } from '#features/moderation/claims/claims-screen.tsx';
import type { Route } from './+types/claims';
import { deskActions, deskLoader } from './desk-action.server.ts';
import { deskMeta, deskPage } from './desk-page.ts';

export { clientAction, shouldRevalidate } from './desk-page.ts';
export const handle = deskPage('claims');

export const loader = deskLoader(loadClaims);
export const action = deskActions(claimsActs);

export const meta = deskMeta(() => staffClaims);

export default function Claims({ loaderData }: Route.ComponentProps) {
  return <ClaimsScreen {...loaderData} />;
}
