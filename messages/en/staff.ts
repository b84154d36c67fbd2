/** Which language this is: where desks are not translated, it is not that of the page. */
export const language = 'en';
export const desks = {
  queue: 'Queue',
  reports: 'Reports',
  reviews: 'Reviews',
  inbox: 'Inbox',
  featured: 'Featured',
  import: 'Import',
  accounts: 'Accounts',
  claims: 'Claims',
  add: 'Add a profile',
  invitations: 'Invitations',
  mailings: 'Mailings',
  duplicates: 'Duplicates',
  searchWords: 'Search words',
  staff: 'Staff',
  log: 'Log',
  numbers: 'Numbers',
  settings: 'Settings',
  security: 'Security',
};
export const deskGroups = { daily: 'Every day', providers: 'Providers', site: 'The site' };
export const badge = 'Staff';
export const toTheSite = ', to the site';
export const administration = 'Administration';
export const sections = 'Sections';
export const more = 'More';
export const counted = { waiting: 'waiting', reports: 'open', messages: 'new', claims: 'open' };

export const show = 'Show';
export const pagesOf = (many: string) => `Pages of ${many}`;
export const unknownForm = 'This form is not known. Please load the page again.';
export const notSent = 'What you wrote, not sent';
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

export const exportList = 'Export this list';
export const listColumns = {
  action: 'Act',
  actor: 'Who',
  author: 'Author',
  createdAt: 'When',
  email: 'Email',
  from: 'From',
  headline: 'Occupation',
  kind: 'Kind',
  location: 'Place',
  means: 'Means',
  month: '30 days',
  name: 'Name',
  object: 'What about',
  phone: 'Phone',
  reason: 'Reason',
  reply: 'Reply',
  slug: 'Address',
  stars: 'Stars',
  state: 'State',
  status: 'Status',
  term: 'Word',
  text: 'Text',
  today: 'Today',
  topic: 'Topic',
  until: 'Until',
  week: '7 days',
  yesterday: 'Yesterday',
};
