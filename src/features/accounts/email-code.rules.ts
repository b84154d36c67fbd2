export const CODE_LENGTH = 6;
export const CODE_MINUTES = 10;
export const CODE_TRIES = 5;
export const CODE_TRIES_PER_DAY = 25;
/** A new code may be asked for this long after the last one. */
export const RESEND_SECONDS = 60;

export const isCode = (typed: string) => /^\d{6}$/.test(typed);

export const CODE_MESSAGES = {
  invalid: 'Invalid verification code.',
  sendFailed: 'Failed to send verification code.',
  canceled: 'Verification canceled.',
} as const;
