import { staffMailings } from '#messages';
import { mailingsActs } from '#features/moderation/mailings/change-mailing.server.ts';
import { loadMailings } from '#features/moderation/mailings/mailings-desk.server.ts';
import { MailingsScreen } from '#features/moderation/mailings/mailings-screen.tsx';
import { deskActions, deskLoader } from './desk-action.server.ts';
import { deskMeta, deskPage, deskScreen } from './desk-page.tsx';

export { clientAction, shouldRevalidate } from './desk-page.tsx';
export const handle = deskPage('mailings');
export const loader = deskLoader(loadMailings);
export const action = deskActions(mailingsActs);
export const meta = deskMeta(() => staffMailings);
export default deskScreen<typeof loader>(MailingsScreen);
