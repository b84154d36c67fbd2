import { ACCESS_MESSAGES, checkTypedEmail } from '../access/sign-in.rules.ts';
import { CODE_MESSAGES, isCode } from '../email-code.rules.ts';
import { checkPassword } from '../password.rules.ts';
import { checkConfirmation } from '../delete-account.rules.ts';

type Check = (typed: string) => string | null;

const isGiven: Check = (typed) => (typed ? null : ACCESS_MESSAGES.passwordRequired);
const isSixDigits: Check = (typed) => (isCode(typed.trim()) ? null : CODE_MESSAGES.invalid);
const isNewPassword: Check = (typed) => isGiven(typed) ?? checkPassword(typed);
/** Left to the one who knows: the domain function. */
const isLeftOpen: Check = () => null;

/** The parts of the page in their order. Staff have no profile, and their account is not theirs to delete. */
export const ACCOUNT_SECTIONS = [
  { id: 'email', title: 'Login email', forStaff: true },
  { id: 'work-email', title: 'Work email', forStaff: false },
  { id: 'password', title: 'Password', forStaff: true },
  { id: 'devices', title: 'Devices', forStaff: true },
  { id: 'visibility', title: 'Profile visibility', forStaff: false },
  { id: 'data', title: 'Download my data', forStaff: false },
  { id: 'delete', title: 'Delete my account', forStaff: false },
] as const;
export type AccountSectionId = (typeof ACCOUNT_SECTIONS)[number]['id'];

/** Everything that can be asked for on the account page: in which section, and with which fields, in their order. */
export const ACCOUNT_FORMS = {
  'request-email': { section: 'email', fields: { email: checkTypedEmail, password: isGiven } },
  'confirm-email': { section: 'email', fields: { code: isSixDigits } },
  'resend-code': { section: 'email', fields: {} },
  'cancel-email': { section: 'email', fields: {} },
  'request-work-email': { section: 'work-email', fields: {} },
  'confirm-work-email': { section: 'work-email', fields: { code: isSixDigits } },
  'resend-work-email-code': { section: 'work-email', fields: {} },
  'cancel-work-email': { section: 'work-email', fields: {} },
  'change-password': { section: 'password', fields: { current: isGiven, next: isNewPassword } },
  'sign-out-device': { section: 'devices', fields: { session: isLeftOpen } },
  'sign-out-others': { section: 'devices', fields: {} },
  'pause-profile': { section: 'visibility', fields: {} },
  'resume-profile': { section: 'visibility', fields: {} },
  'delete-account': {
    section: 'delete',
    fields: { confirmation: checkConfirmation, password: isGiven },
  },
} as const satisfies Record<
  string,
  { section: AccountSectionId; fields: Readonly<Record<string, Check>> }
>;

export type AccountIntent = keyof typeof ACCOUNT_FORMS;

type FieldsOf<Form> = Form extends { fields: infer Fields } ? keyof Fields : never;
export type AccountField = FieldsOf<(typeof ACCOUNT_FORMS)[AccountIntent]>;
export const ACCOUNT_FIELDS = Object.values(ACCOUNT_FORMS).flatMap(({ fields }) =>
  Object.keys(fields),
) as AccountField[];

export type FieldErrors = Readonly<Record<string, string>>;

export const isAccountIntent = (asked: string): asked is AccountIntent =>
  Object.hasOwn(ACCOUNT_FORMS, asked);

export const hasField = (intent: AccountIntent, field: string | undefined): field is string =>
  field !== undefined && Object.hasOwn(ACCOUNT_FORMS[intent].fields, field);

export function checkAccountForm(
  intent: AccountIntent,
  typed: Readonly<Record<string, string>>,
): FieldErrors | null {
  const wrong = Object.entries<Check>(ACCOUNT_FORMS[intent].fields).flatMap(([name, check]) => {
    const message = check(typed[name] ?? '');
    return message ? [[name, message] as const] : [];
  });
  return wrong.length > 0 ? Object.fromEntries(wrong) : null;
}

export const ACCOUNT_MESSAGES = {
  passwordChanged: 'Your password was changed. All other devices were signed out.',
  codeSent: 'Verification code sent! Check your email.',
  codeGone: 'Your code has expired. Please start again.',
  noWorkEmail: 'Your profile shows no work email.',
  workEmailKnown: 'This address is confirmed already.',
  workEmailChanged: 'Your profile shows another work email by now. Please confirm that one.',
  deviceSignedOut: 'The device was signed out.',
  othersSignedOut: 'All other devices were signed out.',
  deviceUnknown: 'This device is signed out already.',
  paused: 'Your profile is paused.',
  resumed: 'Your profile is visible again.',
  resumedUnlisted: 'Your profile is no longer paused.',
  staffHaveNone: 'Staff accounts have no profile.',
  deleted: 'Your account was deleted.',
} as const;

export const workEmailConfirmed = (email: string) => `Visitors’ messages now go to ${email}.`;

export const emailChanged = (email: string) =>
  `Your login email is now ${email}. All other devices were signed out.`;
