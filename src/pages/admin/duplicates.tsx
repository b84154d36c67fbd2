import { staffDuplicates } from '#messages';
import {
  duplicatesActs,
  loadDuplicates,
} from '#features/moderation/duplicates/duplicates-desk.server.ts';
import { DuplicatesScreen } from '#features/moderation/duplicates/duplicates-screen.tsx';
import type { Route } from './+types/duplicates';
import { deskActions, deskLoader } from './desk-action.server.ts';
import { deskMeta, deskPage } from './desk-page.ts';

export { clientAction, shouldRevalidate } from './desk-page.ts';
export const handle = deskPage('duplicates');

export const loader = deskLoader(loadDuplicates);
export const action = deskActions(duplicatesActs);

export const meta = deskMeta(() => staffDuplicates);

export default function Duplicates({ loaderData }: Route.ComponentProps) {
  return <DuplicatesScreen {...loaderData} />;
}
