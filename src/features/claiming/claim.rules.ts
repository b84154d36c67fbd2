import { claiming, forms } from '#messages';
import { checkLoginEmail } from '#features/accounts/email.rules.ts';
import { isCode } from '#features/accounts/email-code.rules.ts';
import { checkPassword } from '#features/accounts/password.rules.ts';
import { checkText, errorsIn } from '#features/accounts/text.rules.ts';
import { manyLines, oneLine } from '#platform/plain-text.rules.ts';

/** Of what staff tell or print: so long that nobody guesses it, however many try, and still easily read out. */
export const CLAIM_CODE_LENGTH = 12;
export const CLAIM_CODE_DAYS = 30;
/** For how long a link in a mail of ours leads on: to an accepted claim, or to taking the profile down. */
export const CLAIM_LINK_DAYS = 30;
/** Owners are told at most so often that they are listed. */
export const INVITE_EVERY_DAYS = 30;
export const CLAIM_NAME_MAX = 80;
export const CLAIM_WORDS_MAX = 500;

/** As people type what they have heard or read. */
const tidyClaimCode = (typed: string) => typed.replace(/[\s.-]/g, '');
const isClaimCode = (code: string) => /^\d{12}$/.test(code);
/** In groups of four, as it is read out and printed. */
export const spellClaimCode = (code: string) => code.replace(/\d{4}(?=\d)/g, '$& ');

export type ClaimField = 'code' | 'claimCode' | 'name' | 'email' | 'words' | 'password';
export type ClaimFields = Record<ClaimField, string>;
export type ClaimErrors = Partial<Record<ClaimField, string>>;

/** What the forms of the page do. */
export const CLAIM_INTENTS = [
  'send-code',
  'code',
  'claim-code',
  'tell-staff',
  'email',
  'email-code',
  'resend',
  'finish',
  'start-over',
  'take-down',
] as const;
export type ClaimIntent = (typeof CLAIM_INTENTS)[number];

export const tidyClaim = (typed: ClaimFields): ClaimFields => ({
  ...typed,
  code: typed.code.trim(),
  claimCode: tidyClaimCode(typed.claimCode),
  name: oneLine(typed.name),
  email: oneLine(typed.email),
  words: manyLines(typed.words),
});

const checkEmail = (email: string) => (email ? checkLoginEmail(email, ['*']) : forms.emailRequired);
const checkCode = ({ code }: ClaimFields) => ({ code: isCode(code) ? null : forms.codeInvalid });

/** Which domains may sign in is the server's to know. */
const CHECKS: Partial<Record<ClaimIntent, (fields: ClaimFields) => Record<string, string | null>>> =
  {
    code: checkCode,
    'email-code': checkCode,
    'claim-code': ({ claimCode }) => ({
      claimCode: isClaimCode(claimCode) ? null : claiming.claimCodeWrong(CLAIM_CODE_LENGTH),
    }),
    email: ({ email }) => ({ email: checkEmail(email) }),
    'tell-staff': ({ name, email, words }) => ({
      name: checkText(claiming.yourName, name, CLAIM_NAME_MAX),
      email: checkEmail(email),
      words: checkText(claiming.wordsField, words, CLAIM_WORDS_MAX),
    }),
    finish: ({ password }) => ({
      password: password ? checkPassword(password) : forms.passwordRequired,
    }),
  };

export const checkClaim = (intent: ClaimIntent, fields: ClaimFields): ClaimErrors | null =>
  errorsIn(CHECKS[intent]?.(fields) ?? {});
