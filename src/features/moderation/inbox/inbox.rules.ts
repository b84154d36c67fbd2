import { contact, staffInbox } from '#messages';

export const ANSWER_MAX = 4000;
export const NOTES_MAX = 2000;

export type MessageStatus = Exclude<keyof typeof staffInbox.statuses, 'waiting' | 'all'>;

/** Messages that came without a topic have one of their own here. */
export const inboxTopics = (): Readonly<Record<string, string>> => ({
  '': staffInbox.allTopics,
  none: staffInbox.noTopic,
  ...contact.topics,
});

export const isUnanswered = (status: MessageStatus): boolean =>
  status === 'new' || status === 'open';

export const ANSWER_BREAK = '\n\n* * *\n\n';
