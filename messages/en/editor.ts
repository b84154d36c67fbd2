export const specialistDescription = 'Specialists look after their profile here.';
export const businessDescription = 'Businesses look after their profile here.';
export const needsJavaScript =
  'Editing needs JavaScript: please switch it on and load this page again.';
export const leaveQuestion = 'Leave without saving?';
export const leaveWarning = 'What you changed since the last save would be lost.';
export const stay = 'Stay here';
export const leave = 'Leave without saving';
export const show = 'Show';
export const edit = 'Edit';
export const preview = 'Preview';
export const previewHeading = 'Preview of your public page';
export const previewLost = 'The preview could not be loaded.';

export const completeness = 'Completeness';
export const nextBestStep = 'Next best step:';
export const everythingThere = 'Everything is there.';
export const addPortrait = 'Add a profile picture';
export const addBanner = 'Add a wide picture for the top of your page';
export const addShowcase = 'Add pictures of your work';
export const addWorkEmail = 'Add a work email';
export const addVideo = 'Add a video';
export const writeMore = (label: string) => `Write more under “${label}”`;

export const whatsappSwitch = 'Visitors may write to me on WhatsApp';
export const whatsappShown =
  'Your profile shows a WhatsApp button that opens a chat with the number above.';
export const whatsappNeedsMobile = (country: string, starts: readonly string[]) =>
  `WhatsApp needs a mobile number: in ${country} they begin with ${new Intl.ListFormat('en', { type: 'disjunction' }).format(starts)}.`;
export const workEmailShown = 'Shown on your profile, so that visitors can write to you.';
export const workEmailConfirmed =
  'Confirmed. Shown on your profile; messages from visitors go here.';
export const workEmailNotConfirmed =
  'Not confirmed yet: messages from visitors go to your login email.';
export const confirmIt = 'Confirm it';
export const invalidEmail = 'Invalid email.';
export const currentPicture = 'Your current picture';

export const facts = 'Facts';
export const factsNote = 'What people want to know before they call. All of it is optional.';
export const hoursHint = 'Choose what is nearest, then change single days.';
export const mondayToFriday = 'Mon–Fri 8–5';
export const mondayToSaturday = 'Mon–Sat 8–5';
export const everyDay = 'Every day 8–6';
export const alwaysOpen = 'Always open';
export const closed = 'Closed';
export const opens = (day: string, which: string) => `${day} opens${which}`;
export const closes = (day: string, which: string) => `${day} closes${which}`;
export const midnight = 'midnight';
export const afterMidnight = (day: string) => `${day}, after midnight`;
export const closesOn = (day: string, time: string) => `Closes on ${day}, at ${time}.`;
export const addTime = (day: string) => `Add a time on ${day}`;
export const removeTime = (which: number, day: string) => `Remove time ${which} of ${day}`;
export const copyMonday = 'Copy Monday to every day';
export const byAppointment = 'By appointment';
export const openOnHolidays = 'Open on public holidays';
export const closedUntil = 'Closed until';
export const closedUntilHint = 'On holiday or under repair? The day on which you open again.';
export const otherToday = 'Other hours today';
export const otherTodayHint =
  'A storm, an errand? They hold for today alone, and visitors see that they have changed.';
export const per = 'Per';
export const languagesHint = 'What you speak with customers.';
export const areasHint = 'Where you go besides your own place.';
export const allOf = (country: string) => `All of ${country}`;
export const noneOfThem = 'None of them';
export const emergency = 'Emergency calls';
export const emergencyHint = 'Customers may call at any hour when it cannot wait.';
export const sinceYear = (since: string) => `${since} (year)`;
export const sinceHint = 'When you started, such as 2009.';

export const videoHeading = 'Video';
export const videoNote =
  'Optional. Show yourself at work, your place or your team, in a minute or two.';
export const cancelUpload = 'Cancel the upload';
export const uploadedVideo = 'Your uploaded video';
export const replace = 'Replace';
export const remove = 'Remove';
export const theVideo = 'the video';
export const videoLink = 'Video link';
export const uploadVideo = 'Upload a video';
export const videoFile = (megabytes: number) =>
  `Or a file of your own: .mp4 or .webm, up to ${megabytes} MB.`;
export const playedFrom = (site: string) => `Visitors can play it from ${site}.`;
export const linkedTo = (site: string) =>
  `It cannot be played here: visitors get a link to ${site}.`;
export const videoHint =
  'From YouTube, Vimeo, Facebook or TikTok, an .mp4, .webm or .ogg file, or any page that shows it.';
export const video =
  'Please enter a link that everybody can open, starting with https://, for example to a video on YouTube.';
export const videoFailed = 'The video could not be sent. Please try again.';
export const videoSignedOut =
  'You are signed out. Log in again in another tab, then choose the video again.';

export const login = 'Login';
export const loginNote = 'For you alone: visitors do not see it.';
export const loginEmail = 'Login email';
export const changeItIn = 'To change it, go to';
export const yourAccount = 'your account';

export const save = 'Save changes';
export const saving = 'Saving…';
export const unsaved = 'Unsaved changes';
export const allSaved = 'All changes saved';
export const blocked = 'Fix validation errors before saving.';
export const saved = 'Profile updated successfully!';
export const failed = 'Failed to update profile.';
export const unchanged = 'There is nothing new to save.';
export const connection = 'Nothing you typed is lost. Check your connection and save again.';
export const expired =
  'You are signed out. Nothing you typed is lost: log in again in a new tab, come back here and save.';
export const stranger =
  'You are signed in as somebody else now. Log in to the account of this profile in another tab, then save.';
export const logIn = 'Log in (opens a new tab)';
export const pictureGone = 'A picture that was removed elsewhere could not be kept.';
export const conflict =
  'This profile was changed somewhere else since you opened it. Nothing you typed is lost: look at the newer version, or save yours over it.';
export const lookAtNewer = 'Look at the newer version';
export const saveMine = 'Save mine anyway';
export const newerHeading = 'The newer version';
export const differences = 'This is where the two versions differ.';
export const identical = 'Both versions say the same by now.';
export const takeNewer = 'Take the newer version';
export const goOnWithMine = 'Go on editing mine';
export const newer = 'Newer version';
export const yours = 'Yours';
export const nothing = 'Nothing';
export const whatsapp = 'WhatsApp';
export const on = 'On';
export const off = 'Off';
export const aside = 'You are looking at the newer version. What you typed is kept aside.';
export const bringMineBack = 'Bring mine back';
export const textLanguages = 'Languages of your texts';
export const textLanguagesNote =
  'Visitors read your texts in their own language first, if you have written them in it.';
export const writtenInHint =
  'So that they are read aloud as they should sound. Choose it to add another language.';
export const recognised = 'Recognised from the texts';
export const addIn = (language: string) => `Add these texts in ${language}`;
export const removeIn = (language: string) => `Remove ${language}`;
export const claimed = 'The profile is yours. Welcome! Look it through and change what you like.';
