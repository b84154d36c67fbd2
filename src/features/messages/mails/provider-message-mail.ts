import { profileUrl } from '#features/accounts/mails/mail-links.ts';
import { mailTime } from '#features/accounts/mails/mail-time.ts';
import { composeMail, type ComposedMail, type MailSite } from '#platform/mail/compose-mail.ts';
import { linkButton, paragraph, quotation, smallPrint } from '#platform/mail/mail-parts.ts';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';

interface Facts {
  provider: { kind: ProviderKind; id: string; shortName: string };
  name: string;
  email: string;
  message: string;
  at: Date;
}

/** To a provider; an answer goes straight to the visitor. */
export function providerMessageMail(site: MailSite, facts: Facts): ComposedMail {
  const { provider, name, email, message, at } = facts;
  return composeMail(site, {
    subject: `Message from ${name} through ${site.name}`,
    heading: `${name} wrote to you`,
    preview: message,
    parts: [
      paragraph(
        `Hello ${provider.shortName}, ${name} (${email}) found your profile on ${site.name} and wrote on ${mailTime(at)}:`,
      ),
      quotation(message),
      paragraph(
        `Answer this mail to write back to ${name}, who then sees the address that you answer from.`,
      ),
      linkButton('See your profile', profileUrl(site, provider.kind, provider.id)),
      smallPrint(
        `Nobody has proved that this address is theirs. Be careful with links, with requests for money and with anybody who asks for a password or a code. If this message is spam or worse, forward it to ${site.contactEmail}.`,
      ),
    ],
    because: `Sent because you have a profile on ${site.name} and somebody filled in its message form.`,
  });
}
