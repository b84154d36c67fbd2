export const title = 'Review queue';
export const description = 'Profiles that wait for review.';
export const lead = (hours: number) =>
  `New and changed profiles, oldest first. We promise an answer within ${hours} hours.`;
export const protect = 'Protect your account with a second factor';
export const protectWhy =
  'A code of an app on your phone keeps others out, even if they learn your password.';
export const setItUp = 'Set it up';
export const profilesWait = (count: number) =>
  count === 1 ? '1 profile waits' : `${count} profiles wait`;
export const news = { new: 'New', changed: 'Changed', suspended: 'Suspended, changed' };
export const theFirst = (count: number) =>
  `These are the first ${count}. The others follow as these are decided.`;
export const nobodyWaits = 'Nobody is waiting';
export const allAnswered = 'Every profile has its answer. New ones appear here.';
export const nobodyYet = 'Nobody is in the directory yet';
export const nobodyYetHint =
  'Bring the first ones in: from a list, one by one, or by inviting them.';
export const importList = 'Import a list';
export const addOne = 'Add somebody';
export const invite = 'Invite providers';
export const justDecided = 'Just decided';
export const decided = {
  approve: 'approved',
  reject: 'rejected',
  suspend: 'suspended',
  undo: 'put back into the queue',
};
export const afterName = (done: string) => ` was ${done}`;
export const wasDecided = (name: string, done: string) => `${name} was ${done}.`;
export const undo = 'Undo';

export const soon = 'soon: ';
export const urgent = 'urgent: ';
export const left = (time: string) => `${time} left`;
export const late = (time: string) => `${time} late`;
export const days = (count: number) => `${count} days`;
export const hours = (count: number) => `${count} h`;
export const minutes = (count: number) => `${count} min`;

export const shortcuts = 'Keyboard shortcuts';
export const useShortcuts = 'Use keyboard shortcuts';
export const neverWhileTyping = 'They are never heard while you type.';
export const thisHelp = 'This help';
export const nextProfile = 'Next profile';
export const previousProfile = 'Previous profile';
export const openIt = 'Open it';
export const rejectKey = 'Reject: choose a reason';
export const suspendKey = 'Suspend: choose a reason';

export const reviewOf = (name: string) => `Review ${name}`;
export const itemDescription = 'A profile that waits for review.';
export const placeOf = (place: number, total: number) => `${place} of ${total}`;
export const publicPage = 'Public page';
export const states = {
  pending: 'Not reviewed yet',
  approved: 'Approved',
  rejected: 'Rejected',
  suspended: 'Suspended',
};
export const isSeen = 'Visitors see it';
export const isNotSeen = 'Visitors do not see it';
export const signedUp = (when: string) => `signed up ${when}`;
export const asVisitorsSeeIt = 'As visitors see it';

export const yourDecision = 'Your decision';
export const nothingWaitsHere = 'Nothing waits here';
export const toldProvider = 'Told the provider: ';
export const decidedBy = (done: string) => `Was ${done} by `;
export const approve = 'Approve';
export const reject = 'Reject';
export const suspend = 'Suspend';
export const reason = 'Reason';
export const choose = 'Please choose';
export const reasons = {
  incomplete: 'Something important is missing',
  contact: 'Contact details do not work',
  category: 'Wrong category or place',
  picture: 'A picture is not allowed',
  text: 'Text is shouting, spam or full of links',
  duplicate: 'There is another profile of the same provider',
  fake: 'Not a real provider',
  identity: 'Somebody else’s name or business',
  harm: 'Fraud or harm to visitors',
  illegal: 'Illegal or offensive content',
  other: 'Something else',
};
export const whatExactly = 'What exactly';
export const providerReadsIt =
  'The provider reads it, with the reason, in a mail and in the editor.';
export const reasonMissing = 'Please choose a reason.';
export const textMissing = 'Please write what is wrong.';
export const textTooLong = (max: number) => `Please keep it under ${max} characters.`;
export const changedMeanwhile =
  'The provider has changed this profile since you opened it. Please look at it again.';
export const nothingLeft = 'There is nothing left to decide here.';
export const suspendedAlready = 'This profile is suspended already.';
export const nothingToUndo =
  'This can no longer be taken back: something newer has happened to the profile.';

export const worthALook = 'Worth a look';
export const samePhone = (phone: string) => `The phone number ${phone} is also known from`;
export const looksLike = 'Looks like';
export const samePicture = 'The same picture is used by';
export const sameConnection = 'Signed up from the same connection as';
export const links = (found: string) => `Links or addresses in the text: ${found}`;
export const shouting = 'Part of the text is written in capital letters.';

export const whatChanged = 'What changed';
export const allIsNew = 'Everything is new';
export const sinceApproved = (when: string) => `Since the version that was approved on ${when}.`;
export const nothingDiffers = 'Nothing differs from it.';
export const before = 'Before: ';
export const after = 'After: ';
export const nothing = 'nothing';
export const pictureBefore = (label: string, number: number) => `${label} ${number}, before`;
export const pictureAfter = (label: string, number: number) => `${label} ${number}, after`;
export const on = 'On';
export const off = 'Off';
