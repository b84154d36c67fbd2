import { staffDuplicates } from '#messages';
import { loadPair, pairActs } from '#features/moderation/duplicates/pair-desk.server.ts';
import { PairScreen } from '#features/moderation/duplicates/pair-screen.tsx';
import { deskActions, deskLoader } from './desk-action.server.ts';
import { deskMeta, deskPage, deskScreen } from './desk-page.tsx';

export { clientAction, shouldRevalidate } from './desk-page.tsx';
export const handle = deskPage('duplicates');
export const loader = deskLoader((services, _query, _session, { pair = '' }) =>
  loadPair(services, pair),
);
export const action = deskActions(({ pair = '' }) => pairActs(pair));
export const meta = deskMeta(() => ({
  title: staffDuplicates.pairTitle,
  description: staffDuplicates.pairDescription,
}));
export default deskScreen<typeof loader>(PairScreen);
