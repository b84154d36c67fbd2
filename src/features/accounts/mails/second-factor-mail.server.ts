import { composeMail, type ComposedMail, type MailSite } from '#platform/mail/compose-mail.ts';
import { paragraph, smallPrint } from '#platform/mail/mail-parts.ts';
import { mailTime, wasItYou } from './mail-facts.server.ts';

export type SecondFactorNews = 'on' | 'off' | 'new-codes' | 'recovery-used';

const NEWS: Record<SecondFactorNews, { heading: string; text: string }> = {
  on: {
    heading: 'Your second factor is on',
    text: 'From now on, signing in asks for a code of your authenticator app. It was set up on',
  },
  off: {
    heading: 'Your second factor is off',
    text: 'Signing in asks for your password alone. The second factor was turned off on',
  },
  'new-codes': {
    heading: 'You have new recovery codes',
    text: 'The older ones no longer work. The new ones were made on',
  },
  'recovery-used': {
    heading: 'A recovery code was used',
    text: 'Somebody signed in to your account with one of your recovery codes on',
  },
};

export function secondFactorMail(
  site: MailSite,
  { news, at }: { news: SecondFactorNews; at: Date },
): ComposedMail {
  const { heading, text } = NEWS[news];
  const told = `${text} ${mailTime(at)}.`;
  return composeMail(site, {
    subject: `${site.name} staff: ${heading.toLowerCase()}`,
    heading,
    preview: told,
    parts: [paragraph(told), ...wasItYou(site), smallPrint(`Then tell us: ${site.contactEmail}.`)],
    because: `Sent because this address is a staff account of ${site.name}.`,
  });
}
