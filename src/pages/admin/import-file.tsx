import { staffImport } from '#messages';
import { importActs } from '#features/moderation/import/import-acts.server.ts';
import { loadImport } from '#features/moderation/import/import-desk.server.ts';
import { ImportScreen } from '#features/moderation/import/import-screen.tsx';
import { servicesContext } from '#platform/services.server.ts';
import { queryOf } from '../http/asked.server.ts';
import { orNotFound } from '../http/or-not-found.server.ts';
import type { Route } from './+types/import-file';
import { deskActions } from './desk-action.server.ts';
import { deskMeta, deskPage } from './desk-page.ts';

export { clientAction, shouldRevalidate } from './desk-page.ts';
export const handle = deskPage('import');

export const loader = (asked: Route.LoaderArgs) =>
  orNotFound(async () =>
    loadImport(asked.context.get(servicesContext), queryOf(asked), asked.params.id),
  );
export const action = deskActions(importActs);

export const meta = deskMeta(() => staffImport);

export default function ImportFile({ loaderData }: Route.ComponentProps) {
  return <ImportScreen key={loaderData.id} {...loaderData} />;
}
