export const TOTP_DIGITS = 6;
export const TOTP_SECONDS = 30;
/** How many steps a device's clock may be off, to either side. */
export const TOTP_DRIFT = 1;
export const RECOVERY_CODES = 10;
/** How long the question for the code waits after the password was right. */
export const SECOND_STEP_MINUTES = 10;

export const SECOND_FACTOR_MESSAGES = {
  required: 'Please enter the code.',
  wrong: 'This code is not right. Codes change every 30 seconds.',
  used: 'This code was used already. Please wait for the next one.',
  wrongRecovery: 'This recovery code is not right, or was used already.',
} as const;

/** Apps show six digits in two groups. */
export const readTotp = (typed: string): string | null =>
  /^\d{6}$/.exec(typed.replace(/[\s-]/g, ''))?.[0] ?? null;

/** Ten letters and digits, however they were grouped. */
export const readRecoveryCode = (typed: string): string | null =>
  /^[a-z2-7]{10}$/.exec(typed.toLowerCase().replace(/[\s-]/g, ''))?.[0] ?? null;
