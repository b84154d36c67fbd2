import { staffMailings } from '#messages';
import { idOf } from '#features/moderation/desk/desk-acts.server.ts';
import { mailingsActs } from '#features/moderation/mailings/change-mailing.server.ts';
import { loadMailing } from '#features/moderation/mailings/mailings-desk.server.ts';
import { MailingScreen } from '#features/moderation/mailings/mailing-screen.tsx';
import { deskActions, deskLoader } from './desk-action.server.ts';
import { deskMeta, deskPage, deskScreen } from './desk-page.tsx';

export { clientAction, shouldRevalidate } from './desk-page.tsx';
export const handle = deskPage('mailings');
export const loader = deskLoader((services, query, _session, { id }) =>
  loadMailing(services, idOf(id), { edit: query.has('edit') }),
);
export const action = deskActions(mailingsActs);
export const meta = deskMeta(() => staffMailings);
export default deskScreen<typeof loader>(MailingScreen);
