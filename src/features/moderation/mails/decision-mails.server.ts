import { composeMail, type ComposedMail, type MailSite } from '#platform/mail/compose-mail.ts';
import { linkButton, paragraph, quotation, smallPrint } from '#platform/mail/mail-parts.ts';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';
import { editorUrl, profileUrl } from '#features/accounts/mails/mail-facts.server.ts';

interface Profile {
  kind: ProviderKind;
  name: string;
  slug: string;
}

type Facts = Profile &
  ({ result: 'approved' } | { result: 'rejected' | 'suspended'; reason: string });

export function decisionMail(site: MailSite, facts: Facts): ComposedMail {
  return facts.result === 'approved'
    ? approvedMail(site, facts)
    : refusedMail(site, facts, facts.result, facts.reason);
}

function approvedMail(site: MailSite, { kind, name, slug }: Profile): ComposedMail {
  return composeMail(site, {
    subject: `Your ${site.name} profile is approved`,
    heading: 'Your profile is approved',
    preview: `Good news, ${name}: people can find and contact you.`,
    parts: [
      paragraph(`Good news, ${name}: our staff approved your profile.`),
      paragraph(`People can find you on ${site.name} and contact you directly.`),
      linkButton('See your profile', profileUrl(site, kind, slug)),
      paragraph('Keep it fresh: new photos and current details help people to choose.'),
      linkButton('Edit your profile', editorUrl(site, kind)),
    ],
    because: because(site),
  });
}

const REFUSED = {
  rejected: {
    heading: 'Your profile needs a change',
    news: 'our staff looked at your profile and could not approve it yet. This is why:',
    wayOn: 'Please correct it and save: it is then reviewed again.',
  },
  suspended: {
    heading: 'Your profile is suspended',
    news: 'our staff suspended your profile, so visitors no longer see it. This is why:',
    wayOn: 'You can still sign in and correct it.',
  },
} as const;

function refusedMail(
  site: MailSite,
  { kind, name }: Profile,
  result: keyof typeof REFUSED,
  reason: string,
): ComposedMail {
  const { heading, news, wayOn } = REFUSED[result];
  return composeMail(site, {
    subject: heading.replace('Your profile', `Your ${site.name} profile`),
    heading,
    preview: reason,
    parts: [
      paragraph(`Hello ${name}, ${news}`),
      quotation(reason),
      paragraph(wayOn),
      linkButton('Edit your profile', editorUrl(site, kind)),
      smallPrint(`You think this is a mistake? Write to ${site.contactEmail}.`),
    ],
    because: because(site),
  });
}

/** After a decision that staff took back. */
export function reopenedMail(
  site: MailSite,
  { kind, name }: { kind: ProviderKind; name: string },
): ComposedMail {
  const news = 'please disregard our last mail: we are looking at your profile once more.';
  return composeMail(site, {
    subject: `We are looking at your ${site.name} profile again`,
    heading: 'We are looking at your profile again',
    preview: `Hello ${name}, ${news}`,
    parts: [
      paragraph(`Hello ${name}, ${news}`),
      paragraph('There is nothing you have to do. You will hear from us soon.'),
      linkButton('See how it stands', editorUrl(site, kind)),
      smallPrint(`Questions? Write to ${site.contactEmail}.`),
    ],
    because: because(site),
  });
}

function because(site: MailSite): string {
  return `Sent because this address has a profile on ${site.name}.`;
}
