import { idOf } from '#features/moderation/desk/desk-acts.server.ts';
import { previewMailing } from '#features/moderation/mailings/mailings-desk.server.ts';
import { deskLoader } from './desk-action.server.ts';
import { deskPage } from './desk-page.tsx';

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
export const loader = deskLoader(async (services, _query, { account }, { id, language }) => {
  const wanted = { id: idOf(id), language, reader: account.id };
  return new Response(await previewMailing(services, wanted), { headers: HEADERS });
});
