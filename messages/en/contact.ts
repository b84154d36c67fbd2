export const title = 'Contact';
export const description =
  'Write to us about your profile, your account, a problem or an idea. We answer every message.';
export const heading = 'Get in Touch';
export const intro = "Drop us a message and we'll respond promptly.";
export const askedBefore = 'Asked before?';
export const readFaq = 'Read the FAQ';
export const byEmail = 'By email';
export const byPhone = 'By phone';
export const topic = 'Topic';
export const removeTopic = (label: string) => `Remove the topic ${label}`;
export const topics = {
  video: 'Video upload',
  'account-deletion': 'Account deletion',
  'email-change': 'Email change',
  'abuse-report': 'Abuse report',
};
export const videoStart =
  'I would like to add a video to my profile.\n\nName on my profile: \nLink to the video: ';
export const deletionStart =
  'Please delete my account and everything that belongs to it.\n\nSpecialist or business: \nLogin email of the account: ';
export const emailChangeStart = (site: string) =>
  `Please change the login email of my account.\n\nFull name on the account: \nOld email: \nNew email: \n\nIf you need it, I can send a photo of myself with a handwritten note: “${site}”, my full name and the date.`;
export const reportStart = (profile: string) =>
  `I would like to report a profile or a review.\n\nWhich one (name or link): ${profile}\nWhat is wrong with it: `;
export const fullName = 'Full Name';
export const emailAddress = 'Email Address';
export const message = 'Message';
/** As the fields are called in the sentences that say what is wrong with them. */
export const fullNameField = 'Full name';
export const emailAddressField = 'Email address';
export const send = 'Send Message';
export const sending = 'Sending...';
export const leaveEmpty = 'Leave this field empty';
export const thanks = 'Thank you for reaching out!';
export const answer = "We'll respond to your message as soon as possible.";
export const messageTo = (name: string) => `Message ${name}`;
export const introTo = (name: string) =>
  `${name} gets your message by email and answers you directly. We keep no copy.`;
export const hint = 'Say what you need, where and by when.';
export const demo = 'This provider is invented for the demo: nobody will answer.';
export const onItsWay = (name: string) => `Your message is on its way to ${name}.`;
export const answerComes = 'The answer comes by email to the address that you gave.';
export const back = 'Back to the profile';

export const profileGone = 'This profile is no longer there, so nothing was sent.';
export const busy = (name: string) =>
  `${name} has been sent many messages lately. Please try again later, or get in touch another way.`;
