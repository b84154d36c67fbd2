/** How long details count as fresh, and how often their owner is asked about them. */
export const CONFIRM_EVERY_DAYS = 90;

export const CONFIRM_TEXTS = {
  question: 'Are your details still right?',
  button: 'Yes, everything is right',
  done: 'Thank you! Your details are confirmed',
  old: 'This link is too old',
  wrong: 'This link does not work',
} as const;
