import { contact, mails } from '#messages';
import { mailTime, profileUrl } from '#features/accounts/mails/mail-facts.server.ts';
import { composeMail, type ComposedMail, type MailSite } from '#platform/mail/compose-mail.ts';
import { paragraph, quotation, smallPrint, linkButton } from '#platform/mail/mail-parts.ts';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';
import type { ContactTopic } from '../contact.rules.ts';

interface Written {
  name: string;
  email: string;
  message: string;
  at: Date;
}

/** To staff, in English; an answer goes straight to the visitor. */
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
    subject: mails.messageSubject(name, site.name),
    heading: mails.messageHeading(name),
    preview: message,
    parts: [
      paragraph(mails.messageNews(provider.shortName, name, email, site.name, mailTime(at))),
      quotation(message),
      paragraph(mails.messageAnswer(name)),
      linkButton(mails.seeYourProfile, profileUrl(site, provider.kind, provider.id)),
      smallPrint(mails.messageCare(site.contactEmail)),
    ],
    because: mails.messageForm(site.name),
  });
}
