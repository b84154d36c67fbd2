import { staffQueue } from '#messages';
import { loadQueue, queueActs } from '#features/moderation/queue/queue-desk.server.ts';
import { QueueScreen } from '#features/moderation/queue/queue-screen.tsx';
import type { Route } from './+types/queue';
import { deskActions, deskLoader } from './desk-action.server.ts';
import { deskMeta, deskPage } from './desk-page.ts';

export { clientAction } from './desk-page.ts';
export const handle = deskPage('queue');

export const loader = deskLoader(loadQueue);
export const action = deskActions(queueActs);

export const meta = deskMeta(() => staffQueue);

export default function Queue({ loaderData }: Route.ComponentProps) {
  return <QueueScreen queue={loaderData} />;
}
