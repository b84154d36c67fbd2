import { profileUrl } from '#features/accounts/mails/mail-links.ts';
import { composeMail, type ComposedMail, type MailSite } from '#platform/mail/compose-mail.ts';
import { linkButton, paragraph, quotation, smallPrint } from '#platform/mail/mail-parts.ts';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';

interface Facts {
  kind: ProviderKind;
  /** Whose profile it is. */
  name: string;
  slug: string;
  author: string;
  reason: string;
}

/** To the author of a review, with the reason that everybody reads. */
export function reviewRemovedMail(site: MailSite, facts: Facts): ComposedMail {
  const { kind, name, slug, author, reason } = facts;
  return composeMail(site, {
    subject: `Your review of ${name} was removed`,
    heading: 'Your review was removed',
    preview: reason,
    parts: [
      paragraph(
        `Hello ${author}, our staff removed your review of ${name}. This is the reason, which also stands in its place on the profile:`,
      ),
      quotation(reason),
      linkButton('See the profile', `${profileUrl(site, kind, slug)}#reviews`),
      smallPrint(`You think this is a mistake? Write to ${site.contactEmail}.`),
    ],
    because: `Sent once, because this address wrote a review on ${site.name}.`,
  });
}
