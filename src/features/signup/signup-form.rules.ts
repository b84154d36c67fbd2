import {
  checkLoginEmail,
  EMAIL_MESSAGES,
  isEmail,
  LOGIN_EMAIL_MAX,
} from '#features/accounts/email.rules.ts';
import { checkPassword, PASSWORD_MAX } from '#features/accounts/password.rules.ts';
import { tooLong } from '#features/accounts/text.rules.ts';
import {
  takenMessage,
  type UniqueField,
  type Wording,
} from '#features/profiles/availability.rules.ts';
import {
  BUSINESS_CATEGORIES,
  SPECIALIST_CATEGORIES,
  spellCategoryWithAnd,
} from '#features/profiles/categories.rules.ts';
import { LOCATIONS } from '#features/profiles/locations.rules.ts';
import { LENIENT_PHONE, PHONE, PHONE_INVALID } from '#features/profiles/phone.rules.ts';
import {
  BUSINESS_LIMITS,
  BUSINESS_NAME_MIN,
  SPECIALIST_LIMITS,
} from '#features/profiles/profile.rules.ts';
import { manyLines, oneLine } from '#platform/plain-text.rules.ts';
import type { PictureSlot } from '#features/media/picture.rules.ts';

/** Whether a value is free is asked this long after typing stopped. */
export const UNIQUENESS_PAUSE_MS = 500;

export type FormId = 'specialist' | 'business' | 'business-variant';

/** A field by the name it is sent under. */
export interface FieldRule {
  max: number;
  /** What was typed, as it is counted, checked and kept. */
  tidy(typed: string): string;
  /** What is wrong with a value that is not empty, in the words shown beside the field. */
  check(value: string): string | null;
  unique?: UniqueField;
}

export interface SignupRules {
  form: FormId;
  wording: Wording;
  fields: Record<string, FieldRule>;
  /** What submitting looks at, in this order, and what it says about the first failure. */
  steps: readonly Step[];
}

export type Step =
  | { field: string; on: 'empty' | 'invalid' | 'taken'; message: string }
  | { field: PictureField; on: 'picture'; message: string };

export type PictureField = 'profilePic' | 'backgroundPic' | 'showcasePics[]';

export const PICTURE_FIELDS: Record<PictureField, PictureSlot> = {
  profilePic: 'profile',
  backgroundPic: 'background',
  'showcasePics[]': 'showcase',
};

/** All that was typed into the fields of a form, as it is kept. */
export const tidyValues = (
  fields: Readonly<Record<string, FieldRule>>,
  typed: Readonly<Record<string, string>>,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, field.tidy(typed[name] ?? '')]),
  );

const empty = (field: string, message: string): Step => ({ field, on: 'empty', message });
const invalid = (field: string, message: string): Step => ({ field, on: 'invalid', message });

const text = (label: string, max: number, tidy = oneLine): FieldRule => ({
  max,
  tidy,
  check: (value) => (tidy(value).length > max ? tooLong(label, max) : null),
});
const area = (label: string, max: number) => text(label, max, manyLines);
const choice = (label: string, names: readonly string[]): FieldRule => ({
  max: 100,
  tidy: oneLine,
  check: (value) =>
    names.includes(spellCategoryWithAnd(value)) ? null : `${label} is not one of the list.`,
});
const password: FieldRule = { max: PASSWORD_MAX, tidy: (typed) => typed, check: checkPassword };
const workEmail = (max: number): FieldRule => ({
  max,
  tidy: oneLine,
  check: (value) =>
    value.trim().length > max
      ? tooLong('Work email', max)
      : isEmail(value.trim())
        ? null
        : EMAIL_MESSAGES.invalid,
  unique: 'work_email',
});
const phone = ({ max, pattern }: { max: number; pattern: RegExp }): FieldRule => ({
  max,
  tidy: oneLine,
  check: (value) => (pattern.test(value.trim()) ? null : PHONE_INVALID),
  unique: 'phone',
});

/** `allowedDomains` comes from the settings of the site; without it the built-in list holds. */
export function signupRules(form: FormId, allowedDomains?: readonly string[]): SignupRules {
  const loginEmail: FieldRule = {
    max: LOGIN_EMAIL_MAX,
    tidy: oneLine,
    check: (value) => checkLoginEmail(value, allowedDomains),
    unique: 'email',
  };
  if (form === 'specialist') return specialistSignup(loginEmail);
  return businessSignup(form, form === 'business' ? 'main' : 'variant', loginEmail);
}

const PICTURE_STEPS: readonly Step[] = [
  { field: 'profilePic', on: 'picture', message: 'Please fix the profile picture error.' },
  { field: 'backgroundPic', on: 'picture', message: 'Please fix the background picture error.' },
  { field: 'showcasePics[]', on: 'picture', message: 'Please fix the showcase images error.' },
];

