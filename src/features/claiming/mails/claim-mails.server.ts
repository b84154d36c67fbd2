import { claimMails, mails } from '#messages';
import {
  editorUrl,
  mailTime,
  pageUrl,
  profileUrl,
} from '#features/accounts/mails/mail-facts.server.ts';
import type { Provider } from '#features/profile-page/provider-summary.tsx';
import { composeMail, type ComposedMail, type MailSite } from '#platform/mail/compose-mail.ts';
import { linkButton, paragraph, quotation, smallPrint } from '#platform/mail/mail-parts.ts';
import { paths } from '#platform/paths.ts';
import { staffPaths } from '#platform/staff-paths.ts';
import type { NamedProfile } from '#platform/provider-kind.rules.ts';

/** To the email on a profile that we have added: that it is here, how to claim it and how to have it taken down. */
export const listedMail = (
  site: MailSite,
  { kind, slug, name, takeDown }: NamedProfile & { takeDown: string },
) =>
  composeMail(site, {
    subject: claimMails.invitationSubject(name, site.name),
    heading: claimMails.invitationHeading(site.name),
    preview: claimMails.invitationPreview,
    parts: [
      paragraph(claimMails.invitationNews(name, site.name)),
      linkButton(mails.seeTheProfile, profileUrl(site, kind, slug)),
      paragraph(claimMails.invitationClaim),
      linkButton(claimMails.claimIt, pageUrl(site, paths.claim(slug))),
      paragraph(claimMails.invitationTakeDown),
      linkButton(claimMails.takeItDown, takeDown),
      smallPrint(mails.questions(site.contactEmail)),
    ],
    because: claimMails.standsOnProfile(site.name),
  });

export function takeDownMail(
  site: MailSite,
  { name, url }: { name: string; url: string },
): ComposedMail {
  return composeMail(site, {
    subject: claimMails.takeDownSubject(name, site.name),
    heading: claimMails.takeDownHeading,
    parts: [
      paragraph(claimMails.takeDownNews(name, site.name)),
      linkButton(claimMails.takeItDown, url),
      smallPrint(claimMails.takeDownOtherwise),
    ],
    because: claimMails.standsOnProfile(site.name),
  });
}

/** To whoever signs in with it from now on. */
export const claimedMail = (
  site: MailSite,
  { kind, slug, name, at }: NamedProfile & { at: Date },
) =>
  composeMail(site, {
    subject: claimMails.claimedSubject(name, site.name),
    heading: claimMails.claimedHeading,
    parts: [
      paragraph(claimMails.claimedNews(name, mailTime(at))),
      linkButton(mails.editYourProfile, editorUrl(site, kind)),
      linkButton(mails.seeYourProfile, profileUrl(site, kind, slug)),
      smallPrint(mails.freeQuestions(site.name, site.contactEmail)),
    ],
    because: mails.signedUp(site.name),
  });

/** To the email on the profile, where another one signs in. */
export const claimedElsewhereMail = (
  site: MailSite,
  { kind, slug, name, at }: NamedProfile & { at: Date },
) =>
  composeMail(site, {
    subject: claimMails.claimedSubject(name, site.name),
    heading: claimMails.elsewhereHeading,
    parts: [
      paragraph(claimMails.elsewhereNews(name, mailTime(at))),
      linkButton(mails.seeTheProfile, profileUrl(site, kind, slug)),
      smallPrint(claimMails.elsewhereNotYou(site.contactEmail)),
    ],
    because: claimMails.standsOnProfile(site.name),
  });

export function acceptedMail(
  site: MailSite,
  { name, profile, url }: { name: string; profile: string; url: string },
): ComposedMail {
  return composeMail(site, {
    subject: claimMails.acceptedSubject(profile, site.name),
    heading: claimMails.acceptedHeading,
    parts: [
      paragraph(claimMails.acceptedNews(name, profile)),
      linkButton(claimMails.choosePassword, url),
      smallPrint(claimMails.acceptedOtherwise),
    ],
    because: claimMails.claimedWith(site.name),
  });
}

export function refusedMail(
  site: MailSite,
  { name, profile, reason }: { name: string; profile: string; reason: string },
): ComposedMail {
  return composeMail(site, {
    subject: claimMails.refusedSubject(profile, site.name),
    heading: claimMails.refusedHeading,
    preview: reason,
    parts: [
      paragraph(claimMails.refusedNews(name, profile)),
      quotation(reason),
      smallPrint(mails.mistake(site.contactEmail)),
    ],
    because: claimMails.claimedWith(site.name),
  });
}

interface ForStaff {
  provider: Provider;
  name: string;
  email: string;
  words: string;
  at: Date;
}

/** To staff, in English. */
export function claimForStaffMail(site: MailSite, facts: ForStaff): ComposedMail {
  const { provider, name, email, words, at } = facts;
  return composeMail(site, {
    subject: `Claim of the profile of ${provider.name}`,
    heading: `${name} says that a profile is theirs`,
    parts: [
      paragraph(`${name} (${email}) claims the profile of ${provider.name}, on ${mailTime(at)}:`),
      quotation(words),
      linkButton('Decide', pageUrl(site, staffPaths.claims)),
    ],
    because: `Sent because this address is for the staff of ${site.name}.`,
  });
}
