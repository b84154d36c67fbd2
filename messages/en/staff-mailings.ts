export const title = 'Mailings';
export const description = 'News to many providers by mail.';
export const lead =
  'News to many providers at once, each in their language. Codes and other mails that somebody waits for never wait behind them.';
export const write = 'Write a mailing';
export const none = 'No mailing yet';
export const noneHint = 'Write the first one: nothing is sent before you say so.';
export const counted = ['mailing', 'mailings'] as const;
export const untitled = 'Without a subject';
export const states = {
  draft: 'Draft',
  sending: 'Being sent',
  paused: 'Paused',
  done: 'Sent',
  canceled: 'Canceled',
};
export const kinds = { '': 'Both', specialist: 'Specialists', business: 'Businesses' };
export const standings = {
  all: 'All',
  listed: 'Those that visitors find',
  waiting: 'Waiting for review',
  paused: 'Paused by their owner',
  stale: 'Not confirmed for long',
};

export const toWhom = 'To whom';
export const toWhomNote =
  'Only to providers with an email who have not said no. Invented people and suspended accounts never get one.';
export const kind = 'Kind';
export const place = 'Place';
export const everywhere = 'Everywhere';
export const wholeDistrict = (name: string) => `${name} (whole district)`;
export const category = 'Category';
export const anyCategory = 'Any';
export const standing = 'How the profile stands';
export const theMail = 'The mail';
export const theMailNote =
  'Write at least one language. Whoever speaks one that is missing gets English, or the one there is. An empty line begins a paragraph; addresses such as https://example.com become links.';
export const subjectIn = (language: string) => `Subject in ${language}`;
export const textIn = (language: string) => `Text in ${language}`;
export const subject = 'Subject';
export const text = 'Text';
export const nothingWritten = 'Please write a subject and a text in at least one language.';
export const subjectMissing = 'Please write a subject too.';
export const textMissing = 'Please write a text too.';
export const save = 'Save and look at it';
export const changedMeanwhile =
  'Somebody else has changed this mailing meanwhile. Load the page again: what you wrote comes back, but not over what they have changed. Copy that first.';

export const recipients = (count: number) =>
  count === 1 ? '1 provider gets it' : `${count} providers get it`;
export const nobody = 'Nobody gets it';
export const nobodyHint =
  'No provider fits, or none of them wants news by mail. Choose others, and look again.';
export const ofLanguage = (language: string, count: number) => `${language}: ${count}`;
export const getsInstead = (language: string, instead: string, count: number) =>
  `${language}: ${count} (in ${instead})`;
export const rate = (perMinute: number) => `At most ${perMinute} leave in a minute.`;
export const change = 'Change it';
export const sendTest = 'Send a test to me';
export const testSent = (email: string) => `The test is on its way to ${email}.`;
export const testSubject = (own: string) => `Test: ${own}`;
export const send = (count: number) =>
  count === 1 ? 'Send to 1 provider' : `Send to ${count} providers`;
export const sendSure = 'Yes, send it now';
export const sendNote = 'What has left cannot be called back. You can pause or cancel the rest.';
export const sent = 'It is being sent.';
export const sentAlready = 'Somebody has sent it already.';
export const changedBeforeSending =
  'Somebody else has changed this mailing meanwhile. Look at it again, then send.';
export const fewerOrMore = (count: number) =>
  `Meanwhile it would be ${count}. Look at it again, then send.`;
export const deleteDraft = 'Delete the draft';
export const notADraft = 'This is no draft any more.';
export const preview = 'How it looks';
export const previewIn = (language: string) => `How it looks in ${language}`;
export const progress = 'Progress';
export const sentOf = (count: number, total: number) =>
  `${count === 0 ? 'None' : count} of ${total} sent`;
export const sentTo = (count: number) => {
  if (count === 0) return 'Sent to nobody';
  return count === 1 ? 'Sent to 1 provider' : `Sent to ${count} providers`;
};
export const about = (minutes: number) =>
  minutes <= 1 ? 'Done in about a minute.' : `Done in about ${minutes} minutes.`;
export const pause = 'Pause';
export const goOn = 'Go on';
export const cancel = 'Cancel the rest';
export const cancelSure = 'Yes, cancel the rest';
export const cancelNote =
  'Whoever has not got it yet will not get it. This mailing cannot go on after that.';
export const paused = 'Paused. A few that were already handed over may still leave.';
export const goesOn = 'It goes on.';
export const canceled = 'The rest is canceled.';
export const notSending = 'It is not being sent at the moment.';
export const notPaused = 'It is not paused.';
export const overAlready = 'It is over already.';
export const startedOn = 'Begun';
export const endedOn = 'Ended';
