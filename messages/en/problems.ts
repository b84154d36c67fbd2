export const unexpected = 'Something went wrong';
export const unavailable = 'We are catching our breath. Please try again in a moment.';
export const noRoomLeft =
  'There is no room left to save this. Nothing was changed. Please try again later.';
export const filesAway =
  'Pictures and videos cannot be reached at the moment. Please try again shortly.';
export const addressTooLong = 'This address is too long.';
export const otherSite = 'This request did not come from a page of this site.';
export const tooMuchAtOnce = 'That is more than can be sent at once.';
export const tooSlow = 'The request took too long. Please try again.';
export const sendingTooMuch = 'You are sending too much at once. Please try again in a moment.';
export const tooMuchJustNow = 'Too much is being sent just now. Please try again in a moment.';
export const tooManySearches = 'Too many searches. Please try again in a minute.';
export const tooManyInSeconds = (wait: number) =>
  `Too many attempts. Please try again in ${wait} ${wait === 1 ? 'second' : 'seconds'}.`;
export const tooManyInMinutes = (wait: number) =>
  `Too many attempts. Please try again in ${wait} minutes.`;
export const tooManyInHours = (wait: number) =>
  `Too many attempts. Please try again in ${wait} hours.`;
export const loginFirst = 'Please log in first.';
export const otherKind = 'This is not for your kind of account.';
export const otherRole = 'Your role does not include this.';
export const secondFactorFirst = 'Please set up your second factor first.';
export const staffAlone = 'This is for staff alone.';
export const otherAccount =
  'You are logged in to another account now. Load this page again to go on with that one.';
export const noProfile = 'This account has no profile.';
export const noSuchProfile = 'There is no such profile.';
export const noNumber = 'There is no number to be had.';
export const wrongLogin = 'Invalid email or password.';
export const wrongPassword = 'This is not your password.';
export const samePassword = 'This is the password that you have. Choose another one.';
export const resetFailed = 'Error resetting password.';
export const emailMissing = 'Email is required.';
export const emailTaken = 'Email is already in use.';
export const emailUnverified = 'Please verify your email first.';
export const codeInvalid = 'Invalid verification code.';
export const codeExpired = 'This code has expired. Please ask for a new one.';
export const codeTriedTooOften =
  'That was the wrong code too many times. Please ask for a new one.';
export const pictureMissing = 'A picture is missing. Please choose it again.';
export const picturePixels = 'This picture has more than 40 million pixels.';
export const pictureSide = 'This picture is more than 12,000 pixels wide or high.';
export const pictureUnreadable = 'This file could not be read as a picture.';
export const videoType = 'Please choose an .mp4 or .webm video.';
export const unknownForm = 'This form is not known.';
export const tooFast = (button: string) => `That was very quick. Please press ${button} once more.`;
export const tooOld = (button: string) =>
  `This page has been open for a long time. Please press ${button} once more.`;
export const trapped = (button: string) =>
  `A field that people do not see was filled in. Please press ${button} once more.`;
export const decidedByOther = (email: string, done: string) =>
  `${email} was faster: the profile was ${done}.`;
