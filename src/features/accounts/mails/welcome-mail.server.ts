import { composeMail, type ComposedMail, type MailSite } from '#platform/mail/compose-mail.ts';
import { linkButton, paragraph, smallPrint } from '#platform/mail/mail-parts.ts';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';
import { editorUrl, profileUrl } from './mail-facts.server.ts';

interface Facts {
  kind: ProviderKind;
  name: string;
  /** The readable part of the profile's address. */
  slug: string;
  /** False while the policy of approval keeps a new profile to its owner. */
  live: boolean;
  approvalHours: number;
}

export function welcomeMail(site: MailSite, facts: Facts): ComposedMail {
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
