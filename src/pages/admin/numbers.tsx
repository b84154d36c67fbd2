import { loadNumbers } from '#features/moderation/numbers/load-numbers.server.ts';
import { NumbersScreen } from '#features/moderation/numbers/numbers-screen.tsx';
import { servicesContext } from '#platform/services.server.ts';
import type { Route } from './+types/numbers';
import { deskMeta } from './desk-page.ts';

export { handle } from './desk-page.ts';

export const loader = ({ context }: Route.LoaderArgs) => loadNumbers(context.get(servicesContext));

export const meta = deskMeta('Numbers of the day', 'How the directory is doing.');

export default function Numbers({ loaderData }: Route.ComponentProps) {
  return <NumbersScreen {...loaderData} />;
}
