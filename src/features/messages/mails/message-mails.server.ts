import { contact } from '#messages';
import { mailTime, profileUrl } from '#features/accounts/mails/mail-facts.server.ts';
import { composeMail, type ComposedMail, type MailSite } from '#platform/mail/compose-mail.ts';
import { paragraph, quotation, smallPrint, linkButton } from '#platform/mail/mail-parts.ts';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';
import type { ContactTopic } from '../contact-topics.rules.ts';

interface Written {
  name: string;
  email: string;
  message: string;
  at: Date;
}

/** To staff; an answer goes straight to the visitor. */
export function contactMessageMail(
  site: MailSite,
  { topic, name, email, message, at }: Written & { topic: ContactTopic | null },
): ComposedMail {
  const subject = topic ? contact.topics[topic] : 'Message';
  return composeMail(site, {
    subject: `${subject} from ${name}`,
    preview: message,
    parts: [
      paragraph(`${name} (${email}) wrote on ${mailTime(at)}:`),
      quotation(message),
      paragraph('Answer this mail to write back to the visitor.'),
      smallPrint(
        'Nobody has proved that this address is theirs. Before you change an account, make sure that it is its owner who asks.',
      ),
    ],
    because: `Sent because somebody filled in the contact form of ${site.name}.`,
  });
}

interface ProviderMessage extends Written {
  provider: { kind: ProviderKind; id: string; shortName: string };
}

/** To a provider; an answer goes straight to the visitor. */
export function providerMessageMail(site: MailSite, facts: ProviderMessage): ComposedMail {
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
