export const descriptor = (country: string) => `${country}'s local services directory`;
export const localTime = (when: string, country: string) => `${when} (${country} time)`;
export const wasItYou = 'Was it you? Then there is nothing to do.';
export const notYou =
  'If it was not you, choose a new password now. That also signs out every device that is signed in to your account.';
export const chooseNewPassword = 'Choose a new password';
export const seeYourProfile = 'See your profile';
export const editYourProfile = 'Edit your profile';
export const seeTheProfile = 'See the profile';
export const mistake = (address: string) => `You think this is a mistake? Write to ${address}.`;
export const hasAccount = (site: string) => `Sent because this address has an account on ${site}.`;
export const hasProfile = (site: string) => `Sent because this address has a profile on ${site}.`;
export const wroteReview = (site: string) =>
  `Sent once, because this address wrote a review on ${site}.`;

const isYourCode = (code: string, site: string) => `${code} is your ${site} verification code`;
export const codes = {
  signup: {
    subject: isYourCode,
    heading: 'Confirm your email',
    ask: (site: string) => `Enter this code on ${site} to finish signing up.`,
    otherwise: 'If you did not sign up, ignore this mail: without the code, no account is made.',
  },
  password_reset: {
    subject: (code: string, site: string) => `${code} is your code to reset your ${site} password`,
    heading: 'Reset your password',
    ask: () => 'Enter this code together with your new password.',
    otherwise: 'If you did not ask for this, ignore this mail: your password stays as it is.',
  },
  email_change: {
    subject: (code: string, site: string) =>
      `${code} is your code to confirm your new ${site} email`,
    heading: 'Confirm your new email',
    ask: (site: string) => `Enter this code on ${site} to sign in with this address from now on.`,
    otherwise: 'If you did not ask for this, ignore this mail: nothing changes.',
  },
  review: {
    subject: isYourCode,
    heading: 'Confirm your review',
    ask: (site: string) => `Enter this code on ${site} to publish your review.`,
    otherwise: 'If you did not write a review, ignore this mail: nothing is published.',
  },
  work_email: {
    subject: (code: string, site: string) =>
      `${code} is your code to confirm your work email on ${site}`,
    heading: 'Confirm your work email',
    ask: (site: string) => `Enter this code on ${site} to get visitors’ messages at this address.`,
    otherwise: 'If you did not ask for this, ignore this mail: nothing is sent to you.',
  },
  claim: {
    subject: isYourCode,
    heading: 'Claim your profile',
    ask: (site: string) =>
      `Enter this code on ${site} to claim the profile that you are looking at.`,
    otherwise: 'If you did not ask for this, ignore this mail: nothing changes.',
  },
};
export const codeLifetime = (minutes: number) => `It works once, for ${minutes} minutes.`;
export const orOpenPage = 'Or open the page with the code already filled in:';
export const neverAsked = (site: string) => `Nobody from ${site} will ever ask you for this code.`;
export const addressEntered = (email: string, site: string) =>
  `Sent to ${email} because somebody entered this address on ${site}.`;

export const welcomeSubject = (site: string, name: string) => `Welcome to ${site}, ${name}`;
export const welcomeHeading = (name: string) => `Welcome aboard, ${name}!`;
export const live = (hours: number) =>
  `Your profile is live and searchable. Our staff review it within ${hours} hours.`;
export const waiting = (hours: number) =>
  `Our staff review your profile within ${hours} hours. Until then only you can see it.`;
export const specialistReady = (site: string) => `Your specialist account on ${site} is ready.`;
export const businessReady = (site: string) => `Your business account on ${site} is ready.`;
export const helpChoosing =
  'A picture, a few showcase photos and a current phone number help people to choose. You can change everything whenever you like.';
export const freeQuestions = (site: string, address: string) =>
  `${site} is free, with no commissions. Questions? Write to ${address}.`;
export const signedUp = (site: string) => `Sent because this address signed up on ${site}.`;

export const deletedSubject = (site: string) => `Your ${site} account is deleted`;
export const deletedHeading = 'Your account is deleted';
export const deletedNews = (site: string, when: string) =>
  `Your ${site} account was deleted on ${when}.`;
export const goodbye = (name: string) => `Goodbye, ${name}.`;
export const deletedAll =
  'Your profile, your pictures and the reviews about you are gone, and every device is signed out. This cannot be undone.';
export const deletedThanks =
  'Thank you for having been here. You are welcome to sign up again at any time.';
export const deletedNotYou = (address: string) => `If it was not you, write to ${address}.`;
export const hadAccount = (site: string) =>
  `Sent once, because this address had an account on ${site}.`;

