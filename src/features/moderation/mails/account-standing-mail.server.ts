import { composeMail, type ComposedMail, type MailSite } from '#platform/mail/compose-mail.ts';
import { linkButton, paragraph, quotation, smallPrint } from '#platform/mail/mail-parts.ts';
import { paths } from '#platform/paths.ts';

type Facts = { suspended: true; reason: string } | { suspended: false };

/** To the owner of an account that staff have closed for a while, or opened again. */
export function accountStandingMail(site: MailSite, facts: Facts): ComposedMail {
  const because = `Sent because this address has an account on ${site.name}.`;
  if (facts.suspended)
    return composeMail(site, {
      subject: `Your ${site.name} account is suspended`,
      heading: 'Your account is suspended',
      preview: facts.reason,
      parts: [
        paragraph(
          'Our staff have suspended your account. You cannot sign in, and visitors do not see your profile. This is why:',
        ),
        quotation(facts.reason),
        smallPrint(`You think this is a mistake? Write to ${site.contactEmail}.`),
      ],
      because,
    });
  const news = 'Your account is open again, and you can sign in as before.';
  return composeMail(site, {
    subject: `Your ${site.name} account is open again`,
    heading: 'Welcome back',
    preview: news,
    parts: [paragraph(news), linkButton('Log in', site.url + paths.login)],
    because,
  });
}
