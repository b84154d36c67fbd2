import { staffAdd } from '#messages';
import { loadAdd } from '#features/moderation/add/add-desk.server.ts';
import { AddScreen } from '#features/moderation/add/add-screen.tsx';
import type { Route } from './+types/add';
import { deskLoader } from './desk-action.server.ts';
import { deskMeta, deskPage } from './desk-page.ts';

export const handle = deskPage('add');

export const loader = deskLoader(loadAdd);

export const meta = deskMeta(() => staffAdd);

export default function Add({ loaderData }: Route.ComponentProps) {
  return <AddScreen {...loaderData} />;
}
