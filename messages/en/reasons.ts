export const profile = {
  incomplete: 'Something that visitors need to know is missing.',
  contact: 'We could not reach you with the phone number or email in your profile.',
  category: 'Your profile stands in a category or place that does not fit what you offer.',
  picture: 'A picture is not allowed here, or does not seem to be your own.',
  text: 'Please write your texts in plain sentences: no capital letters throughout, no links.',
  duplicate: 'There is another profile of yours already. One is enough.',
  fake: 'We have reason to think that this provider does not exist as described.',
  identity: 'The name or business in this profile belongs to somebody else.',
  harm: 'Visitors told us of fraud or harm, and we are looking into it.',
  illegal: 'The profile offers or shows something that is illegal or offensive.',
};
export const review = {
  insult: 'It insults or threatens somebody',
  private: 'It gives away private information',
  elsewhere: 'It is not about this provider',
  advert: 'It is advertising',
  biased: 'It was written by the provider or a competitor',
  unlawful: 'It breaks the law',
};
/** Of a review that was removed before reasons were asked for. */
export const unnamed = 'against our terms';
