import { staffTeam } from '#messages';
import { loadTeam, teamActs } from '#features/moderation/team/team-desk.server.ts';
import { TeamScreen } from '#features/moderation/team/team-screen.tsx';
import { deskActions, deskLoader } from './desk-action.server.ts';
import { deskMeta, deskPage, deskScreen } from './desk-page.tsx';

export { clientAction, shouldRevalidate } from './desk-page.tsx';
export const handle = deskPage('staff');
export const loader = deskLoader(loadTeam);
export const action = deskActions(teamActs);
export const meta = deskMeta(() => staffTeam);
export default deskScreen<typeof loader>(TeamScreen);
