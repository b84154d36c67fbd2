export const pageNotFound = 'Page not found';
export const heading = { profile: 'Report this profile', review: 'Report this review' };
export const intro = {
  profile:
    'Tell us what is wrong. A person on our staff looks at it and decides; until then the profile stays as it is. Nobody else learns who reported it.',
  review:
    'Tell us what is wrong. A person on our staff looks at it and decides; until then the review stays as it is. Nobody else learns who reported it.',
};
export const reason = 'What is wrong?';
export const choose = 'Please choose';
/** By the names under which they are kept. */
export const reasons = {
  profile: {
    'wrong-details': 'The details are wrong or out of date',
    'not-real': 'Not a real business or person',
    offensive: 'Offensive or indecent',
    scam: 'A scam or a fraud',
    spam: 'Spam',
    'copied-pictures': 'Copied pictures',
    other: 'Something else',
  },
  review: {
    'not-a-customer': 'Not written by a customer',
    'wrong-provider': 'About a different provider',
    untrue: 'Not true',
    offensive: 'Offensive, hateful or threatening',
    'private-details': 'Private details about somebody',
    spam: 'Spam or advertising',
    other: 'Something else',
  },
};
export const chooseReason = 'Please choose what is wrong.';
export const sayWhat = 'Please say what is wrong.';
export const details = 'Details';
export const detailsHint = 'Optional, unless you chose “Something else”.';
export const thisText = 'This text';
export const email = 'Your Email Address';
export const emailField = 'Email address';
export const emailHint = 'Optional: in case our staff have a question.';
export const send = 'Send Report';
export const sending = 'Sending...';
export const danger = 'If somebody is in danger, call the police first: 911.';
export const thanks = 'Thank you for telling us!';
export const next = 'A person on our staff will look at it soon.';
export const already = 'You have reported this already';
export const alreadyNext =
  'One report from you, or from the network that you share with others, is enough. Something to add? Write to us.';
export const back = 'Back to the profile';
export const contact = 'Write to us';

export const gone = 'This is no longer there, so there is nothing left to report.';
