export const title = 'Log';
export const description = 'Every act of staff.';
export const lead = (country: string) =>
  `Every act of staff, newest first. Entries cannot be changed or removed. Times are ${country} time.`;
export const filter = 'Filter the log';
export const who = 'Who';
export const everybody = 'Everybody';
export const whatAbout = 'What about';
export const everything = 'Everything';
export const day = 'Day';
export const entries = (count: number) => (count === 1 ? '1 entry' : `${count} entries`);
export const showMoreThan = (object: string) => `Show more than ${object}`;
export const none = 'No entries';
export const noneHint = 'Nothing was done that fits.';
export const showAll = 'Show the whole log';
export const pages = 'Pages of the log';
export const nothing = 'nothing';
export const yes = 'yes';
export const no = 'no';

export const kinds = {
  account: 'account',
  claim: 'claim',
  message: 'message',
  profile: 'profile',
  review: 'review',
  search: 'search',
  signup: 'signup',
  staff: 'staff',
  synonym: 'synonym',
  trade: 'trade',
};
export const acts = {
  accept: 'accept',
  add: 'add',
  'add-phrase': 'add phrase',
  answer: 'answer',
  approve: 'approve',
  change: 'change',
  'change-role': 'change role',
  claim: 'claim',
  'claim-code': 'claim code',
  close: 'close',
  delete: 'delete',
  dismiss: 'dismiss',
  'dismiss-reports': 'dismiss reports',
  'end-sessions': 'end sessions',
  feature: 'feature',
  invite: 'invite',
  join: 'join',
  'move-featured': 'move featured',
  note: 'note',
  'put-back': 'put back',
  'recovery-codes': 'recovery codes',
  refuse: 'refuse',
  reject: 'reject',
  remove: 'remove',
  reopen: 'reopen',
  revoke: 'take back invitation',
  'second-factor': 'second factor',
  'send-again': 'send again',
  'send-code': 'send code',
  'send-reset-code': 'send reset code',
  suspend: 'suspend',
  'take-away': 'take away',
  'take-down': 'take down',
  'take-phrase': 'take phrase',
  'time-featured': 'time featured',
  undo: 'undo',
  unfeature: 'unfeature',
  unsuspend: 'unsuspend',
  'uphold-reports': 'uphold reports',
};
export const names = {
  act: 'act',
  answer: 'answer',
  authorName: 'author name',
  by: 'by',
  category: 'category',
  count: 'count',
  createdAt: 'created at',
  decidedAt: 'decided at',
  email: 'email',
  endsAt: 'ends at',
  kind: 'kind',
  language: 'language',
  listed: 'listed',
  means: 'means',
  miss: 'miss',
  name: 'name',
  notes: 'notes',
  phrase: 'phrase',
  place: 'place',
  position: 'position',
  profile: 'profile',
  profileId: 'profile id',
  published: 'published',
  reason: 'reason',
  recoveryCodes: 'recovery codes',
  removedReason: 'removed reason',
  reply: 'reply',
  reports: 'reports',
  revisionId: 'revision id',
  role: 'role',
  secondFactor: 'second factor',
  session: 'session',
  stars: 'stars',
  startsAt: 'starts at',
  state: 'state',
  status: 'status',
  term: 'term',
  text: 'text',
  trade: 'trade',
  version: 'version',
  wasPending: 'was pending',
};
/** What a kind, a session, a state or the second factor can be. */
export const values = {
  accepted: 'accepted',
  active: 'active',
  admin: 'admin',
  all: 'all',
  'another device': 'another device',
  answered: 'answered',
  approved: 'approved',
  business: 'business',
  bzj: 'Kriol',
  closed: 'closed',
  code: 'code',
  dismissed: 'dismissed',
  editor: 'editor',
  en: 'English',
  es: 'Spanish',
  email: 'email',
  new: 'new',
  off: 'off',
  on: 'on',
  open: 'open',
  pending: 'pending',
  published: 'published',
  refused: 'refused',
  rejected: 'rejected',
  removed: 'removed',
  reviewer: 'reviewer',
  specialist: 'specialist',
  staff: 'staff',
  suspended: 'suspended',
  upheld: 'upheld',
};