export const passwordSubject = (site: string) => `Your ${site} password was changed`;
export const passwordHeading = 'Your password was changed';
export const passwordNews = (site: string, when: string) =>
  `The password of your ${site} account was changed on ${when}.`;
export const makeSure = (address: string) =>
  `Then make sure that nobody else can read your mail, and tell us: ${address}.`;
export const signsIn = (site: string) => `Sent because this address signs in to ${site}.`;

export const loginSubject = (site: string) => `Your ${site} login email was changed`;
export const loginHeading = 'Your login email was changed';
export const loginNews = (when: string, site: string, email: string) =>
  `On ${when} the login email of your ${site} account was changed to ${email}.`;
export const loginWasYou =
  'Was it you? Then there is nothing to do. This address no longer signs in.';
export const loginNotYou = (address: string) =>
  `If it was not you, write to ${address} at once, from this address, and we will help you to get your account back.`;
export const loginOnce = 'We send this notice once, and nothing more to this address.';
export const signedIn = (site: string) =>
  `Sent because this address signed in to ${site} until now.`;

export const messageSubject = (name: string, site: string) =>
  `Message from ${name} through ${site}`;
export const messageHeading = (name: string) => `${name} wrote to you`;
export const messageNews = (to: string, name: string, email: string, site: string, when: string) =>
  `Hello ${to}, ${name} (${email}) found your profile on ${site} and wrote on ${when}:`;
export const messageAnswer = (name: string) =>
  `Answer this mail to write back to ${name}, who then sees the address that you answer from.`;
export const messageCare = (address: string) =>
  `Nobody has proved that this address is theirs. Be careful with links, with requests for money and with anybody who asks for a password or a code. If this message is spam or worse, forward it to ${address}.`;
export const messageForm = (site: string) =>
  `Sent because you have a profile on ${site} and somebody filled in its message form.`;

export const stars = (count: number) => `${count} out of 5 stars`;
export const reviewedSubject = (author: string) => `${author} reviewed you`;
export const reviewedHeading = 'You have a new review';
export const reviewedNews = (name: string, author: string, rating: string) =>
  `Hello ${name}, ${author} gave you ${rating} and wrote:`;
export const changedSubject = (author: string) => `${author} changed a review of you`;
export const changedHeading = 'A review of you was changed';
export const changedNews = (name: string, author: string, rating: string) =>
  `Hello ${name}, ${author} changed the review of you. It now gives ${rating}:`;
export const seeItOnProfile = 'See it on your profile';
export const mayReply =
  'You may reply to a review once, in public, and anew when its author changes it. A calm answer helps those who read it.';
export const replyToReviews = 'Reply to your reviews';
export const breaksTerms =
  'Does it break our terms? Press “Report” below it, and our staff will look at it. They remove a review only for a reason that they state in public.';
export const removedSubject = (name: string) => `Your review of ${name} was removed`;
export const removedHeading = 'Your review was removed';
export const removedNews = (author: string, name: string) =>
  `Hello ${author}, our staff removed your review of ${name}. This is the reason, which also stands in its place on the profile:`;
export const replySubject = (name: string) => `${name} replied to your review`;
export const replyNews = (author: string, name: string) =>
  `Hello ${author}, ${name} replied in public to what you wrote:`;
export const seeTheReply = 'See the reply';

export const approvedSubject = (site: string) => `Your ${site} profile is approved`;
export const approvedHeading = 'Your profile is approved';
export const approvedPreview = (name: string) =>
  `Good news, ${name}: people can find and contact you.`;
export const approvedNews = (name: string) =>
  `Good news, ${name}: our staff approved your profile.`;
export const canBeFound = (site: string) =>
  `People can find you on ${site} and contact you directly.`;
export const keepFresh = 'Keep it fresh: new photos and current details help people to choose.';
export const rejectedSubject = (site: string) => `Your ${site} profile needs a change`;
export const rejectedHeading = 'Your profile needs a change';
export const rejectedNews = (name: string) =>
  `Hello ${name}, our staff looked at your profile and could not approve it yet. This is why:`;
export const rejectedHidden =
  'Please correct it and save: it is then reviewed again. Until then your page is hidden: visitors do not see it.';
export const rejectedChange =
  'Please correct it and save: it is then reviewed again. Until then visitors see the version that we approved before.';
export const correctIt = 'Correct it';
export const suspendedSubject = (site: string) => `Your ${site} profile is suspended`;
export const suspendedHeading = 'Your profile is suspended';
export const suspendedNews = (name: string) =>
  `Hello ${name}, our staff suspended your profile, so visitors no longer see it. This is why:`;
