import { mailTime } from '#features/accounts/mails/mail-facts.server.ts';
import { CONTACT_TOPICS, type ContactTopic } from '#features/messages/contact-topics.rules.ts';
import { composeMail, type ComposedMail, type MailSite } from '#platform/mail/compose-mail.ts';
import { paragraph, quotation, smallPrint } from '#platform/mail/mail-parts.ts';

interface Facts {
  topic: ContactTopic | null;
  name: string;
  message: string;
  /** When it was written. */
  at: Date;
  answer: string;
}

/** What staff answer to a visitor, above the visitor's own words. */
export function answerMail(
  site: MailSite,
  { topic, name, message, at, answer }: Facts,
): ComposedMail {
  const about = topic ? CONTACT_TOPICS[topic].label : 'Your message';
  return composeMail(site, {
    subject: `Re: ${about} (${site.name})`,
    heading: `Our answer to you, ${name}`,
    preview: answer,
    parts: [
      ...answer.split(/\n{2,}/).map(paragraph),
      smallPrint(`On ${mailTime(at)} you wrote:`),
      quotation(message),
      smallPrint('You can answer this mail: it comes to our staff.'),
    ],
    because: `Sent because this address was given in the contact form of ${site.name}.`,
  });
}
