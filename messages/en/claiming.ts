export const titleOf = {
  specialist: (name: string) => `Are you ${name}?`,
  business: (name: string) => `Is ${name} yours?`,
};
export const description = (site: string) => `Take over a profile that ${site} has added.`;
export const notFound = 'Profile not found';
export const intro = (site: string) =>
  `The ${site} team added this profile. Show that it is yours, and it is: you change what it says, and messages reach you. It costs nothing.`;

export const lost = 'That took too long, so we have to begin again. Nothing has changed.';
export const byEmail = 'By email';
export const byEmailNote = (email: string) =>
  `We send a code to ${email}, which stands on the profile.`;
export const sendCode = 'Send the code';
export const sending = 'Sending...';
export const byClaimCode = 'By a code from us';
export const byClaimCodeNote =
  'Our staff tell it in a call to the number on the profile, or send it as a letter.';
export const claimCode = 'Code from a call or a letter';
export const claimCodeHint = (length: number) => `${length} digits`;
export const claimCodeWrong = (length: number) =>
  `This is not the code of this profile, or it is too old. It has ${length} digits.`;
export const goOn = 'Go on';
export const checking = 'Checking...';
export const noCode = 'I have no code, and no mail reaches me';
export const noCodeNote =
  'Tell us how we can see that the profile is yours. Somebody of our staff looks at it and answers by mail.';
export const yourName = 'Your name';
export const yourEmail = 'Your email';
export const yourEmailHint = 'We send a code to it. With this email you will log in.';
export const words = 'How can we see that it is yours?';
export const wordsField = 'Your answer';
export const wordsHint = 'For example a website that names you, or when we can call the number.';
export const takeDown = 'I do not want to be listed here';
export const takeDownNote = (email: string) =>
  `We send a link to ${email}. It opens a page where you confirm it; the profile is then gone at once.`;
export const takeDownAsk =
  'There is no email on this profile. Write to us, and our staff take it down.';
export const takeDownElse = 'Does this email not reach you?';
export const sendLink = 'Send the link';
export const writeToUs = 'Write to us';

export const enterCode = 'Enter it to show that the profile is yours.';
export const loginTitle = 'With which email will you log in?';
export const loginNote = 'Visitors do not see it. We send a code to it.';
export const proveTitle = 'Prove your email';
export const passwordTitle = 'Choose a password';
export const passwordNote = (email: string) => `You will log in with ${email}.`;
export const password = 'Password';
export const claim = 'Claim the profile';
export const claiming = 'Claiming...';
export const startOver = 'Start over';

export const toldTitle = 'Thank you, we look at it';
export const toldText =
  'Somebody of our staff decides and answers by mail, usually within two days.';
export const linkTitle = 'The link is on its way';
export const linkText = (days: number) =>
  `It works for ${days} days. If nothing comes, look into your spam folder or write to us.`;
export const backToProfile = 'Back to the profile';
export const claimedTitle = 'This profile has an owner';
export const claimedText =
  'Somebody has claimed it and looks after it. Is it yours? Log in. Is something wrong? Write to us.';
export const logIn = 'Log in';

export const emailHasAccount =
  'This email has an account already. Please take another one: each profile has its own login.';
export const proofGone =
  'What showed that this profile is yours does not hold any more. Please start over.';
export const gone = 'This profile is not here any more.';
export const claimedMeanwhile =
  'Somebody has claimed this profile in the meantime. Please write to us.';

export const takeDownTitle = 'Take the profile down';
export const takeDownDescription = 'Have a profile taken down.';
export const takeDownQuestion = (name: string, site: string) =>
  `Shall ${name} no longer be listed on ${site}?`;
export const takeDownEffect =
  'The profile is gone for everybody at once. If you change your mind, write to us.';
export const takeDownNow = 'Take it down';
export const takingDown = 'Taking it down...';
export const ratherClaim = 'Claim it instead';
export const downTitle = 'The profile is taken down';
export const downText = (name: string) =>
  `${name} is not listed any more. Thank you for telling us.`;
export const linkWrong = 'This link is not complete';
export const linkWrongText = 'It may have been cut off. Open it again from the mail.';
export const linkOld = 'This link does not work any more';
export const linkOldText =
  'It was used, a newer mail has taken its place, or the profile has an owner by now.';
export const goHome = 'To the home page';
