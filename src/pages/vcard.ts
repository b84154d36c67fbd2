import { profile as messages } from '#messages';
import type { LoaderFunctionArgs } from 'react-router';
import { normalisePhone } from '#features/profiles/phone.rules.ts';
import { findProfile } from '#features/profile-page/find-profile.server.ts';
import { isProfileId } from '#features/profiles/profile-id.rules.ts';
import { buildVcard } from '#features/profile-page/vcard.server.ts';
import { pageHref } from '#platform/language.ts';
import { paths } from '#platform/paths.ts';
import { servicesContext } from '#platform/services.server.ts';
import { kindOfRoute } from './kind-of-route.ts';
import { leadOn } from './http/lead-on.server.ts';

export { publicPage as handle } from './page-access.ts';
export const middleware = [leadOn];

/** A provider's contact as a file for the phone's address book. */
export async function loader({ params, pattern, context }: LoaderFunctionArgs) {
  const { db, env } = context.get(servicesContext);
  const id = params.id ?? '';
  const contact = isProfileId(id) ? await findProfile(db, kindOfRoute(pattern), id) : null;
  if (!contact) return new Response(messages.noSuchContact, { status: 404 });
  const card = buildVcard({
    ...contact,
    givenName: contact.own.firstName,
    familyName: contact.own.lastName,
    phone: contact.phone && normalisePhone(contact.phone),
    url: env.SITE_URL + pageHref(paths[contact.kind](id)),
    siteName: env.SITE_NAME,
  });
  return new Response(card, {
    headers: {
      'Content-Type': 'text/vcard; charset=utf-8',
      'Content-Disposition': `attachment; filename="${id}.vcf"`,
      'Cache-Control': 'public, max-age=0, must-revalidate',
    },
  });
}
