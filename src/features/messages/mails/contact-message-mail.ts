import { mailTime } from '#features/accounts/mails/mail-time.ts';
import { composeMail, type ComposedMail, type MailSite } from '#platform/mail/compose-mail.ts';
import { paragraph, quotation, smallPrint } from '#platform/mail/mail-parts.ts';
import { CONTACT_TOPICS, type ContactTopic } from '../contact-topics.rules.ts';

interface Facts {
  topic: ContactTopic | null;
  name: string;
  email: string;
  message: string;
  at: Date;
}

/** To staff; an answer goes straight to the visitor. */
export function contactMessageMail(site: MailSite, facts: Facts): ComposedMail {
  const { name, email, message, at } = facts;
  const subject = facts.topic ? CONTACT_TOPICS[facts.topic].label : 'Message';
  return composeMail(site, {
    subject: `${subject} from ${name}`,
    heading: `${subject} from ${name}`,
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
