import { staffLog } from '#messages';
import { listActs } from '#features/moderation/log/list-acts.server.ts';
import { LogScreen } from '#features/moderation/log/log-screen.tsx';
import type { Route } from './+types/log';
import { deskLoader } from './desk-action.server.ts';
import { deskMeta, deskPage } from './desk-page.ts';

export const handle = deskPage('log');

export const loader = deskLoader(({ db }, query) => listActs(db, query));

export const meta = deskMeta(() => staffLog);

export default function Log({ loaderData }: Route.ComponentProps) {
  return <LogScreen log={loaderData} />;
}
