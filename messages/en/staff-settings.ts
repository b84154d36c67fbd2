export const title = 'Settings';
export const description = 'How the site presents itself, and by which rules.';
export const lead =
  'Everybody sees a change within two seconds. Each one is in the log and can be undone below.';
export const groups = {
  storm: 'Storm mode',
  identity: 'Name and contact',
  look: 'Colours and pictures',
  rules: 'Rules',
};
export const notes = {
  storm:
    'For a hurricane or a flood: every page shows a notice, and those who take emergency calls come first. It ends by itself.',
  identity:
    'In the header and footer, in mails, in the legal texts and wherever the site is named.',
  look: 'Each colour is measured before it is taken: letters in it, and white letters on it, must be readable.',
  rules: 'They hold from the moment you save them.',
};
export const names = {
  STORM_UNTIL: 'Storm mode lasts',
  STORM_TEXT: 'Notice in English',
  STORM_TEXT_ES: 'Notice in Spanish',
  STORM_TEXT_BZJ: 'Notice in Kriol',
  SITE_NAME: 'Name of the site',
  SITE_TAGLINE: 'Tagline in English',
  SITE_TAGLINE_ES: 'Tagline in Spanish',
  SITE_TAGLINE_BZJ: 'Tagline in Kriol',
  CONTACT_EMAIL: 'Contact email',
  CONTACT_PHONE: 'Contact phone',
  SOCIAL_FACEBOOK: 'Facebook',
  SOCIAL_INSTAGRAM: 'Instagram',
  SOCIAL_TIKTOK: 'TikTok',
  COLOR_MAIN: 'Main colour',
  COLOR_BUSINESS: 'Colour of businesses',
  SITE_LOGO: 'Logo',
  HERO_PICTURE: 'Picture on the home page',
  HERO_VIDEO: 'Video on the home page',
  REVIEW_POLICY: 'When a new profile is shown',
  ALLOWED_EMAIL_DOMAINS: 'Mail services that may sign up',
  FEATURED_FILL: 'Free places among the featured',
  FEATURED_MIN_REVIEWS: 'Reviews needed to be featured by turn',
  SITE_LANGUAGES: 'Languages',
};
export const hints = {
  STORM_UNTIL: 'From now on. You can end it earlier, or prolong it.',
  STORM_TEXT: 'Up to 240 characters.',
  STORM_TEXT_ES: 'Empty: the English one, where you have written one.',
  STORM_TEXT_BZJ: 'Empty: the English one, where you have written one.',
  SITE_NAME: '2 to 40 characters.',
  SITE_TAGLINE: 'One sentence below the title of the home page. Empty: ours.',
  SITE_TAGLINE_ES: 'Empty: the English one, where you have written one.',
  SITE_TAGLINE_BZJ: 'Empty: the English one, where you have written one.',
  CONTACT_EMAIL: 'Shown to everybody.',
  CONTACT_PHONE: 'As people should read it, with the code of the country.',
  SOCIAL_FACEBOOK: 'Your name there, or the whole address. A dash shows none.',
  SOCIAL_INSTAGRAM: 'Your name there, or the whole address. A dash shows none.',
  SOCIAL_TIKTOK: 'Your name there, or the whole address. A dash shows none.',
  COLOR_MAIN: 'As #0a6a61. Buttons, links and whatever is about specialists.',
  COLOR_BUSINESS: 'As #6f3ad6. Whatever is about businesses.',
  SITE_LOGO:
    'PNG, JPEG or WebP, up to 2MB; a PNG without ground looks best. Header, icons, shared pictures and posters follow. Mails carry no pictures and show the name.',
  HERO_PICTURE:
    'PNG, JPEG or WebP, up to 5MB, at least 1280 pixels wide. Our own video does not play over it; one of yours does.',
  HERO_VIDEO:
    'MP4 or WebM, up to 8MB; half a minute is plenty. It plays without sound, over the picture, once the page is loaded, and not for those who want less motion or less data.',
  REVIEW_POLICY:
    'Shown at once, it is looked at within 24 hours. Profiles that already wait go on waiting for a decision.',
  ALLOWED_EMAIL_DOMAINS: 'One in a line, as gmail.com. A single * allows all.',
  FEATURED_FILL:
    'Those that you choose at the featured desk always come first. The others go round among the best rated, most complete and freshest.',
  FEATURED_MIN_REVIEWS: '0 to 50. Those that you choose need none.',
  SITE_LANGUAGES: 'Addresses of a language that is off lead to the English page.',
};
export const policies = {
  after: 'At once',
  before: 'Once staff have approved it',
};
export const fills = {
  on: 'Go round',
  off: 'Stay empty',
};
export const always = 'always on';
export const fromEnvironment = (name: string) =>
  `Set by the environment variable ${name} of the server, which wins. It can be changed there.`;
