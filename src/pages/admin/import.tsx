import { staffImport } from '#messages';
import { loadImports } from '#features/moderation/import/import-desk.server.ts';
import { ImportsScreen } from '#features/moderation/import/imports-screen.tsx';
import type { Route } from './+types/import';
import { deskLoader } from './desk-action.server.ts';
import { deskMeta, deskPage } from './desk-page.ts';

export const handle = deskPage('import');

export const loader = deskLoader(loadImports);

export const meta = deskMeta(() => staffImport);

export default function Import({ loaderData }: Route.ComponentProps) {
  return <ImportsScreen {...loaderData} />;
}
