import { staffTeam } from '#messages';
import { loadTeam, teamActs } from '#features/moderation/team/team-desk.server.ts';
import { TeamScreen } from '#features/moderation/team/team-screen.tsx';
import type { Route } from './+types/staff';
import { deskActions, deskLoader } from './desk-action.server.ts';
import { deskMeta, deskPage } from './desk-page.ts';

export { clientAction, shouldRevalidate } from './desk-page.ts';
export const handle = deskPage('staff');

export const loader = deskLoader(loadTeam);
export const action = deskActions(teamActs);

export const meta = deskMeta(() => staffTeam);

export default function Staff({ loaderData }: Route.ComponentProps) {
  return <TeamScreen {...loaderData} />;
}
