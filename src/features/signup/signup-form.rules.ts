import { forms, signup } from '#messages';
import { checkLoginEmail, LOGIN_EMAIL_MAX } from '#features/accounts/email.rules.ts';
import { checkPassword, PASSWORD_MAX } from '#features/accounts/password.rules.ts';
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
  const login: Record<string, FieldRule> = form.startsWith('add-')
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
  required: () => forms.required(signup.email),
  fix: () => signup.fixEmail,
  unique: 'email',
});

const password: FieldRule = {
  max: PASSWORD_MAX,
  tidy: (typed) => typed,
  check: checkPassword,
  required: () => forms.required(signup.password),
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

export type Failure = Pick<Check, 'field' | 'message'>;

interface Entered {
  values: Readonly<Record<string, string>>;
  /** Fields whose value is known to belong to somebody else. */
  taken?: ReadonlySet<string>;
  pictures?: ReadonlySet<string>;
}

/** Submitting stops at the first thing that is wrong, in the order the rules give; `only` looks at some fields alone. */
export function firstFailure(
  { fields, checks }: SignupRules,
  { values, taken, pictures }: Entered,
  only?: readonly string[],
): Failure | null {
  const fails = ({ field, on }: Check): boolean => {
    if (on === 'taken') return taken?.has(field) ?? false;
    if (on === 'picture') return pictures?.has(field) ?? false;
    const rule = fields[field]!;
    const value = rule.tidy(values[field] ?? '');
    const isEmpty = value.trim() === '';
    return on === 'empty' ? isEmpty : !isEmpty && rule.check(value) !== null;
  };
  const failed = checks.find((check) => (only?.includes(check.field) ?? true) && fails(check));
  return failed ? { field: failed.field, message: failed.message } : null;
}
