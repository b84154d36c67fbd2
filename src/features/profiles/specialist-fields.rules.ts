import { fields, shown } from '#messages';
import { SPECIALIST_CATEGORIES } from './categories.rules.ts';
import { SHARED, type FieldDescription } from './shared-fields.rules.ts';
import { LOCATIONS } from './locations.rules.ts';

/** In the order that the editor asks and checks in. */
export const SPECIALIST_FIELDS = {
  firstName: {
    label: () => fields.firstName,
    input: 'line',
    max: 20,
    autoComplete: 'given-name',
    weight: 'A',
  },
  lastName: {
    label: () => fields.lastName,
    input: 'line',
    max: 20,
    autoComplete: 'family-name',
    weight: 'A',
  },
  phone: { ...SHARED.phone, label: () => fields.phoneNumber },
  workEmail: { ...SHARED.workEmail, max: 100, optional: 'recommended' },
  location: {
    ...SHARED.location,
    choices: { of: LOCATIONS, prompt: () => fields.chooseWhereYouWork },
    autoComplete: 'address-level2',
  },
  category: {
    ...SHARED.category,
    choices: { of: SPECIALIST_CATEGORIES, prompt: () => fields.chooseCategory },
  },
  occupation: {
    label: () => fields.occupation,
    input: 'line',
    max: 40,
    placeholder: () => fields.occupationExample,
    autoComplete: 'organization-title',
    weight: 'B',
  },
  education: {
    label: () => shown.education,
    input: 'area',
    max: 350,
    hint: () => fields.educationHint,
    weight: 'D',
  },
  skills: {
    label: () => shown.skills,
    input: 'area',
    max: 500,
    hint: () => fields.skillsHint,
    placeholder: () => fields.skillsExample,
    weight: 'C',
  },
  bio: {
    label: () => fields.bio,
    input: 'area',
    max: 500,
    hint: () => fields.bioHint,
    weight: 'D',
  },
} as const satisfies Record<string, FieldDescription>;
