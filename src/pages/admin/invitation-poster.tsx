import { staffInvitations } from '#messages';
import { choosePaper, PAPERS } from '#features/insights/insights.rules.ts';
import { idOf } from '#features/moderation/desk/desk-acts.server.ts';
import { InvitationPosterScreen } from '#features/moderation/invitations/invitation-poster-screen.tsx';
import { getInvitationPoster } from '#features/moderation/invitations/invitation-poster.server.ts';
import { servicesContext } from '#platform/services.server.ts';
import { queryOf } from '../http/asked.server.ts';
import { orNotFound } from '../http/or-not-found.server.ts';
import type { Route } from './+types/invitation-poster';
import { deskMeta, deskPage } from './desk-page.ts';

export const handle = deskPage('invitations');

export const loader = (args: Route.LoaderArgs) =>
  orNotFound(async () => {
    const paper = choosePaper(queryOf(args).get('paper'), PAPERS);
    return getInvitationPoster(args.context.get(servicesContext), idOf(args.params.id), paper);
  });

export const meta = deskMeta(() => ({
  title: staffInvitations.posterTitle,
  description: staffInvitations.posterDescription,
}));

export default function InvitationPoster({ loaderData }: Route.ComponentProps) {
  return <InvitationPosterScreen poster={loaderData} />;
}
