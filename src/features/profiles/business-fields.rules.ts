import { BUSINESS_CATEGORIES } from './categories.rules.ts';
import { SHARED, type FieldDescription } from './shared-fields.rules.ts';
import { LOCATIONS } from './locations.rules.ts';

/** In the order that the editor asks and checks in. */
export const BUSINESS_FIELDS = {
  businessName: {
    label: 'Business name',
    input: 'line',
    max: 40,
    autoComplete: 'organization',
    unique: 'business_name',
    weight: 'A',
  },
  phone: {
    ...SHARED.phone,
    label: 'Business phone',
    fix: 'your phone number',
    signup: 'businessPhone',
    editor: 'businessPhone',
  },
  workEmail: { ...SHARED.workEmail, max: 40, optional: 'optional' },
  address: {
    label: 'Address',
    input: 'line',
    max: 100,
    hint: 'Street and number, or how to find you.',
    autoComplete: 'street-address',
    weight: 'D',
  },
  category: {
    ...SHARED.category,
    choices: { of: BUSINESS_CATEGORIES, prompt: 'Choose a category' },
  },
  specificType: {
    label: 'Specific business type',
    called: 'Business type',
    input: 'line',
    max: 40,
    optional: 'optional',
    hint: 'In your own words.',
    placeholder: 'Bakery',
    signup: 'businessType',
    editor: 'businessType',
    weight: 'B',
  },
  location: {
    ...SHARED.location,
    choices: { of: LOCATIONS, prompt: 'Choose a place' },
    autoComplete: 'address-level2',
  },
  about: {
    label: 'About',
    fix: 'the about text',
    input: 'area',
    max: 350,
    hint: 'Who you are: your story in a few sentences.',
    signup: 'About',
    weight: 'D',
  },
  services: {
    label: 'Services',
    input: 'area',
    max: 500,
    hint: 'What you offer, separated by commas.',
    placeholder: 'Wedding cakes, fresh bread, catering',
    signup: 'Services',
    weight: 'C',
  },
  description: {
    label: 'Description',
    input: 'area',
    max: 500,
    hint: 'Hours, prices, delivery: what customers ask most.',
    signup: 'Description',
    weight: 'D',
  },
} as const satisfies Record<string, FieldDescription>;
