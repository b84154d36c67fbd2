import { idOf } from '#features/moderation/desk/desk-acts.server.ts';
import { previewMailing } from '#features/moderation/mailings/mailings-desk.server.ts';
import { servicesContext } from '#platform/services.server.ts';
import { orNotFound } from '../http/or-not-found.server.ts';
import type { Route } from './+types/mailing-preview';
import { staffSession } from './staff-only.server.ts';
import { deskPage } from './desk-page.ts';

export const handle = deskPage('mailings');

/** Nothing in it runs or loads, and only our own pages may frame it. */
const HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox",
  'X-Frame-Options': 'SAMEORIGIN',
};

/** A mailing as it will look in a mail program. */
export const loader = ({ context, params }: Route.LoaderArgs) =>
  orNotFound(async () => {
    const html = await previewMailing(context.get(servicesContext), {
      id: idOf(params.id),
      language: params.language,
      reader: staffSession(context).account.id,
    });
    return new Response(html, { headers: HEADERS });
  });
