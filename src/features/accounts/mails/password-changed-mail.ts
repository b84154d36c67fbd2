import { composeMail, type ComposedMail, type MailSite } from '#platform/mail/compose-mail.ts';
import { linkButton, paragraph, smallPrint } from '#platform/mail/mail-parts.ts';
import { paths } from '#platform/paths.ts';
import { mailTime } from './mail-time.ts';

export function passwordChangedMail(site: MailSite, { at }: { at: Date }): ComposedMail {
  const news = `The password of your ${site.name} account was changed on ${mailTime(at)}.`;
  return composeMail(site, {
    subject: `Your ${site.name} password was changed`,
    heading: 'Your password was changed',
    preview: news,
    parts: [
      paragraph(news),
      paragraph('Was it you? Then there is nothing to do.'),
      paragraph(
        'If it was not you, choose a new password now. That also signs out every device that is signed in to your account.',
      ),
      linkButton('Choose a new password', site.url + paths.resetPassword),
      smallPrint(
        `Then make sure that nobody else can read your mail, and tell us: ${site.contactEmail}.`,
      ),
    ],
    because: `Sent because this address signs in to ${site.name}.`,
  });
}
