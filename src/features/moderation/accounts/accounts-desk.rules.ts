export const ACCOUNT_REASON_MAX = 500;

export const ACCOUNT_KINDS = {
  '': 'All kinds',
  specialist: 'Specialists',
  business: 'Businesses',
  admin: 'Staff',
} as const;

export const ACCOUNT_STATES = {
  '': 'All states',
  active: 'May sign in',
  suspended: 'Account suspended',
  pending: 'Profile waits for review',
  approved: 'Profile approved',
  rejected: 'Profile rejected',
  held: 'Profile suspended',
  paused: 'Profile paused',
} as const;
export type AccountStateChoice = keyof typeof ACCOUNT_STATES;

export const PROFILE_STATES = {
  pending: 'Waits for review',
  approved: 'Approved',
  rejected: 'Rejected',
  suspended: 'Suspended',
} as const;

export const SIGNUP_BEGUN_HOURS = 24;

export const ACCOUNTS_MESSAGES = {
  gone: 'This account does not exist any more.',
  notYourself: 'You cannot do this to your own account.',
  reasonMissing: 'Please say why: the owner is told.',
  suspendedAlready: 'This account is suspended already.',
  activeAlready: 'This account is not suspended any more.',
  suspended: 'The account is suspended, signed out everywhere, and its owner is told.',
  unsuspended: 'The account is open again and its owner is told.',
  sessionEnded: 'The device is signed out.',
  sessionGone: 'This device was signed out already.',
  sessionsGone: 'No device was signed in any more.',
  sessionsEnded: 'All devices are signed out.',
  othersEnded: 'All your other devices are signed out.',
  deleted: 'The account is deleted.',
  nobodySignsUp: 'Nobody has begun to sign up with this address today.',
} as const;

export const codeSent = (email: string): string => `A code is on its way to ${email}.`;
