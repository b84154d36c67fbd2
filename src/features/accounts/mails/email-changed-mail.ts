import { composeMail, type ComposedMail, type MailSite } from '#platform/mail/compose-mail.ts';
import { paragraph, smallPrint } from '#platform/mail/mail-parts.ts';
import { mailTime } from './mail-time.ts';

interface Facts {
  newEmail: string;
  at: Date;
}

/** Goes to the old address, which may by now belong to somebody else: the new one is masked. */
export function emailChangedMail(site: MailSite, { newEmail, at }: Facts): ComposedMail {
  const news = `On ${mailTime(at)} the login email of your ${site.name} account was changed to ${masked(newEmail)}.`;
  return composeMail(site, {
    subject: `Your ${site.name} login email was changed`,
    heading: 'Your login email was changed',
    preview: news,
    parts: [
      paragraph(news),
      paragraph('Was it you? Then there is nothing to do. This address no longer signs in.'),
      paragraph(
        `If it was not you, write to ${site.contactEmail} at once, from this address, and we will help you to get your account back.`,
      ),
      smallPrint('We send this notice once, and nothing more to this address.'),
    ],
    because: `Sent because this address signed in to ${site.name} until now.`,
  });
}

function masked(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, Math.min(2, at))}***${email.slice(at)}`;
}