export const suspendedWayOn = 'You can still sign in and correct it.';
export const reopenedSubject = (site: string) => `We are looking at your ${site} profile again`;
export const reopenedHeading = 'We are looking at your profile again';
export const reopenedNews = (name: string) =>
  `Hello ${name}, please disregard our last mail: we are looking at your profile once more.`;
export const reopenedRest = 'There is nothing you have to do. You will hear from us soon.';
export const seeHowItStands = 'See how it stands';
export const questions = (address: string) => `Questions? Write to ${address}.`;
export const blockedSubject = (site: string) => `Your ${site} account is suspended`;
export const blockedHeading = 'Your account is suspended';
export const blockedNews =
  'Our staff have suspended your account. You cannot sign in, and visitors do not see your profile. This is why:';
export const openSubject = (site: string) => `Your ${site} account is open again`;
export const openHeading = 'Welcome back';
export const openNews = 'Your account is open again, and you can sign in as before.';
export const logIn = 'Log in';

export const mergedSubject = (site: string) => `Two ${site} profiles are one now`;
export const mergedHeading = 'Two profiles are one now';
export const mergedNews = (other: string, name: string) =>
  `Our staff found that ${other} and ${name} are the same provider, and made one profile of the two. Reviews and numbers count together, and the old address leads to the new one.`;
export const mergedClosed = 'You can no longer sign in with this address.';
export const mergedLogin = (login: string) => `Please sign in with ${login} from now on.`;
export const mergedNoLogin = 'If the profile is yours, write to us and you get a login for it.';
export const mergedLook = 'Please look whether everything in it is right. You sign in as before.';

export const answerSubject = (topic: string, site: string) => `Re: ${topic} (${site})`;
export const yourMessage = 'Your message';
export const answerHeading = (name: string) => `Our answer to you, ${name}`;
export const youWrote = (when: string) => `On ${when} you wrote:`;
export const mayAnswer = 'You can answer this mail: it comes to our staff.';
export const contactForm = (site: string) =>
  `Sent because this address was given in the contact form of ${site}.`;

export const confirmSubject = 'Are your details still right?';
export const confirmPreview = 'Look at them and confirm them. You need not log in.';
export const confirmNews = (name: string, site: string) =>
  `Hello ${name}, people call the number and go to the place that your profile on ${site} names. Is everything still as it says?`;
export const lookAndConfirm = 'Look and confirm';
export const putRight = 'Something has changed? Put it right, and it counts as confirmed too.';
export const confirmNote =
  'Visitors see when you last confirmed your details. You need not log in to confirm them.';
export const everyDays = (days: number, site: string) =>
  `Sent at most every ${days} days because this address has a profile on ${site}.`;

export const invitationSubject = (site: string) => `Be found on ${site}`;
export const invitationHeading = (name: string | null) =>
  name ? `${name}, you are invited` : 'You are invited';
export const invitationWhat = (site: string, country: string) =>
  `${site} is the directory of local services in ${country}: people look there for somebody near them, and call or write directly. A profile is free, and there are no commissions.`;
export const invitationAsk = (site: string) =>
  `We would like to see you on ${site}. Signing up takes a few minutes.`;
export const invitationButton = 'Create your profile';
export const invitationObject = (address: string) =>
  `You need not do anything: we write about this only once. If you do not want to hear from us, or want us to forget your address, answer this mail or write to ${address}.`;
export const invitationBecause = (site: string) =>
  `Sent once, because the ${site} team invited this address.`;
export const testSubject = (site: string) => `${site}: this is a test`;
export const testText = (site: string) => `Mail of ${site} works: this one has reached you.`;
export const testBecause = 'You get this because you asked for it at the first steps.';
export const checkSubject = (site: string) => `Please check your ${site} profile`;
export const checkNews = (name: string) =>
  `We were told that something on the profile of ${name} may not be right. Please look at it:`;
export const checkWayOn = 'Is everything right? Then confirm it. If not, correct it.';
export const hiddenSubject = (site: string) => `Your number on ${site} needs a look`;
export const hiddenNews = (name: string) =>
  `Somebody told us that the number on the profile of ${name} may be wrong. Visitors do not see it until you confirm or correct it.`;
export const checkOverSubject = 'There is nothing left to check';
export const checkOverNews = (name: string) =>
  `We asked you to look at the profile of ${name}. That is settled: you need not do anything.`;
export const numberBack = 'Visitors see your number again.';
