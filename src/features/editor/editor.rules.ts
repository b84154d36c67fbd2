import { isEmail } from '#features/accounts/email.rules.ts';
import { LENIENT_PHONE, PHONE_INVALID } from '#features/profiles/phone.rules.ts';
import { signupRules, type FieldRule } from '#features/signup/signup-form.rules.ts';

export type EditorKind = 'specialist' | 'business';

export const EDITOR_MESSAGES = {
  blocked: 'Fix validation errors before saving.',
  saved: 'Profile updated successfully!',
  failed: 'Failed to update profile.',
  conflict:
    'This profile was changed somewhere else since you opened it. Nothing you typed is lost: look at the newer version, or save yours over it.',
  waiting: 'Your changes are waiting for review. Visitors see the approved version until then.',
  video:
    'Please enter a link that everybody can open, starting with https://, for example to a video on YouTube.',
} as const;

interface EditorField extends FieldRule {
  /** What an empty field says; absent where it may stay empty. */
  required?: string;
}

type Editor = Record<string, EditorField>;

const specialist = signupRules('specialist').fields;
const business = signupRules('business').fields;

const EDITORS: Record<EditorKind, Editor> = {
  specialist: {
    firstName: { ...specialist.firstName!, required: 'First name is required.' },
    lastName: { ...specialist.lastName!, required: 'Last name is required.' },
    phone: { ...specialist.phone!, required: 'Phone number is required.' },
    workEmail: specialist.workEmail!,
    location: { ...specialist.location!, required: 'Location is required.' },
    category: { ...specialist.category!, required: 'Category is required.' },
    occupation: { ...specialist.occupation!, required: 'Occupation is required.' },
    education: { ...specialist.education!, required: 'Education is required.' },
    skills: { ...specialist.skills!, required: 'Skills are required.' },
    bio: { ...specialist.bio!, required: 'Bio is required.' },
  },
  business: {
    businessName: { ...business.businessName!, required: 'Business name is required.' },
    businessPhone: {
      ...business.businessPhone!,
      max: LENIENT_PHONE.max,
      // Whoever signed up on the other form may keep a number that the main form would not take.
      check: (value) => (LENIENT_PHONE.pattern.test(value.trim()) ? null : PHONE_INVALID),
      required: 'Business phone is required.',
    },
    workEmail: {
      ...business.workEmail!,
      check: (value) =>
        isEmail(value.trim()) ? business.workEmail!.check(value) : 'Invalid email.',
    },
    address: { ...business.address!, required: 'Address is required.' },
    category: { ...business.category!, required: 'Category is required.' },
    businessType: business.businessType!,
    location: { ...business.location!, required: 'Location is required.' },
    about: { ...business.About!, required: 'About is required.' },
    services: { ...business.Services!, required: 'Services are required.' },
    description: { ...business.Description!, required: 'Description is required.' },
  },
};

export const editorFields = (kind: EditorKind): Editor => EDITORS[kind];

/** What is wrong with one field, if anything. */
export function checkEditorField(kind: EditorKind, name: string, value: string): string | null {
  const field = EDITORS[kind][name]!;
  const tidied = field.tidy(value);
  return tidied === '' ? (field.required ?? null) : field.check(tidied);
}

/** Everything that is wrong, by field. */
export function checkEditor(
  kind: EditorKind,
  values: Readonly<Record<string, string>>,
): Record<string, string> {
  return Object.fromEntries(
    Object.keys(EDITORS[kind]).flatMap((name) => {
      const message = checkEditorField(kind, name, values[name] ?? '');
      return message ? [[name, message]] : [];
    }),
  );
}
