import { staffMailings } from '#messages';
import { idOf } from '#features/moderation/desk/desk-acts.server.ts';
import { mailingsActs } from '#features/moderation/mailings/change-mailing.server.ts';
import { loadMailing } from '#features/moderation/mailings/mailings-desk.server.ts';
import { MailingScreen } from '#features/moderation/mailings/mailing-screen.tsx';
import { servicesContext } from '#platform/services.server.ts';
import { queryOf } from '../http/asked.server.ts';
import { orNotFound } from '../http/or-not-found.server.ts';
import type { Route } from './+types/mailing';
import { deskActions } from './desk-action.server.ts';
import { deskMeta, deskPage } from './desk-page.ts';

export { clientAction, shouldRevalidate } from './desk-page.ts';
export const handle = deskPage('mailings');

export const loader = (asked: Route.LoaderArgs) =>
  orNotFound(async () =>
    loadMailing(asked.context.get(servicesContext), idOf(asked.params.id), {
      edit: queryOf(asked).has('edit'),
    }),
  );
export const action = deskActions(mailingsActs);

export const meta = deskMeta(() => staffMailings);

export default function Mailing({ loaderData }: Route.ComponentProps) {
  return <MailingScreen key={loaderData.id} mailing={loaderData} />;
}
