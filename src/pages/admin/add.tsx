import { staffAdd } from '#messages';
import { loadAdd } from '#features/moderation/add/add-desk.server.ts';
import { AddScreen } from '#features/moderation/add/add-screen.tsx';
import { deskLoader } from './desk-action.server.ts';
import { deskMeta, deskPage, deskScreen } from './desk-page.tsx';

export const handle = deskPage('add');
export const loader = deskLoader(loadAdd);
export const meta = deskMeta(() => staffAdd);
export default deskScreen<typeof loader>(AddScreen);
