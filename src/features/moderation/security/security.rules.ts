const SECURITY_INTENTS = ['start', 'confirm', 'new-codes', 'turn-off'] as const;
export type SecurityIntent = (typeof SECURITY_INTENTS)[number];

export const isSecurityIntent = (asked: string): asked is SecurityIntent =>
  (SECURITY_INTENTS as readonly string[]).includes(asked);

/** How long a key that was shown waits for its first code. */
export const SETUP_MINUTES = 30;
/** From here on down, somebody should make new ones. */
export const FEW_RECOVERY_CODES = 3;

export const SECURITY_MESSAGES = {
  on: 'Your second factor is on. All other devices were signed out.',
  off: 'Your second factor is off.',
  newCodes: 'Your new recovery codes are ready. The older ones no longer work.',
  setupGone: 'This key has expired. Please start again.',
  notOn: 'Your second factor is not on.',
  must: 'Staff of this directory need a second factor. You can set up a new device instead.',
} as const;
