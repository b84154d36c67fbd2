export const CODE_LENGTH = 6;
export const CODE_MINUTES = 10;
export const CODE_TRIES = 5;
/** Long enough for staff to see that somebody has begun to sign up. */
export const CODE_KEPT_HOURS = 48;
export const RESEND_SECONDS = 60;

export const isCode = (typed: string) => /^\d{6}$/.test(typed);

/** What was typed or pasted may have a space in the middle, or be the whole mail. */
export const codeIn = (typed: string) =>
  (/(?:^|\D)(\d{3}[\s-]?\d{3})(?!\d)/.exec(typed)?.[1] ?? typed)
    .replace(/\D/g, '')
    .slice(0, CODE_LENGTH);

const ENDS = ['codeExpired', 'codeTriedTooOften'] as const;

/** Why a code that was mailed is of no more use, however it is typed. */
export type CodeEnd = (typeof ENDS)[number];

/** Of the code of a refusal, as the API sends it. */
export const endsCode = (refusal: unknown): refusal is CodeEnd =>
  (ENDS as readonly unknown[]).includes(refusal);
