import { composeMail, type ComposedMail, type MailSite } from '#platform/mail/compose-mail.ts';
import { paragraph, smallPrint } from '#platform/mail/mail-parts.ts';
import { mailTime } from './mail-time.ts';

interface Facts {
  name: string;
  at: Date;
}

export function accountDeletedMail(site: MailSite, { name, at }: Facts): ComposedMail {
  const news = `Your ${site.name} account was deleted on ${mailTime(at)}.`;
  return composeMail(site, {
    subject: `Your ${site.name} account is deleted`,
    heading: 'Your account is deleted',
    preview: news,
    parts: [
      paragraph(`Goodbye, ${name}. ${news}`),
      paragraph(
        'Your profile, your pictures and the reviews about you are gone, and every device is signed out. This cannot be undone.',
      ),
      paragraph('Thank you for having been here. You are welcome to sign up again at any time.'),
      smallPrint(`If it was not you, write to ${site.contactEmail}.`),
    ],
    because: `Sent once, because this address had an account on ${site.name}.`,
  });
}
