import { staffImport } from '#messages';
import { importActs } from '#features/moderation/import/import-acts.server.ts';
import { loadImport } from '#features/moderation/import/import-desk.server.ts';
import { ImportScreen } from '#features/moderation/import/import-screen.tsx';
import type { Route } from './+types/import-file';
import { deskActions, deskLoader } from './desk-action.server.ts';
import { deskMeta, deskPage } from './desk-page.ts';

export { clientAction, shouldRevalidate } from './desk-page.ts';
export const handle = deskPage('import');

export const loader = deskLoader((services, query, _session, { id }) =>
  loadImport(services, query, id),
);
export const action = deskActions(importActs);

export const meta = deskMeta(() => staffImport);

export default function ImportFile({ loaderData }: Route.ComponentProps) {
  return <ImportScreen key={loaderData.id} {...loaderData} />;
}
