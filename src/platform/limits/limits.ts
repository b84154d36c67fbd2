const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export interface Limit {
  name: string;
  times: number;
  seconds: number;
}

const limit = (name: string, times: number, seconds: number): Limit => ({ name, times, seconds });

/** Every limit of the site. What is counted, client, address or account, is said where it is spent. */
export const LIMITS = {
  lookupsPerClient: [limit('lookup-minute', 20, MINUTE), limit('lookup-day', 100, DAY)],
  /** With five tries for each code this is also what keeps anybody from guessing: 25 a day. */
  codesPerEmail: [
    limit('code-minute', 1, MINUTE),
    limit('code-hour', 3, HOUR),
    limit('code-day', 5, DAY),
  ],
  /** Typed in another browser than the one that asked: by client, and by email for all clients together. */
  triesElsewhere: [limit('code-elsewhere', 5, HOUR)],
  triesElsewhereOfAll: [limit('code-elsewhere-all', 25, DAY)],
  codesPerClient: [limit('code-client', 10, HOUR)],
  /** Trips when something is wrong with the whole site, long before our mail service would think so. */
  codesOfAll: [limit('code-all', 1_000, HOUR)],
  signInsPerAccount: [limit('sign-in-account', 5, 15 * MINUTE)],
  /** By strangers, from wherever they come: over it each client has one try an hour, and the owner's browsers all. */
  signInsAnywhere: [limit('sign-in-anywhere', 30, HOUR)],
  signInsUnderAttack: [limit('sign-in-under-attack', 1, HOUR)],
  signInsPerClient: [limit('sign-in-client', 30, HOUR)],
  /** Each is told by mail, and mails wait in one line. */
  passwordChangesPerAccount: [limit('password-change', 5, HOUR)],
  /** Of the own password, on an open device: also right ones, as each takes its time to look at. */
  ownPasswordsPerAccount: [limit('own-password', 60, HOUR)],
  secondFactorTries: [limit('second-factor', 5, 15 * MINUTE), limit('second-factor-day', 30, DAY)],
  /** A code of an authenticator app is good once, for as long as clocks may differ. */
  secondFactorSteps: [limit('second-factor-step', 1, 5 * MINUTE)],
  /** By whoever of the staff invites, and of all who follow such a link. */
  staffInvitations: [limit('staff-invitation', 20, HOUR), limit('staff-invitation-day', 60, DAY)],
  joinsPerClient: [limit('join-client', 20, HOUR)],
  signupsPerClient: [limit('signup-client', 10, HOUR)],
  /** Forms with files: counted before their first byte is read. */
  uploadsPerClient: [limit('upload-client', 240, HOUR)],
  uploadsPerAccount: [limit('upload-account', 120, HOUR), limit('upload-account-day', 600, DAY)],
  videosPerAccount: [limit('video-account', 10, HOUR), limit('video-account-day', 30, DAY)],
  exportsPerAccount: [limit('export', 5, HOUR)],
  /** Each is drawn anew. */
  postersPerAccount: [limit('poster', 30, HOUR)],
  testMailsPerAccount: [limit('test-mail', 10, HOUR)],
  contactPerClient: [limit('contact-client', 5, HOUR)],
  contactPerEmail: [limit('contact-email', 3, HOUR)],
  messagesPerClient: [limit('message-client', 5, HOUR), limit('message-client-day', 20, DAY)],
  messagesPerEmail: [limit('message-email', 5, HOUR), limit('message-email-day', 20, DAY)],
  messagesPerProvider: [
    limit('message-provider', 15, HOUR),
    limit('message-provider-day', 60, DAY),
  ],
  reportsPerClient: [limit('report-client', 10, HOUR), limit('report-client-day', 30, DAY)],
  /** By email they are limited with the codes that they need. */
  reviewsPerClient: [limit('review-client', 5, HOUR)],
  /** Those that are published: each is told to the provider by mail. */
  reviewsPerProfile: [limit('review-profile', 10, HOUR), limit('review-profile-day', 30, DAY)],
  /** Codes that staff tell or print: so long that these only keep programs away. */
  claimTriesPerClient: [limit('claim-try', 10, HOUR), limit('claim-try-day', 30, DAY)],
  /** Over it each client has one try an hour, so that strangers end nobody's code. */
  claimTriesPerProfile: [limit('claim-try-profile', 1_000, DAY)],
  claimTriesUnderAttack: [limit('claim-try-under-attack', 1, HOUR)],
  /** By email they are limited with the codes that they need. */
  claimsPerClient: [limit('claim-client', 5, DAY)],
  /** Numbers that were asked for from cards. */
  numbersPerClient: [limit('number-minute', 20, MINUTE), limit('number-day', 200, DAY)],
  /** Counted in memory: reads of profiles by the API. */
  readsPerClient: [limit('reads-client', 120, MINUTE)],
  /** The same of suggestions: a fast typist asks for four in a second. */
  suggestionsPerClient: [limit('suggestions-client', 240, MINUTE)],
  facetsPerClient: [limit('facets-client', 240, MINUTE)],
  /** The same of assistants, which ask for many people from one address. */
  mcpPerClient: [limit('mcp-client', 120, MINUTE)],
  /** Counted in memory. Many visitors may share one address, so there is room for a whole village. */
  eventsPerClient: [limit('events-client', 300, MINUTE)],
} satisfies Record<string, [Limit, ...Limit[]]>;

const MEGABYTE = 1024 * 1024;

/** What has come of requests that are not answered yet. One client may send a video and a form with pictures. */
export const HELD_BYTES = {
  forms: { all: 32 * MEGABYTE, each: 4 * MEGABYTE },
  uploads: { all: 96 * MEGABYTE, each: 64 * MEGABYTE },
};

/** A page that is loaded again sends its form again: the same words to the same provider, or to us, go out once. */
export const SAME_MESSAGE = limit('same-message', 1, HOUR);
