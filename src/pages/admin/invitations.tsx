import { staffInvitations } from '#messages';
import { LIST_MAX } from '#features/moderation/invitations/invitations.rules.ts';
import { loadInvitations } from '#features/moderation/invitations/invitations-desk.server.ts';
import { InvitationsScreen } from '#features/moderation/invitations/invitations-screen.tsx';
import { invitationActs } from '#features/moderation/invitations/make-invitations.server.ts';
import { deskActions, deskLoader } from './desk-action.server.ts';
import { deskMeta, deskPage, deskScreen } from './desk-page.tsx';

export { clientAction, shouldRevalidate } from './desk-page.tsx';
export const handle = deskPage('invitations');
export const loader = deskLoader(loadInvitations);
export const action = deskActions(invitationActs, LIST_MAX);
export const meta = deskMeta(() => staffInvitations);
export default deskScreen<typeof loader>(InvitationsScreen);
