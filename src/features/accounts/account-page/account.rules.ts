import { account, forms } from '#messages';
import { checkTypedEmail } from '../email.rules.ts';
import { isCode } from '../email-code.rules.ts';
import { checkPassword } from '../password.rules.ts';
import { errorsIn } from '../text.rules.ts';

export const DELETE_CONFIRMATION = 'DELETE';

export const checkConfirmation = (typed: string): string | null =>
  typed.trim().toUpperCase() === DELETE_CONFIRMATION
    ? null
    : account.typeToConfirm(DELETE_CONFIRMATION);

type Check = (typed: string) => string | null;

const isGiven: Check = (typed) => (typed ? null : forms.passwordRequired);
const isSixDigits: Check = (typed) => (isCode(typed.trim()) ? null : forms.codeInvalid);
const isNewPassword: Check = (typed) => isGiven(typed) ?? checkPassword(typed);
/** Left to the one who knows: the domain function. */
const isLeftOpen: Check = () => null;

/** The parts of the page in their order, with the message that is their title. Staff have no profile, and their account is not theirs to delete. */
export const ACCOUNT_SECTIONS = [
  { id: 'email', title: 'loginEmail', forStaff: true },
  { id: 'work-email', title: 'workEmail', forStaff: false },
  { id: 'password', title: 'password', forStaff: true },
  { id: 'devices', title: 'devices', forStaff: true },
  { id: 'visibility', title: 'visibility', forStaff: false },
  { id: 'mailings', title: 'mailings', forStaff: false },
  { id: 'data', title: 'downloadData', forStaff: false },
  { id: 'delete', title: 'deleteAccount', forStaff: false },
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
  'stop-mailings': { section: 'mailings', fields: {} },
  'get-mailings': { section: 'mailings', fields: {} },
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

export type FieldErrors = Readonly<Partial<Record<string, string>>>;

export const isAccountIntent = (asked: string): asked is AccountIntent =>
  Object.hasOwn(ACCOUNT_FORMS, asked);

export const hasField = (intent: AccountIntent, field: string | undefined): field is string =>
  field !== undefined && Object.hasOwn(ACCOUNT_FORMS[intent].fields, field);

export function checkAccountForm(
  intent: AccountIntent,
  typed: Readonly<Record<string, string>>,
): FieldErrors | null {
  const looked = Object.entries<Check>(ACCOUNT_FORMS[intent].fields).map(
    ([name, check]) => [name, check(typed[name] ?? '')] as const,
  );
  return errorsIn(Object.fromEntries(looked));
}
