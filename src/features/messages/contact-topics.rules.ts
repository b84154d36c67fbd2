/** What the FAQ sends people here for. The name is kept with the message; the label is its subject. */
export const CONTACT_TOPICS = {
  video: {
    label: 'Video upload',
    start: () =>
      'I would like to add a video to my profile.\n\nName on my profile: \nLink to the video: ',
  },
  'account-deletion': {
    label: 'Account deletion',
    start: () =>
      'Please delete my account and everything that belongs to it.\n\nSpecialist or business: \nLogin email of the account: ',
  },
  'email-change': {
    label: 'Email change',
    start: ({ siteName }) =>
      `Please change the login email of my account.\n\nFull name on the account: \nOld email: \nNew email: \n\nIf you need it, I can send a photo of myself with a handwritten note: “${siteName}”, my full name and the date.`,
  },
  'abuse-report': {
    label: 'Abuse report',
    start: ({ profile }) =>
      `I would like to report a profile or a review.\n\nWhich one (name or link): ${profile}\nWhat is wrong with it: `,
  },
} as const satisfies Record<string, Topic>;

interface Topic {
  label: string;
  /** How the message begins, for the visitor to complete. */
  start: (facts: TopicFacts) => string;
}

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
  return topic ? CONTACT_TOPICS[topic].start(facts) : '';
}
