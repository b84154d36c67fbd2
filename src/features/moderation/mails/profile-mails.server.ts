import { mails } from '#messages';
import { editorUrl, pageUrl, profileUrl } from '#features/accounts/mails/mail-facts.server.ts';
import { composeMail, type ComposedMail, type MailSite } from '#platform/mail/compose-mail.ts';
import { linkButton, paragraph, quotation, smallPrint } from '#platform/mail/mail-parts.ts';
import type { NamedProfile } from '#platform/provider-kind.rules.ts';
import { masked } from '#features/accounts/mails/account-mails.server.ts';

interface Facts extends Omit<NamedProfile, 'slug'> {
  /** The page where it is confirmed without a login. */
  confirmPath: string;
}

/** Asks a provider to look at the profile, because of what visitors have reported. */
export const checkMail = (
  site: MailSite,
  facts: Facts & { question: string; numberShown?: boolean },
) =>
  composeMail(site, {
    subject: mails.checkSubject(site.name),
    parts: [
      ...(facts.numberShown ? [paragraph(mails.numberBack)] : []),
      paragraph(mails.checkNews(facts.name)),
      quotation(facts.question),
      ...waysOn(site, facts),
    ],
    because: mails.hasProfile(site.name),
  });

export const numberHiddenMail = (site: MailSite, facts: Facts) =>
  composeMail(site, {
    subject: mails.hiddenSubject(site.name),
    parts: [paragraph(mails.hiddenNews(facts.name)), ...waysOn(site, facts)],
    because: mails.hasProfile(site.name),
  });

const waysOn = (site: MailSite, { kind, confirmPath }: Facts) => [
  paragraph(mails.checkWayOn),
  linkButton(mails.lookAndConfirm, pageUrl(site, confirmPath)),
  linkButton(mails.editYourProfile, editorUrl(site, kind)),
  smallPrint(mails.mistake(site.contactEmail)),
];

export const checkOverMail = (
  site: MailSite,
  { name, numberShown }: { name: string; numberShown: boolean },
) =>
  composeMail(site, {
    subject: mails.checkOverSubject,
    parts: [
      paragraph(mails.checkOverNews(name)),
      ...(numberShown ? [paragraph(mails.numberBack)] : []),
    ],
    because: mails.hasProfile(site.name),
  });

/** Of the profile that stays. */
interface Merged extends NamedProfile {
  /** The one that became a part of it. */
  other: string;
  /** Whoever reads this can no longer sign in; with what they can, if with anything. */
  closed: boolean;
  login: string | null;
}

export function mergedMail(site: MailSite, facts: Merged): ComposedMail {
  const { kind, slug, name, other, closed, login } = facts;
  const signIn = login ? mails.mergedLogin(masked(login)) : mails.mergedNoLogin;
  return composeMail(site, {
    subject: mails.mergedSubject(site.name),
    heading: mails.mergedHeading,
    parts: [
      paragraph(mails.mergedNews(other, name)),
      ...(closed
        ? [paragraph(mails.mergedClosed), paragraph(signIn)]
        : [paragraph(mails.mergedLook)]),
      linkButton(mails.seeYourProfile, profileUrl(site, kind, slug)),
      ...(closed ? [] : [linkButton(mails.editYourProfile, editorUrl(site, kind))]),
      smallPrint(mails.mistake(site.contactEmail)),
    ],
    because: mails.hasProfile(site.name),
  });
}
