import { contact } from '#messages';

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
