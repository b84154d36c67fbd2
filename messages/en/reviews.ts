export const titleOf = (name: string) => `Review ${name}`;
export const descriptionOf = (name: string) =>
  `Tell others how it was to work with ${name}. You need no account.`;
export const review = 'Review';
export const noAccount = 'You need no account. Only your first name is shown, never your email.';
export const onePerProvider = (days: number) =>
  `One review for each provider. Write again from the same email within ${days} days, and the new review replaces the old one.`;
export const atOnce = 'It is published at once, whether it has one star or five.';
export const mayReply =
  'The provider may reply once, in public, and anew when you change your review.';
export const stepOf = (step: number) => `Step ${step} of 2`;
export const yourRating = 'Your rating';
export const stars = (count: number) => `${count} ${count === 1 ? 'star' : 'stars'}`;
export const starsMissing = 'Please choose from 1 to 5 stars.';
export const yourReview = 'Your review';
export const hint = (characters: number) =>
  `At least ${characters} characters. What was done, and how did it go?`;
export const tooShort = (characters: number) => `Please write at least ${characters} characters.`;
export const firstName = 'First name';
export const firstNameHint = 'Shown with your review.';
export const email = 'Email address';
export const emailHint = 'Never shown. We send a code there to make sure that it is yours.';
export const sending = 'Sending...';
export const goOn = 'Continue';
export const theButton = 'the button';
export const enterCode = 'Enter it to publish your review.';
export const publish = 'Publish review';
export const publishing = 'Publishing...';
export const change = 'Change something';
export const back = 'Back to the profile';
export const ownTitle = 'Your reviews';
export const ownDescription = 'Providers read here what people wrote about them, and reply.';
export const ownIntro =
  'What people wrote about you. You may reply to each review once, in public, and anew when its author changes it.';
export const seeOnProfile = 'See them on your profile';
export const ask = 'Ask for a review';
export const noneYet =
  'Ask people who were happy with your work to write one: send them a link or hand them a card. They need no account.';
export const edited = ' · edited';
export const removed = (reason: string) => `Removed by staff: ${reason}`;
export const reply = 'Reply';
export const replyTo = (author: string) => ` to ${author}`;
export const yourReply = 'Your reply';
export const replyHint = 'Everybody can read it, and it cannot be changed later.';
export const publishReply = 'Publish reply';
export const replySent = 'Your reply is published.';
export const notPublished = 'What you wrote, not published';
export const reason = 'Reason';

export const gone = 'This profile is not listed any more.';
export const busy = (name: string) =>
  `${name} has been reviewed many times lately. Please send yours later.`;
export const own = 'You cannot review your own profile.';
export const tooLate = (days: number) =>
  `You have reviewed this profile before. A review can be changed for ${days} days after it was first published, and that time is over.`;
export const removedBefore = (why: string) =>
  `Staff have removed your review of this profile, so it cannot be changed. The reason: ${why}`;
export const replied = 'You have replied to this review already.';
export const notThere = 'This review does not exist.';
export const removedAlready = 'This review is removed already.';
