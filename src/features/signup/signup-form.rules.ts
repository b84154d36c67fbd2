import { signup } from '#messages';
import { checkLoginEmail, LOGIN_EMAIL_MAX } from '#features/accounts/email.rules.ts';
import { checkPassword, PASSWORD_MAX } from '#features/accounts/password.rules.ts';
import { requiredMessage } from '#features/accounts/text.rules.ts';
import { PICTURE_SLOTS, SLOTS, type PictureSlot } from '#features/media/picture.rules.ts';
import { takenMessage, type Wording } from '#features/profiles/availability.rules.ts';
import {
  lenientPhone,
  rulesOf,
  type FieldRule,
  type FieldRules,
} from '#features/profiles/field-checks.rules.ts';
import { areasOf, sentAs } from '#features/profiles/fields.rules.ts';
import { oneLine } from '#platform/plain-text.rules.ts';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';

/** Of whoever signs up; and of staff, who add somebody: there nobody gets a login. */
type AddForm = `add-${ProviderKind}`;
export type FormId = ProviderKind | 'business-variant' | AddForm;

const isAddForm = (form: FormId): form is AddForm => form.startsWith('add-');

export interface SignupRules {
  form: FormId;
  kind: ProviderKind;
  wording: Wording;
  fields: FieldRules;
  /** What submitting looks at, in this order, and what it says about the first failure. */
  checks: readonly Check[];
}

interface Check {
  field: string;
  on: 'empty' | 'invalid' | 'taken' | 'picture';
  message: string;
}

/** Only the business form on its own page asks for it. */
const BUSINESS_NAME_MIN = 2;

const FIX_PICTURES: Record<PictureSlot, () => string> = {
  profile: () => signup.fixProfilePicture,
  background: () => signup.fixBackgroundPicture,
  showcase: () => signup.fixShowcaseImages,
};
const pictureChecks = () =>
  SLOTS.map((slot): Check => ({
    field: PICTURE_SLOTS[slot].field,
    on: 'picture',
    message: FIX_PICTURES[slot](),
  }));

/** `allowedDomains` comes from the settings of the site; without it the built-in list holds. */
export function signupRules(form: FormId, allowedDomains?: readonly string[]): SignupRules {
  const kind = form.endsWith('specialist') ? 'specialist' : 'business';
  const wording = form === 'business-variant' ? 'variant' : 'main';
  const asked = rulesOf(kind, 'signup');
  const login: Record<string, FieldRule> = isAddForm(form)
    ? {}
    : { email: loginEmail(allowedDomains), password, workEmail: asked.workEmail! };
  // Names keep the place where they are put first: the order of the form.
  if (kind === 'specialist') {
    const fields = { ...login, ...asked };
    return { form, kind, wording, fields, checks: specialistChecks(fields) };
  }
  const variant = wording === 'variant' ? variantOf(asked) : {};
  const fields = { businessName: asked.businessName!, ...login, ...asked, ...variant };
  return { form, kind, wording, fields, checks: businessChecks(fields, wording) };
}

const loginEmail = (allowedDomains?: readonly string[]): FieldRule => ({
  max: LOGIN_EMAIL_MAX,
  tidy: oneLine,
  check: (value) => checkLoginEmail(value, allowedDomains),
  required: () => requiredMessage(signup.email),
  fix: () => signup.fixEmail,
  unique: 'email',
});

const password: FieldRule = {
  max: PASSWORD_MAX,
  tidy: (typed) => typed,
  check: checkPassword,
  required: () => requiredMessage(signup.password),
  fix: () => signup.fixPassword,
};

/** The business form on its own page is more lenient with phones, and asks for two letters of a name. */
function variantOf({ businessName, businessPhone }: FieldRules): FieldRules {
  return {
    businessName: {
      ...businessName!,
      check: (value) =>
        oneLine(value).length < BUSINESS_NAME_MIN
          ? signup.nameTooShort(BUSINESS_NAME_MIN)
          : businessName!.check(value),
    },
    businessPhone: lenientPhone(businessPhone!),
  };
}

/** Field by field, with the pictures before the work. */
function specialistChecks(fields: FieldRules): Check[] {
  const names = Object.keys(fields);
  const checksOf = (name: string) => [
    ...emptyCheck(fields, name),
    ...wrongChecks(fields, name, 'main'),
  ];
  const work = names.indexOf('occupation');
  return [
    ...names.slice(0, work).flatMap(checksOf),
    ...pictureChecks(),
    ...names.slice(work).flatMap(checksOf),
  ];
}

/** First what is missing, then what is wrong, then the pictures and the long texts. */
function businessChecks(fields: FieldRules, wording: Wording): Check[] {
  const areas = areasOf('business').map((field) => sentAs('signup', field));
  // The specific type is the last of the lines.
  const lines = Object.keys(fields).filter(
    (name) => !areas.includes(name) && name !== 'businessType',
  );
  return [
    ...lines.flatMap((name) => emptyCheck(fields, name)),
    ...[...lines, 'businessType'].flatMap((name) => wrongChecks(fields, name, wording)),
    ...pictureChecks(),
    ...areas.flatMap((name) => [
      ...emptyCheck(fields, name),
      ...wrongChecks(fields, name, wording),
    ]),
  ];
}

function emptyCheck(fields: FieldRules, name: string): Check[] {
  const { required } = fields[name]!;
  return required ? [{ field: name, on: 'empty', message: required() }] : [];
}

function wrongChecks(fields: FieldRules, name: string, wording: Wording): Check[] {
  const { fix, unique } = fields[name]!;
  const invalid: Check = { field: name, on: 'invalid', message: fix() };
  if (!unique) return [invalid];
  return [invalid, { field: name, on: 'taken', message: takenMessage(unique, wording) }];
}
