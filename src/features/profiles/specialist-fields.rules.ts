import { SPECIALIST_CATEGORIES } from './categories.rules.ts';
import { SHARED, type FieldDescription } from './shared-fields.rules.ts';
import { LOCATIONS } from './locations.rules.ts';

/** In the order that the editor asks and checks in. */
export const SPECIALIST_FIELDS = {
  firstName: {
    label: 'First name',
    input: 'line',
    max: 20,
    autoComplete: 'given-name',
    weight: 'A',
  },
  lastName: {
    label: 'Last name',
    input: 'line',
    max: 20,
    autoComplete: 'family-name',
    weight: 'A',
  },
  phone: { ...SHARED.phone, label: 'Phone number' },
  workEmail: { ...SHARED.workEmail, max: 100, optional: 'recommended' },
  location: {
    ...SHARED.location,
    choices: { of: LOCATIONS, prompt: 'Choose where you work' },
    autoComplete: 'address-level2',
  },
  category: {
    ...SHARED.category,
    choices: { of: SPECIALIST_CATEGORIES, prompt: 'Choose a category' },
  },
  occupation: {
    label: 'Occupation',
    input: 'line',
    max: 40,
    placeholder: 'Electrician',
    autoComplete: 'organization-title',
    weight: 'B',
  },
  education: {
    label: 'Education',
    input: 'area',
    max: 350,
    hint: 'Schools, courses, licences, years of experience.',
    weight: 'D',
  },
  skills: {
    label: 'Skills',
    input: 'area',
    max: 500,
    hint: 'What you can do, separated by commas.',
    placeholder: 'House wiring, solar panels, fault finding',
    weight: 'C',
  },
  bio: {
    label: 'Bio',
    input: 'area',
    max: 500,
    hint: 'A few sentences in your own words: what you do, for whom, and how.',
    weight: 'D',
  },
} as const satisfies Record<string, FieldDescription>;
