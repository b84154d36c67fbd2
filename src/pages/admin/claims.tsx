import { staffClaims } from '#messages';
import { claimsActs, loadClaims } from '#features/moderation/claims/claims-desk.server.ts';
import { ClaimsScreen } from '#features/moderation/claims/claims-screen.tsx';
import { deskActions, deskLoader } from './desk-action.server.ts';
import { deskMeta, deskPage, deskScreen } from './desk-page.tsx';

export { clientAction, shouldRevalidate } from './desk-page.tsx';
export const handle = deskPage('claims');
export const loader = deskLoader(loadClaims);
export const action = deskActions(claimsActs);
export const meta = deskMeta(() => staffClaims);
export default deskScreen<typeof loader>(ClaimsScreen);
