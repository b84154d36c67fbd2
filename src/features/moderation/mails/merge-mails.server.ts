import { mails } from '#messages';
import { masked } from '#features/accounts/mails/account-mails.server.ts';
import { editorUrl, profileUrl } from '#features/accounts/mails/mail-facts.server.ts';
import { composeMail, type ComposedMail, type MailSite } from '#platform/mail/compose-mail.ts';
import { linkButton, paragraph, smallPrint } from '#platform/mail/mail-parts.ts';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';

interface Merged {
  kind: ProviderKind;
  slug: string;
  /** Of the profile that stays, and of the one that became a part of it. */
  name: string;
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
