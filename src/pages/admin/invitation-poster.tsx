import { staffInvitations } from '#messages';
import { choosePaper, PAPERS } from '#features/insights/insights.rules.ts';
import { idOf } from '#features/moderation/desk/desk-acts.server.ts';
import { InvitationPosterScreen } from '#features/moderation/invitations/invitation-poster-screen.tsx';
import { getInvitationPoster } from '#features/moderation/invitations/invitations-desk.server.ts';
import { deskLoader } from './desk-action.server.ts';
import { deskMeta, deskPage, deskScreen } from './desk-page.tsx';

export const handle = deskPage('invitations');
export const loader = deskLoader((services, query, _session, { id }) =>
  getInvitationPoster(services, idOf(id), choosePaper(query.get('paper'), PAPERS)),
);
export const meta = deskMeta(() => ({
  title: staffInvitations.posterTitle,
  description: staffInvitations.posterDescription,
}));
export default deskScreen<typeof loader>(InvitationPosterScreen);
