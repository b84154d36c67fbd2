export const title = 'Accounts';
export const description = 'Staff look after accounts here.';
export const lead = 'Everybody who can sign in or is listed, the newest first.';
export const addProfile = 'Add a profile';
export const filter = 'Find accounts';
export const search = 'Email, name or phone';
export const kind = 'Kind';
export const kinds = {
  '': 'All kinds',
  specialist: 'Specialists',
  business: 'Businesses',
  admin: 'Staff',
};
export const state = 'State';
export const states = {
  '': 'All states',
  active: 'May sign in',
  suspended: 'Account suspended',
  pending: 'Profile waits for review',
  approved: 'Profile approved',
  rejected: 'Profile rejected',
  held: 'Profile suspended',
  paused: 'Profile paused',
  unclaimed: 'Profile not claimed',
};
export const counted = ['account', 'accounts'] as const;
export const none = 'No account is like that';
export const noneHint = 'Try a part of the email, the name or the phone number.';
export const showAll = 'Show all accounts';
export const kindOf = { specialist: 'Specialist', business: 'Business', admin: 'Staff' };
export const demo = 'Demo';
export const isSuspended = 'Account suspended';
export const profileIs = (how: string) => `Profile: ${how}`;
export const profileStates = {
  pending: 'Waits for review',
  approved: 'Approved',
  rejected: 'Rejected',
  suspended: 'Suspended',
};
export const paused = 'Paused';
export const since = 'Since';
export const noAccountWith = 'There is no account with';
export const begunOn = 'yet, but somebody began to sign up with it on';
export const sendSignupCode = 'Send the verification code again';

export const oneTitle = 'Account';
export const oneDescription = 'Staff look after an account here.';
export const signedIn = 'Signed in';
export const noDevice = 'On no device.';
export const youHere = 'You, here';
export const lastSeen = 'Last seen';
export const signOut = 'Sign out';
export const signOutAll = 'Sign out all devices';
export const signOutOthers = 'Sign out all other devices';
export const about = 'About the account';
export const loginEmail = 'Login email';
export const createdAt = 'Since';
export const lastSignedIn = 'Last signed in';
export const never = 'Never';
export const profile = 'Profile';
export const phone = 'Phone';
export const workEmail = 'Work email';
export const notGiven = 'None';
export const notConfirmed = '(not confirmed)';
export const review = 'Review';
export const sentIn = 'Sent in';
export const visitors = 'Visitors';
export const canFind = 'Can find it';
export const cannotFind = 'Cannot find it';
export const acts = 'What you can do';
export const isYou = 'This is you: you can neither suspend nor delete it.';
export const nobodySignsIn = 'Nobody signs in with it yet';
export const findDuplicates = 'Look for duplicates';
export const sendResetCode = 'Send a code for a new password';
export const stopMailings = 'Stop mailings';
export const mailingsStopped = 'They get no more mailings.';
export const unsuspend = 'Open the account again';
export const suspend = 'Suspend';
export const suspendAccount = 'Suspend the account';
export const why = 'Why';
export const whyHint = 'The owner reads this.';
export const reason = 'Reason';
export const remove = 'Delete';
export const removeAccount = 'Delete the account for good';
export const allOf = 'The profile, the pictures, the reviews and the login of';
export const goForGood = 'go at once and for good.';
export const type = (word: string) => `Type ${word}`;

export const gone = 'This account does not exist any more.';
export const notYourself = 'You cannot do this to your own account.';
export const reasonMissing = 'Please say why: the owner is told.';
export const suspendedAlready = 'This account is suspended already.';
export const activeAlready = 'This account is not suspended any more.';
export const suspended = 'The account is suspended, signed out everywhere, and its owner is told.';
export const unsuspended = 'The account is open again and its owner is told.';
export const sessionEnded = 'The device is signed out.';
export const sessionGone = 'This device was signed out already.';
export const sessionsGone = 'No device was signed in any more.';
export const sessionsEnded = 'All devices are signed out.';
export const othersEnded = 'All your other devices are signed out.';
export const deleted = 'The account is deleted.';
export const nobodySignsUp = 'Nobody has begun to sign up with this address today.';
export const codeSent = (email: string) => `A code is on its way to ${email}.`;
