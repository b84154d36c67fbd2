export const CONFIRM_TEXTS = {
  question: 'Are your details still right?',
  button: 'Yes, everything is right',
  done: 'Thank you! Your details are confirmed',
  old: 'This link is too old',
  wrong: 'This link does not work',
} as const;
