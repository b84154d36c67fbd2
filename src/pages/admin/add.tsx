import { staffAdd } from '#messages';
import { loadAdd } from '#features/moderation/add/add-desk.server.ts';
import { AddScreen } from '#features/moderation/add/add-screen.tsx';
import { servicesContext } from '#platform/services.server.ts';
import { queryOf } from '../http/asked.server.ts';
import { orNotFound } from '../http/or-not-found.server.ts';
import type { Route } from './+types/add';
import { deskMeta, deskPage } from './desk-page.ts';

export const handle = deskPage('add');

export const loader = (args: Route.LoaderArgs) =>
  orNotFound(() => loadAdd(args.context.get(servicesContext), queryOf(args)));

export const meta = deskMeta(() => staffAdd);

export default function Add({ loaderData }: Route.ComponentProps) {
  return <AddScreen {...loaderData} />;
}
