import { staffDuplicates } from '#messages';
import { loadPair, pairActs } from '#features/moderation/duplicates/pair-desk.server.ts';
import { PairScreen } from '#features/moderation/duplicates/pair-screen.tsx';
import { servicesContext } from '#platform/services.server.ts';
import { orNotFound } from '../http/or-not-found.server.ts';
import type { Route } from './+types/duplicate-pair';
import { deskActions } from './desk-action.server.ts';
import { deskMeta, deskPage } from './desk-page.ts';

export { clientAction, shouldRevalidate } from './desk-page.ts';
export const handle = deskPage('duplicates');

export const loader = ({ context, params }: Route.LoaderArgs) =>
  orNotFound(() => loadPair(context.get(servicesContext), params.pair));
export const action = deskActions(({ pair = '' }) => pairActs(pair));

export const meta = deskMeta(() => ({
  title: staffDuplicates.pairTitle,
  description: staffDuplicates.pairDescription,
}));

export default function DuplicatePair({ loaderData }: Route.ComponentProps) {
  return <PairScreen {...loaderData} />;
}
