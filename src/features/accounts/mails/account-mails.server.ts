import { mails } from '#messages';
import { composeMail, type ComposedMail, type MailSite } from '#platform/mail/compose-mail.ts';
import { paragraph, smallPrint, linkButton } from '#platform/mail/mail-parts.ts';
import { mailTime, wasItYou, editorUrl, profileUrl } from './mail-facts.server.ts';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';

export function accountDeletedMail(
  site: MailSite,
  { name, at }: { name: string; at: Date },
): ComposedMail {
  const news = mails.deletedNews(site.name, mailTime(at));
  return composeMail(site, {
    subject: mails.deletedSubject(site.name),
    heading: mails.deletedHeading,
    preview: news,
    parts: [
      paragraph(`${mails.goodbye(name)} ${news}`),
      paragraph(mails.deletedAll),
      paragraph(mails.deletedThanks),
      smallPrint(mails.deletedNotYou(site.contactEmail)),
    ],
    because: mails.hadAccount(site.name),
  });
}

export function passwordChangedMail(site: MailSite, { at }: { at: Date }): ComposedMail {
  return composeMail(site, {
    subject: mails.passwordSubject(site.name),
    heading: mails.passwordHeading,
    parts: [
      paragraph(mails.passwordNews(site.name, mailTime(at))),
      ...wasItYou(site),
      smallPrint(mails.makeSure(site.contactEmail)),
    ],
    because: mails.signsIn(site.name),
  });
}

/** Goes to the old address, which may by now belong to somebody else: the new one is masked. */
export function emailChangedMail(
  site: MailSite,
  { newEmail, at }: { newEmail: string; at: Date },
): ComposedMail {
  return composeMail(site, {
    subject: mails.loginSubject(site.name),
    heading: mails.loginHeading,
    parts: [
      paragraph(mails.loginNews(mailTime(at), site.name, masked(newEmail))),
      paragraph(mails.loginWasYou),
      paragraph(mails.loginNotYou(site.contactEmail)),
      smallPrint(mails.loginOnce),
    ],
    because: mails.signedIn(site.name),
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

/** To staff, in English. */
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
  const review = live ? mails.live(hours) : mails.waiting(hours);
  const ready = kind === 'business' ? mails.businessReady : mails.specialistReady;
  return composeMail(site, {
    subject: mails.welcomeSubject(site.name, name),
    heading: mails.welcomeHeading(name),
    preview: review,
    parts: [
      paragraph(`${ready(site.name)} ${review}`),
      linkButton(mails.seeYourProfile, profileUrl(site, kind, facts.slug)),
      paragraph(mails.helpChoosing),
      linkButton(mails.editYourProfile, editorUrl(site, kind)),
      smallPrint(mails.freeQuestions(site.name, site.contactEmail)),
    ],
    because: mails.signedUp(site.name),
  });
}
