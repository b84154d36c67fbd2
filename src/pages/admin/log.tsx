import { staffLog } from '#messages';
import { listActs } from '#features/moderation/log/list-acts.server.ts';
import { LogScreen } from '#features/moderation/log/log-screen.tsx';
import { deskLoader } from './desk-action.server.ts';
import { deskMeta, deskPage, deskScreen } from './desk-page.tsx';

export const handle = deskPage('log');
export const loader = deskLoader(listActs);
export const meta = deskMeta(() => staffLog);
export default deskScreen<typeof loader>(LogScreen);
