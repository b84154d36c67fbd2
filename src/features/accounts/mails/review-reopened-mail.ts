import { composeMail, type ComposedMail, type MailSite } from '#platform/mail/compose-mail.ts';
import { linkButton, paragraph, smallPrint } from '#platform/mail/mail-parts.ts';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';
import { editorUrl } from './mail-links.ts';

/** After a decision that staff took back. */
export function reviewReopenedMail(
  site: MailSite,
  { kind, name }: { kind: ProviderKind; name: string },
): ComposedMail {
  const news = 'please disregard our last mail: we are looking at your profile once more.';
  return composeMail(site, {
    subject: `We are looking at your ${site.name} profile again`,
    heading: 'We are looking at your profile again',
    preview: `Hello ${name}, ${news}`,
    parts: [
      paragraph(`Hello ${name}, ${news}`),
      paragraph('There is nothing you have to do. You will hear from us soon.'),
      linkButton('See how it stands', editorUrl(site, kind)),
      smallPrint(`Questions? Write to ${site.contactEmail}.`),
    ],
    because: `Sent because this address has a profile on ${site.name}.`,
  });
}
