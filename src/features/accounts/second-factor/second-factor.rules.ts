export const TOTP_DIGITS = 6;
export const TOTP_SECONDS = 30;
/** How many steps a device's clock may be off, to either side. */
export const TOTP_DRIFT = 1;
export const RECOVERY_CODES = 10;
export const SECOND_STEP_MINUTES = 10;

/** Apps show six digits in two groups. */
export const readTotp = (typed: string): string | null =>
  /^\d{6}$/.exec(ungrouped(typed))?.[0] ?? null;

/** Ten letters and digits, however they were grouped. */
export const readRecoveryCode = (typed: string): string | null =>
  /^[a-z2-7]{10}$/.exec(ungrouped(typed.toLowerCase()))?.[0] ?? null;

/** Notes and documents turn a hyphen into a longer dash. */
const ungrouped = (typed: string) => typed.replace(/[\s\p{Dash}]/gu, '');

const SECURITY_INTENTS = ['start', 'confirm', 'new-codes', 'turn-off'] as const;
export type SecurityIntent = (typeof SECURITY_INTENTS)[number];

export const isSecurityIntent = (asked: string): asked is SecurityIntent =>
  (SECURITY_INTENTS as readonly string[]).includes(asked);

export const SETUP_MINUTES = 30;
/** From here on down, somebody should make new ones. */
export const FEW_RECOVERY_CODES = 3;

export interface SecurityView {
  email: string;
  onSince: string | null;
  codesLeft: number;
  /** It cannot be turned off, and nothing else opens without it. */
  must: boolean;
}

export interface SetupView {
  /** Goes back with the first code: the server keeps nothing until then. */
  sealed: string;
  key: string;
  qr: string;
}

export interface SecurityAnswer {
  intent?: SecurityIntent;
  setup?: SetupView;
  /** Shown this once. */
  codes?: readonly string[];
  done?: string;
  errors?: { code?: string; password?: string };
  failure?: string;
}
