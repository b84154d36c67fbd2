export const roles = { reviewer: 'Reviewer', editor: 'Editor', admin: 'Admin' };
/** What staff may do, in the words of the list of roles and of mails. */
export const duties = {
  approval: 'approve or reject profiles',
  reports: 'decide about reports',
  reviews: 'remove reviews',
  inbox: 'answer messages',
  'own security': 'set up their own second factor',
  featured: 'choose who is featured',
  'search words': 'teach the search new words',
  'adding profiles': 'add profiles for others',
  import: 'import profiles from files',
  invitations: 'invite providers',
  claims: 'decide about claims',
  duplicates: 'merge duplicates',
  accounts: 'find accounts and send codes',
  'account standing': 'sign out, suspend and delete accounts',
  staff: 'invite staff and change roles',
  settings: 'change settings',
  mailings: 'write to all providers',
  log: 'read the log',
  numbers: 'see the numbers',
};
export const also = (before: string) => `Like ${before}, and also:`;

export const title = (site: string) => `Join the staff of ${site}`;
export const about = 'Choose a password for your staff account.';
export const greeting = 'Good to have you.\nPull up a chair.';
export const invitedAs = (role: string, site: string) =>
  `You are invited to work on ${site}. Your role: ${role}.`;
export const password = 'Choose a password';
export const join = 'Join';
export const joining = 'Joining...';
export const nextStep =
  'The next step is a second factor: a code from an app on your phone. Have the phone with you.';
export const goneTitle = 'This invitation does not work any more';
export const gone = (days: number) =>
  `It was used, taken back, or is older than ${days} days. If you have joined already, log in. Otherwise ask whoever invited you to send it again.`;
export const logIn = 'Log in';
export const emailTaken =
  'There is an account with this email already. Ask for another invitation.';

export const mailSubject = (site: string) => `You are invited to the staff of ${site}`;
export const mailHeading = (site: string) => `Help us to look after ${site}`;
export const mailNews = (by: string, site: string, role: string) =>
  `${by} invites you to work on ${site}. Your role: ${role}. You will be able to:`;
export const mailButton = 'Join the staff';
export const mailLifetime = (days: number) => `The link works once, for ${days} days.`;
export const mailOtherwise =
  'If you do not know what this is about, ignore this mail: without the link, no account is made.';
export const mailBecause = (site: string) =>
  `Sent because an admin of ${site} entered this address.`;
export const staffBecause = (site: string) =>
  `Sent because this address is or was a staff account of ${site}.`;
export const roleSubject = (site: string) => `Your role on ${site} has changed`;
export const roleNews = (site: string, role: string) =>
  `From now on your role on ${site} is: ${role}. You can:`;
export const openDesks = 'Open your desks';
export const removedSubject = (site: string) => `Your staff account on ${site} is closed`;
export const removedNews = (site: string) =>
  `An admin closed your staff account on ${site}. All your devices are signed out. Thank you for your work.`;
export const withdrawnSubject = (site: string) => `Your invitation to ${site} was taken back`;
export const withdrawnNews = (site: string) =>
  `An admin took back your invitation to the staff of ${site}. The link in our earlier mail does not work any more.`;
