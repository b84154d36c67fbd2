import { staffReports } from '#messages';
import { reportsActs } from '#features/moderation/reports/decide-reports.server.ts';
import { loadReports } from '#features/moderation/reports/reports-desk.server.ts';
import { ReportsScreen } from '#features/moderation/reports/reports-screen.tsx';
import { deskActions, deskLoader } from './desk-action.server.ts';
import { deskMeta, deskPage, deskScreen } from './desk-page.tsx';

export { clientAction, shouldRevalidate } from './desk-page.tsx';
export const handle = deskPage('reports');
export const loader = deskLoader(loadReports);
export const action = deskActions(reportsActs);
export const meta = deskMeta(() => staffReports);
export default deskScreen<typeof loader>(ReportsScreen);
