import { profileUrl } from '#features/accounts/mails/mail-facts.server.ts';
import { composeMail, type ComposedMail, type MailSite } from '#platform/mail/compose-mail.ts';
import { linkButton, paragraph } from '#platform/mail/mail-parts.ts';
import { staffPaths } from '#platform/staff-paths.ts';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';

interface Facts {
  kind: ProviderKind;
  name: string;
  slug: string;
  how: 'confirmed' | 'corrected';
  /** Visitors see it again; a correction may still wait for staff. */
  numberShown: boolean;
}

/** To staff, when a provider has looked at what they were asked to. */
export function checkAnsweredMail(site: MailSite, facts: Facts): ComposedMail {
  const { kind, name, slug, how, numberShown } = facts;
  return composeMail(site, {
    subject: `${name} has ${how} the details`,
    parts: [
      paragraph(`We had asked ${name} to look at the profile. They have ${how} it.`),
      ...(numberShown ? [paragraph('Visitors see the number again.')] : []),
      linkButton('See the profile', profileUrl(site, kind, slug)),
      linkButton('Open the reports', site.url + staffPaths.reports),
    ],
    because: `Sent because staff of ${site.name} had asked for it.`,
  });
}
