import { contact } from '#messages';
import { accountHome } from '#features/accounts/account-home.ts';
import { editorUrl, mailTime, profileUrl } from '#features/accounts/mails/mail-facts.server.ts';
import { editorFieldPath } from '#features/editor/editor-field.ts';
import type { ContactTopic } from '#features/messages/contact-topics.rules.ts';
import { composeMail, type ComposedMail, type MailSite } from '#platform/mail/compose-mail.ts';
import { linkButton, paragraph, quotation, smallPrint } from '#platform/mail/mail-parts.ts';
import { paths } from '#platform/paths.ts';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';

interface Profile {
  kind: ProviderKind;
  name: string;
  slug: string;
}

const toOwner = (site: MailSite, of: 'account' | 'profile') =>
  `Sent because this address has ${of === 'account' ? 'an account' : 'a profile'} on ${site.name}.`;
const mistake = (site: MailSite) =>
  smallPrint(`You think this is a mistake? Write to ${site.contactEmail}.`);

type Refusal = Profile & {
  decision: keyof typeof REFUSED;
  reason: string;
  field: string | null;
  /** False where only a change was refused, which visitors never saw. */
  hidden: boolean;
};
type Decided = (Profile & { decision: 'approve' }) | Refusal;

export const decisionMail = (site: MailSite, facts: Decided): ComposedMail =>
  facts.decision === 'approve' ? approved(site, facts) : refused(site, facts);

function approved(site: MailSite, { kind, name, slug }: Profile): ComposedMail {
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
    because: toOwner(site, 'profile'),
  });
}

const REFUSED = {
  reject: {
    heading: 'Your profile needs a change',
    news: 'our staff looked at your profile and could not approve it yet. This is why:',
    wayOn: 'Please correct it and save: it is then reviewed again.',
    button: 'Correct it',
  },
  suspend: {
    heading: 'Your profile is suspended',
    news: 'our staff suspended your profile, so visitors no longer see it. This is why:',
    wayOn: 'You can still sign in and correct it.',
    button: 'Edit your profile',
  },
} as const;

function refused(site: MailSite, facts: Refusal): ComposedMail {
  const { kind, name, decision, reason, field, hidden } = facts;
  const { heading, news, wayOn, button } = REFUSED[decision];
  const seen = hidden
    ? 'Until then your page is hidden: visitors do not see it.'
    : 'Until then visitors see the version that we approved before.';
  const editor = accountHome(kind);
  return composeMail(site, {
    subject: heading.replace('Your profile', `Your ${site.name} profile`),
    heading,
    preview: reason,
    parts: [
      paragraph(`Hello ${name}, ${news}`),
      quotation(reason),
      paragraph(decision === 'reject' ? `${wayOn} ${seen}` : wayOn),
      linkButton(button, site.url + (field ? editorFieldPath(editor, field) : editor)),
      mistake(site),
    ],
    because: toOwner(site, 'profile'),
  });
}

export function reopenedMail(site: MailSite, { kind, name }: Omit<Profile, 'slug'>): ComposedMail {
  return composeMail(site, {
    subject: `We are looking at your ${site.name} profile again`,
    heading: 'We are looking at your profile again',
    parts: [
      paragraph(
        `Hello ${name}, please disregard our last mail: we are looking at your profile once more.`,
      ),
      paragraph('There is nothing you have to do. You will hear from us soon.'),
      linkButton('See how it stands', editorUrl(site, kind)),
      smallPrint(`Questions? Write to ${site.contactEmail}.`),
    ],
    because: toOwner(site, 'profile'),
  });
}

export type AccountStanding = { suspended: true; reason: string } | { suspended: false };

export function accountStandingMail(site: MailSite, facts: AccountStanding): ComposedMail {
  const because = toOwner(site, 'account');
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
        mistake(site),
      ],
      because,
    });
  return composeMail(site, {
    subject: `Your ${site.name} account is open again`,
    heading: 'Welcome back',
    parts: [
      paragraph('Your account is open again, and you can sign in as before.'),
      linkButton('Log in', site.url + paths.login),
    ],
    because,
  });
}

interface Answer {
  topic: ContactTopic | null;
  name: string;
  message: string;
  at: Date;
  answer: string;
}

/** What staff answer to a visitor, above the visitor's own words. */
export function answerMail(site: MailSite, facts: Answer): ComposedMail {
  const { topic, name, message, at, answer } = facts;
  return composeMail(site, {
    subject: `Re: ${topic ? contact.topics[topic] : 'Your message'} (${site.name})`,
    heading: `Our answer to you, ${name}`,
    preview: answer,
    parts: [
      ...answer.split(/\n{2,}/).map(paragraph),
      smallPrint(`On ${mailTime(at)} you wrote:`),
      quotation(message),
      smallPrint('You can answer this mail: it comes to our staff.'),
    ],
    because: `Sent because this address was given in the contact form of ${site.name}.`,
  });
}
