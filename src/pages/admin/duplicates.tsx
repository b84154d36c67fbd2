import { staffDuplicates } from '#messages';
import {
  duplicatesActs,
  loadDuplicates,
} from '#features/moderation/duplicates/duplicates-desk.server.ts';
import { DuplicatesScreen } from '#features/moderation/duplicates/duplicates-screen.tsx';
import { deskActions, deskLoader } from './desk-action.server.ts';
import { deskMeta, deskPage, deskScreen } from './desk-page.tsx';

export { clientAction, shouldRevalidate } from './desk-page.tsx';
export const handle = deskPage('duplicates');
export const loader = deskLoader(loadDuplicates);
export const action = deskActions(duplicatesActs);
export const meta = deskMeta(() => staffDuplicates);
export default deskScreen<typeof loader>(DuplicatesScreen);
