import { contact } from '#messages';

export const ANSWER_MAX = 4000;
export const NOTES_MAX = 2000;

/** What the inbox can show; the first is what it shows by itself. */
export const INBOX_STATUSES = {
  waiting: 'Waiting for an answer',
  new: 'New',
  open: 'In work',
  answered: 'Answered',
  closed: 'Closed',
  all: 'All',
} as const;
type InboxStatus = keyof typeof INBOX_STATUSES;

export type MessageStatus = Exclude<InboxStatus, 'waiting' | 'all'>;

/** Messages that came without a topic have one of their own here. */
export const INBOX_TOPICS: Readonly<Record<string, string>> = {
  '': 'All topics',
  none: 'No topic',
  ...contact.topics,
};

export const isUnanswered = (status: MessageStatus): boolean =>
  status === 'new' || status === 'open';

export const ANSWER_BREAK = '\n\n* * *\n\n';

export const INBOX_MESSAGES = {
  answerMissing: 'Please write an answer.',
  notesChanged: 'Somebody else has changed the notes meanwhile. Please look at them first.',
  closedMeanwhile: 'This message was closed meanwhile. Reopen it to answer.',
  notOpen: 'This message is not open any more.',
  notDone: 'This message is open already.',
  notesSaved: 'The notes are saved.',
  closed: 'The message is closed.',
  reopened: 'The message is open again.',
} as const;

export const alreadyAnswered = (by: string | null): string =>
  `${by ?? 'Somebody else'} has answered this message meanwhile. Your answer was not sent.`;

export const answerSent = (email: string): string => `Your answer is on its way to ${email}.`;
