import { staffImport } from '#messages';
import { importActs, loadImport } from '#features/moderation/import/import-desk.server.ts';
import { ImportScreen } from '#features/moderation/import/import-screen.tsx';
import { deskActions, deskLoader } from './desk-action.server.ts';
import { deskMeta, deskPage, deskScreen } from './desk-page.tsx';

export { clientAction, shouldRevalidate } from './desk-page.tsx';
export const handle = deskPage('import');
export const loader = deskLoader((services, query, _session, { id }) =>
  loadImport(services, query, id),
);
export const action = deskActions(importActs);
export const meta = deskMeta(() => staffImport);
export default deskScreen<typeof loader>(ImportScreen);
