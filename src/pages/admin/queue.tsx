import { staffQueue } from '#messages';
import { loadQueue, queueActs } from '#features/moderation/queue/queue-desk.server.ts';
import { QueueScreen } from '#features/moderation/queue/queue-screen.tsx';
import { deskActions, deskLoader } from './desk-action.server.ts';
import { deskMeta, deskPage, deskScreen } from './desk-page.tsx';

export { clientAction } from './desk-page.tsx';
export const handle = deskPage('queue');
export const loader = deskLoader(loadQueue);
export const action = deskActions(queueActs);
export const meta = deskMeta(() => staffQueue);
export default deskScreen<typeof loader>(QueueScreen);
