import { contact, forms } from '#messages';
import { isEmail } from '#features/accounts/email.rules.ts';
import { checkText, errorsIn } from '#features/accounts/text.rules.ts';
import { manyLines, oneLine } from '#platform/plain-text.rules.ts';

export const CONTACT_MESSAGE_MAX = 500;
export const CONTACT_NAME_MAX = 80;
/** As long as an address can be at all: whoever writes to us needs no account. */
export const CONTACT_EMAIL_MAX = 254;

export type ContactField = 'name' | 'email' | 'message';
export type ContactFields = Record<ContactField, string>;
export type ContactErrors = Partial<ContactFields>;

/** As it is counted and kept. */
export const tidyContact = ({ name, email, message }: ContactFields): ContactFields => ({
  name: oneLine(name),
  email: oneLine(email),
  message: manyLines(message),
});

export function checkContact({ name, email, message }: ContactFields): ContactErrors | null {
  return errorsIn({
    name: checkText(contact.fullNameField, name, CONTACT_NAME_MAX),
    email:
      checkText(contact.emailAddressField, email, CONTACT_EMAIL_MAX) ??
      (isEmail(email) ? null : forms.emailInvalid),
    message: checkText(contact.message, message, CONTACT_MESSAGE_MAX),
  });
}

/** What the FAQ sends people here for, by the name that is kept with the message: how it begins, for them to complete. */
export const CONTACT_TOPICS = {
  video: () => contact.videoStart,
  'account-deletion': () => contact.deletionStart,
  'email-change': ({ siteName }) => contact.emailChangeStart(siteName),
  'abuse-report': ({ profile }) => contact.reportStart(profile),
} as const satisfies Record<string, (facts: TopicFacts) => string>;

interface TopicFacts {
  siteName: string;
  profile: string;
}

export type ContactTopic = keyof typeof CONTACT_TOPICS;

/** `report` is what a profile's own link says. */
export function findContactTopic(name: string | null | undefined): ContactTopic | null {
  const wanted = name === 'report' ? 'abuse-report' : (name ?? '');
  return Object.hasOwn(CONTACT_TOPICS, wanted) ? (wanted as ContactTopic) : null;
}

export function startOfMessage(topic: ContactTopic | null, facts: TopicFacts): string {
  return topic ? CONTACT_TOPICS[topic](facts) : '';
}
