export const title = 'Numbers of the day';
export const description = 'How the directory is doing.';
export const asOf = 'As of';
export const dayBegins = (country: string) => `A day begins at midnight in ${country}.`;
export const waiting = 'waiting for review';
export const oldestFor = (age: string) => `The oldest for ${age}`;
export const openReports = 'open reports';
export const unanswered = 'unanswered messages';
export const caption = 'What happened today, yesterday, and in the last 7 and 30 days';
export const what = 'What';
export const dayByDay = 'Day by day';
export const periods = { today: 'Today', yesterday: 'Yesterday', week: '7 days', month: '30 days' };
export const counted = {
  signups: { label: 'Signups', note: 'New accounts' },
  waiting: { label: 'Waiting', note: 'Sent in that day, not decided yet' },
  approved: { label: 'Approved', note: 'Profiles and changes' },
  searches: { label: 'Searches', note: 'By people, found or not' },
  appearances: { label: 'Search appearances', note: 'How often profiles were shown in results' },
  misses: { label: 'Searches in vain', note: 'Words last looked for that day' },
  views: { label: 'Profile views', note: 'Without bots' },
  taps: { label: 'Taps', note: 'On call, WhatsApp and email' },
  letters: { label: 'Messages to providers', note: 'Through the site' },
  reviews: { label: 'Reviews', note: 'Written that day' },
  messages: { label: 'Messages to us', note: 'Through the contact form' },
  reports: { label: 'Reports', note: 'On profiles and reviews' },
};
export const approvalMedian = { label: 'Time to approval, median', note: 'Half waited less' };
export const approvalSlowest = { label: 'Time to approval, slowest', note: 'We promise 24 hours' };
export const nothingOf = (names: string) => `Nothing in the last 30 days: ${names}.`;
export const nothingYet = 'Nothing to count yet';
export const howItBegins = 'Numbers come with the first profiles and their visitors.';
export const toImport = 'Import a list';
export const toInvite = 'Invite providers';
export const none = 'None';