export const save = 'Save';
export const saved = (count: number) =>
  count === 1 ? 'Saved: 1 change.' : `Saved: ${count} changes.`;
export const nothingChanged = 'Nothing was different.';
export const changedMeanwhile = (now: string) =>
  `Somebody else has changed this meanwhile. It is now: ${now}`;
export const ownDefault = 'our own';

export const tooShort = (min: number) => `Please enter at least ${min} characters.`;
export const tooLong = (max: number) => `Please enter at most ${max} characters.`;
export const oddCharacters = 'Please leave out quotation marks, angle brackets and backslashes.';
export const notAChoice = 'Please choose one of those offered.';
export const noEmail = 'Please enter an email address.';
export const noPhone = 'Please enter a phone number of digits, spaces, + ( ) - . and /.';
export const notOn = (host: string) =>
  `Please enter a name, or an address that begins with https:// on ${host}.`;
export const noDomains = 'Please enter domains such as gmail.com, at most 200, or a single *.';
export const noCount = (max: number) => `Please enter a whole number from 0 to ${max}.`;
export const noColour = 'Please enter a colour as # and six digits or letters a to f.';
export const tooPale = (ratio: string, instead: string) =>
  `Too pale to be read: its contrast is ${ratio}:1, and 4.5:1 is needed. ${instead} is the nearest shade that has it.`;

export const contrast = (ratio: string) => `Contrast ${ratio}:1`;
export const themes = { light: 'Light', dark: 'Dark' };
export const sample = 'Find a plumber';
export const pick = (name: string) => `Pick: ${name}`;
export const previewOf = (name: string) => `How it looks: ${name}`;

export const upload = 'Upload';
export const takeAway = (name: string) => `Back to our own: ${name}`;
export const fileNow = (name: string) => `${name}, as it is now`;
export const uploaded = 'Saved.';
const notSaved = {
  noRoom: 'The server has no room left, so nothing was changed. Please free some of its disk.',
  notNow: 'This could not be saved just now. Please try again in a moment.',
};
export const refusedPictures = {
  none: 'Please choose a picture first.',
  type: 'Please choose a PNG, JPEG or WebP. An SVG can carry scripts and is not taken.',
  size: 'This file is too large.',
  small: 'This picture is too small.',
  broken: 'This picture could not be read.',
  ...notSaved,
};
export const refusedFilms = {
  none: 'Please choose a video first.',
  type: 'Please choose an MP4 or WebM.',
  size: 'This file is too large.',
  broken: 'This video is not whole. Please export it again.',
  ...notSaved,
};

export const lastChanges = 'Last changes';
export const noChanges = 'Nobody has changed a setting yet.';
export const undo = 'Undo';
export const undone = 'Undone.';
export const cannotUndo = 'This was changed again since. Please look at the newest change.';
export const lostFile = 'This file is no longer kept. Please upload it again.';
export const wholeLog = 'All in the log';
export const firstSteps = 'First steps';

export const onThisPage = 'On this page';
export const stormOn = 'Switch storm mode on';
export const stormOff = 'Switch storm mode off';
export const stormIsOn = (until: string) => `Storm mode is on until ${until}.`;
export const stormIsOff = 'Storm mode is off.';
export const stormChange = 'Change text or end';
export const asItIs = (until: string) => `As it is: until ${until}`;
export const hours = (count: number) => (count < 48 ? `${count} hours` : `${count / 24} days`);
export const until = (moment: string) => `until ${moment}`;
export const off = 'off';
export const emptyStorm = 'Empty:';
export const stormTexts = 'Text of the notice';
