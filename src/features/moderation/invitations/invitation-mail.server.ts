import { mails } from '#messages';
import { pageUrl } from '#features/accounts/mails/mail-facts.server.ts';
import { composeMail, type ComposedMail, type MailSite } from '#platform/mail/compose-mail.ts';
import { linkButton, paragraph, smallPrint } from '#platform/mail/mail-parts.ts';
import { COUNTRY } from '#platform/pack.ts';
import { paths } from '#platform/paths.ts';

interface Invited {
  token: string;
  name: string | null;
}

/** To somebody who has not asked for it: what this is, why it comes, and how to object. */
export function invitationMail(site: MailSite, { token, name }: Invited): ComposedMail {
  return composeMail(site, {
    subject: mails.invitationSubject(site.name),
    heading: mails.invitationHeading(name),
    parts: [
      paragraph(mails.invitationWhat(site.name, COUNTRY.name)),
      paragraph(mails.invitationAsk(site.name)),
      linkButton(mails.invitationButton, pageUrl(site, paths.invitation(token))),
      smallPrint(mails.invitationObject(site.contactEmail)),
    ],
    because: mails.invitationBecause(site.name),
  });
}
