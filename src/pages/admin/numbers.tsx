import { staffNumbers } from '#messages';
import { loadNumbers } from '#features/moderation/numbers/load-numbers.server.ts';
import { NumbersScreen } from '#features/moderation/numbers/numbers-screen.tsx';
import type { Route } from './+types/numbers';
import { deskLoader } from './desk-action.server.ts';
import { deskMeta, deskPage } from './desk-page.ts';

export const handle = deskPage('numbers');

export const loader = deskLoader(loadNumbers);

export const meta = deskMeta(() => staffNumbers);

export default function Numbers({ loaderData }: Route.ComponentProps) {
  return <NumbersScreen {...loaderData} />;
}
