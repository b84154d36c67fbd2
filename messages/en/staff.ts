export const desks = {
  queue: 'Queue',
  reports: 'Reports',
  reviews: 'Reviews',
  inbox: 'Inbox',
  featured: 'Featured',
  accounts: 'Accounts',
  claims: 'Claims',
  add: 'Add a profile',
  invitations: 'Invitations',
  mailings: 'Mailings',
  searchWords: 'Search words',
  staff: 'Staff',
  log: 'Log',
  numbers: 'Numbers',
  settings: 'Settings',
  security: 'Security',
};
export const badge = 'Staff';
export const toTheSite = ', to the site';
export const administration = 'Administration';
export const sections = 'Sections';
export const more = 'More';
export const counted = { waiting: 'waiting', reports: 'open', messages: 'new', claims: 'open' };

export const show = 'Show';
export const pagesOf = (many: string) => `Pages of ${many}`;
export const unknownForm = 'This form is not known. Please load the page again.';
export const gone = 'This does not exist any more.';
export const notYourRole = 'Your role does not include this. An admin can do it.';
export const refused = (role: string) =>
  `That page is not part of your role (${role}). An admin can give you another.`;
export const lastAdmin =
  'There must always be an admin who can sign in. Make somebody else one first.';

export const lessThanAMinute = 'less than a minute';
export const minutes = (count: number) => (count === 1 ? '1 minute' : `${count} minutes`);
export const hours = (count: number) => (count === 1 ? '1 hour' : `${count} hours`);
export const days = (count: number) => (count === 1 ? '1 day' : `${count} days`);
