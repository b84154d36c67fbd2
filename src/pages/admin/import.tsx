import { staffImport } from '#messages';
import { loadImports } from '#features/moderation/import/import-desk.server.ts';
import { ImportsScreen } from '#features/moderation/import/imports-screen.tsx';
import { deskLoader } from './desk-action.server.ts';
import { deskMeta, deskPage, deskScreen } from './desk-page.tsx';

export const handle = deskPage('import');
export const loader = deskLoader(loadImports);
export const meta = deskMeta(() => staffImport);
export default deskScreen<typeof loader>(ImportsScreen);
