export const title = 'Inbox';
export const description = 'Staff answer messages here.';
export const lead = 'What visitors wrote to us, the longest waiting first.';
export const filter = 'Filter messages';
export const status = 'Status';
export const statuses = {
  waiting: 'Waiting for an answer',
  new: 'New',
  open: 'In work',
  answered: 'Answered',
  closed: 'Closed',
  all: 'All',
};
export const topic = 'Topic';
export const allTopics = 'All topics';
export const noTopic = 'No topic';
export const search = 'Name, email or words';
export const counted = ['message', 'messages'] as const;
export const notes = 'Notes';
export const waitingFor = (age: string) => `waiting for ${age}`;
export const nobodyWaits = 'Nobody is waiting for an answer';
export const none = 'No message is like that';
export const noneHint = 'Choose another status or topic, or other words.';
export const showWaiting = 'Show who is waiting';

export const oneTitle = 'Message';
export const oneDescription = 'Staff answer a message here.';
export const from = (name: string) => `Message from ${name}`;
export const theMessage = 'The message';
export const reopen = 'Reopen';
export const close = 'Close';
export const closeUnanswered = 'Close without an answer';
export const ourAnswer = 'Our answer';
export const somebodyGone = 'Somebody who has left';
export const answerByMail = 'Answer by mail';
export const answerGoes = (email: string, name: string) =>
  `Goes to ${email}, with the message below it. What ${name} writes back comes to the staff address.`;
export const yourAnswer = 'Your answer';
export const answer = 'Answer';
export const send = 'Send the answer';
export const sending = 'Sending...';
export const notesHint = 'Only staff see them.';
export const saveNotes = 'Save the notes';
export const nowTheyRead = 'Now they read:';

export const answerMissing = 'Please write an answer.';
export const notesChanged =
  'Somebody else has changed the notes meanwhile. Please look at them first.';
export const closedMeanwhile = 'This message was closed meanwhile. Reopen it to answer.';
export const notOpen = 'This message is not open any more.';
export const notDone = 'This message is open already.';
export const notesSaved = 'The notes are saved.';
export const closed = 'The message is closed.';
export const reopened = 'The message is open again.';
export const alreadyAnswered = (by: string | null) =>
  `${by ?? 'Somebody else'} has answered this message meanwhile. Your answer was not sent.`;
export const answerSent = (email: string) => `Your answer is on its way to ${email}.`;
