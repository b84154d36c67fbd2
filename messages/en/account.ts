export const account = 'Account';
export const about = 'Your login, your devices, and what we keep about you.';
export const staffLead = 'How you sign in, and where.';
export const lead = 'How you sign in, who sees you, and what we keep.';
export const onThisPage = 'On this page';
export const loginEmail = 'Login email';
export const workEmail = 'Work email';
export const password = 'Password';
export const devices = 'Devices';
export const visibility = 'Profile visibility';
export const downloadData = 'Download my data';
export const deleteAccount = 'Delete my account';
export const yourPassword = 'Your password';
export const sending = 'Sending...';

export const signInBefore = 'You sign in with';
export const signInAfter = '. Visitors do not see this address.';
export const newEmail = 'New email';
export const newEmailHint = 'We send a code there. Nothing changes before you enter it.';
export const sendCode = 'Send code';
export const confirming = 'Confirming...';
export const confirm = 'Confirm';
export const codeSent = 'Verification code sent! Check your email.';
export const codeGone = 'Your code has expired. Please start again.';
export const emailChanged = (email: string) =>
  `Your login email is now ${email}. All other devices were signed out.`;

export const confirmed = 'Confirmed';
export const notConfirmed = 'Not confirmed yet';
export const messagesGoTo = 'Messages from visitors go to';
export const profileShows = 'Your profile shows';
export const untilConfirmed =
  '. Until you confirm that it is yours, messages from visitors go to your login email,';
export const showsNone =
  'Your profile shows no work email. Messages from visitors go to your login email,';
export const addOneIn = '. You can add one in';
export const yourProfile = 'your profile';
export const confirmAddress = 'Confirm this address';
export const noWorkEmail = 'Your profile shows no work email.';
export const workEmailKnown = 'This address is confirmed already.';
export const workEmailChanged =
  'Your profile shows another work email by now. Please confirm that one.';
export const workEmailConfirmed = (email: string) => `Visitors’ messages now go to ${email}.`;

export const passwordNote = 'A new password signs out all your other devices.';
export const currentPassword = 'Current password';
export const newPassword = 'New password';
export const changing = 'Changing...';
export const changePassword = 'Change password';
export const passwordChanged = 'Your password was changed. All other devices were signed out.';

export const devicesNote = (country: string) =>
  `Where you are signed in. If there is a device that you do not know, sign it out and change your password. Times are those of ${country}.`;
export const thisDevice = 'This device';
export const unknownDevice = 'Unknown device';
export const aBrowser = 'A browser';
export const browserOn = (browser: string, system: string) => `${browser} on ${system}`;
export const signedIn = 'Signed in';
export const lastSeen = 'Last seen';
export const signOut = 'Sign out';
export const signingOut = 'Signing out...';
export const signOutOthers = 'Sign out all other devices';
export const deviceSignedOut = 'The device was signed out.';
export const othersSignedOut = 'All other devices were signed out.';
export const deviceUnknown = 'This device is signed out already.';

export const since = 'since';
export const seeProfile = 'See my profile';
export const showing = 'Showing...';
export const showAgain = 'Show my profile again';
export const pausing = 'Pausing...';
export const pause = 'Pause my profile';
export const paused = 'Paused';
export const pausedMeaning =
  'Nobody but you can see your profile. Everything is kept, reviews and pictures too, until you show it again.';
export const visible = 'Visible to everyone';
export const visibleMeaning =
  'People find you in the search and at your address. A paused profile disappears from both at once, and comes back as it was when you wish.';
export const waiting = 'Waiting for review';
export const waitingMeaning =
  'Our staff look at your profile first. Once it is approved, everyone can see it.';
export const takenDown = 'Taken down';
export const takenDownMeaning =
  'Our staff have taken your profile down. The reason stands in your profile editor.';
export const profilePaused = 'Your profile is paused.';
export const profileVisible = 'Your profile is visible again.';
export const profileResumed = 'Your profile is no longer paused.';
export const staffHaveNone = 'Staff accounts have no profile.';

export const dataAll = 'Everything we keep about you, in one zip file:';
export const dataAccount = 'Your account and your devices';
export const dataProfile = 'Your profile with its earlier versions, and the reviews about it';
export const dataFiles = 'Your pictures and your video as files';
export const dataNote = 'The texts are in kanek.json, which any text editor opens.';
export const preparing = 'Preparing...';
export const inDownloads = (file: string) => `${file} is in your downloads.`;

export const deleteAll = 'At once and for good, all of this goes:';
export const deleteProfile = 'Your profile, and its place in the search';
export const deletePictures = 'Your pictures and your video';
export const deleteReviews = 'The reviews about you';
export const deleteLogin = 'Your login, on every device';
export const pauseInstead = 'If you only need a break, pause your profile instead.';
export const wantDelete = 'I want to delete my account';
export const keepAccount = 'Keep my account';
export const cannotUndo = 'This cannot be undone, not even by us.';
export const typeWord = (word: string) => `Type ${word}`;
export const typeToConfirm = (word: string) => `Type ${word} to confirm.`;
export const deleting = 'Deleting...';
export const deleteForGood = 'Delete my account for good';
export const deleted = 'Your account was deleted.';
export const deletedNote =
  'We have sent a mail that confirms it. You are welcome to come back at any time.';
export const goHome = 'Go to the home page';

export const mailings = 'News by mail';
export const mailingsOn = 'You get news by mail';
export const mailingsOff = 'You get no news by mail';
export const mailingsNote =
  'Now and then we write to providers about what is new here. Codes, messages of visitors and answers to you arrive in any case.';
export const stopMailings = 'Stop the news';
export const getMailings = 'Get the news';
export const mailingsStopped = 'You get no more news by mail.';
export const mailingsBack = 'You get our news by mail again.';
