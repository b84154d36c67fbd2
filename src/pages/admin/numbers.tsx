import { staffNumbers } from '#messages';
import { loadNumbers } from '#features/moderation/numbers/load-numbers.server.ts';
import { NumbersScreen } from '#features/moderation/numbers/numbers-screen.tsx';
import { deskLoader } from './desk-action.server.ts';
import { deskMeta, deskPage, deskScreen } from './desk-page.tsx';

export const handle = deskPage('numbers');
export const loader = deskLoader(loadNumbers);
export const meta = deskMeta(() => staffNumbers);
export default deskScreen<typeof loader>(NumbersScreen);
