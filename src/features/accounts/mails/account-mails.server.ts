import { composeMail, type ComposedMail, type MailSite } from '#platform/mail/compose-mail.ts';
import { paragraph, smallPrint, linkButton } from '#platform/mail/mail-parts.ts';
import { mailTime, wasItYou, editorUrl, profileUrl } from './mail-facts.server.ts';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';

export function accountDeletedMail(
  site: MailSite,
  { name, at }: { name: string; at: Date },
): ComposedMail {
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

export function passwordChangedMail(site: MailSite, { at }: { at: Date }): ComposedMail {
  return composeMail(site, {
    subject: `Your ${site.name} password was changed`,
    heading: 'Your password was changed',
    parts: [
      paragraph(`The password of your ${site.name} account was changed on ${mailTime(at)}.`),
      ...wasItYou(site),
      smallPrint(
        `Then make sure that nobody else can read your mail, and tell us: ${site.contactEmail}.`,
      ),
    ],
    because: `Sent because this address signs in to ${site.name}.`,
  });
}

/** Goes to the old address, which may by now belong to somebody else: the new one is masked. */
export function emailChangedMail(
  site: MailSite,
  { newEmail, at }: { newEmail: string; at: Date },
): ComposedMail {
  return composeMail(site, {
    subject: `Your ${site.name} login email was changed`,
    heading: 'Your login email was changed',
    parts: [
      paragraph(
        `On ${mailTime(at)} the login email of your ${site.name} account was changed to ${masked(newEmail)}.`,
      ),
      paragraph('Was it you? Then there is nothing to do. This address no longer signs in.'),
      paragraph(
        `If it was not you, write to ${site.contactEmail} at once, from this address, and we will help you to get your account back.`,
      ),
      smallPrint('We send this notice once, and nothing more to this address.'),
    ],
    because: `Sent because this address signed in to ${site.name} until now.`,
  });
}

export const masked = (email: string) => email.replace(/^(.{0,2}).*@/, '$1***@');

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
  return composeMail(site, {
    subject: `${site.name} staff: ${heading.toLowerCase()}`,
    heading,
    parts: [
      paragraph(`${text} ${mailTime(at)}.`),
      ...wasItYou(site),
      smallPrint(`Then tell us: ${site.contactEmail}.`),
    ],
    because: `Sent because this address is a staff account of ${site.name}.`,
  });
}

interface Welcomed {
  kind: ProviderKind;
  name: string;
  slug: string;
  /** False while the policy of approval keeps a new profile to its owner. */
  live: boolean;
  approvalHours: number;
}

export function welcomeMail(site: MailSite, facts: Welcomed): ComposedMail {
  const { kind, name, live, approvalHours: hours } = facts;
  const review = live
    ? `Your profile is live and searchable. Our staff review it within ${hours} hours.`
    : `Our staff review your profile within ${hours} hours. Until then only you can see it.`;
  return composeMail(site, {
    subject: `Welcome to ${site.name}, ${name}`,
    heading: `Welcome aboard, ${name}!`,
    preview: review,
    parts: [
      paragraph(`Your ${kind} account on ${site.name} is ready. ${review}`),
      linkButton('See your profile', profileUrl(site, kind, facts.slug)),
      paragraph(
        'A picture, a few showcase photos and a current phone number help people to choose. You can change everything whenever you like.',
      ),
      linkButton('Edit your profile', editorUrl(site, kind)),
      smallPrint(
        `${site.name} is free, with no commissions. Questions? Write to ${site.contactEmail}.`,
      ),
    ],
    because: `Sent because this address signed up on ${site.name}.`,
  });
}