function specialistSignup(loginEmail: FieldRule): SignupRules {
  return {
    form: 'specialist',
    wording: 'main',
    fields: {
      email: loginEmail,
      password,
      workEmail: workEmail(SPECIALIST_LIMITS.workEmail),
      firstName: text('First name', SPECIALIST_LIMITS.firstName),
      lastName: text('Last name', SPECIALIST_LIMITS.lastName),
      phone: phone(PHONE),
      location: choice('Location', LOCATIONS),
      category: choice('Category', SPECIALIST_CATEGORIES),
      occupation: text('Occupation', SPECIALIST_LIMITS.occupation),
      education: area('Education', SPECIALIST_LIMITS.education),
      skills: area('Skills', SPECIALIST_LIMITS.skills),
      bio: area('Bio', SPECIALIST_LIMITS.bio),
    },
    steps: [
      empty('email', 'Email is required.'),
      invalid('email', 'Please fix your email address.'),
      { field: 'email', on: 'taken', message: takenMessage('email') },
      empty('password', 'Password is required.'),
      invalid('password', 'Please fix your password.'),
      invalid('workEmail', 'Please fix your work email.'),
      { field: 'workEmail', on: 'taken', message: takenMessage('work_email') },
      empty('firstName', 'First name is required.'),
      invalid('firstName', 'Please fix your first name.'),
      empty('lastName', 'Last name is required.'),
      invalid('lastName', 'Please fix your last name.'),
      empty('phone', 'Phone number is required.'),
      invalid('phone', 'Please fix your phone number.'),
      { field: 'phone', on: 'taken', message: takenMessage('phone') },
      empty('location', 'Location is required.'),
      invalid('location', 'Please fix your location.'),
      empty('category', 'Category is required.'),
      invalid('category', 'Please fix your category.'),
      ...PICTURE_STEPS,
      empty('occupation', 'Occupation is required.'),
      invalid('occupation', 'Please fix your occupation.'),
      empty('education', 'Education is required.'),
      invalid('education', 'Please fix your education.'),
      empty('skills', 'Skills are required.'),
      invalid('skills', 'Please fix your skills.'),
      empty('bio', 'Bio is required.'),
      invalid('bio', 'Please fix your bio.'),
    ],
  };
}

function businessSignup(form: FormId, wording: Wording, loginEmail: FieldRule): SignupRules {
  const name = text('Business name', BUSINESS_LIMITS.businessName);
  const nameMin = wording === 'variant' ? BUSINESS_NAME_MIN : 1;
  return {
    form,
    wording,
    fields: {
      businessName: {
        ...name,
        check: (value) =>
          oneLine(value).length < nameMin
            ? `Business name must be at least ${nameMin} characters.`
            : name.check(value),
        unique: 'business_name',
      },
      email: loginEmail,
      password,
      workEmail: workEmail(BUSINESS_LIMITS.workEmail),
      businessPhone: phone(wording === 'variant' ? LENIENT_PHONE : PHONE),
      address: text('Address', BUSINESS_LIMITS.address),
      category: choice('Category', BUSINESS_CATEGORIES),
      businessType: text('Business type', BUSINESS_LIMITS.specificType),
      location: choice('Location', LOCATIONS),
      About: area('About', BUSINESS_LIMITS.about),
      Services: area('Services', BUSINESS_LIMITS.services),
      Description: area('Description', BUSINESS_LIMITS.description),
    },
    steps: [
      empty('businessName', 'Business name is required.'),
      empty('email', 'Email is required.'),
      empty('password', 'Password is required.'),
      empty('businessPhone', 'Business phone is required.'),
      empty('address', 'Address is required.'),
      empty('category', 'Category is required.'),
      empty('location', 'Location is required.'),
      invalid('businessName', 'Please fix your business name.'),
      { field: 'businessName', on: 'taken', message: takenMessage('business_name', wording) },
      invalid('email', 'Please fix your email address.'),
      { field: 'email', on: 'taken', message: takenMessage('email', wording) },
      invalid('password', 'Please fix your password.'),
      invalid('workEmail', 'Please fix your work email.'),
      { field: 'workEmail', on: 'taken', message: takenMessage('work_email', wording) },
      invalid('businessPhone', 'Please fix your phone number.'),
      { field: 'businessPhone', on: 'taken', message: takenMessage('phone', wording) },
      invalid('address', 'Please fix your address.'),
      invalid('category', 'Please fix your category.'),
      invalid('location', 'Please fix your location.'),
      invalid('businessType', 'Please fix your business type.'),
      ...PICTURE_STEPS,
      empty('About', 'About is required.'),
      invalid('About', 'Please fix the about text.'),
      empty('Services', 'Services are required.'),
      invalid('Services', 'Please fix your services.'),
      empty('Description', 'Description is required.'),
      invalid('Description', 'Please fix your description.'),
    ],
  };
}
