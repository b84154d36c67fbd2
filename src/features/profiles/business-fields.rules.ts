import { fields, shown } from '#messages';
import { BUSINESS_CATEGORIES } from './categories.rules.ts';
import { SHARED, type FieldDescription } from './shared-fields.rules.ts';
import { LOCATIONS } from './locations.rules.ts';

/** In the order that the editor asks and checks in. */
export const BUSINESS_FIELDS = {
  businessName: {
    label: () => fields.businessName,
    input: 'line',
    max: 40,
    autoComplete: 'organization',
    unique: 'business_name',
    weight: 'A',
  },
  phone: {
    ...SHARED.phone,
    label: () => fields.businessPhone,
    fix: () => fields.yourPhoneNumber,
    signup: 'businessPhone',
    editor: 'businessPhone',
  },
  workEmail: { ...SHARED.workEmail, max: 40, optional: 'optional' },
  address: {
    label: () => fields.address,
    input: 'line',
    max: 100,
    hint: () => fields.addressHint,
    autoComplete: 'street-address',
    weight: 'D',
  },
  category: {
    ...SHARED.category,
    choices: { of: BUSINESS_CATEGORIES, prompt: () => fields.chooseCategory },
  },
  specificType: {
    label: () => fields.specificType,
    called: () => fields.businessType,
    input: 'line',
    max: 40,
    optional: 'optional',
    hint: () => fields.businessTypeHint,
    placeholder: () => fields.businessTypeExample,
    signup: 'businessType',
    editor: 'businessType',
    weight: 'B',
  },
  location: {
    ...SHARED.location,
    choices: { of: LOCATIONS, prompt: () => fields.choosePlace },
    autoComplete: 'address-level2',
  },
  about: {
    label: () => shown.about,
    fix: () => fields.theAboutText,
    input: 'area',
    max: 350,
    hint: () => fields.aboutHint,
    signup: 'About',
    weight: 'D',
  },
  services: {
    label: () => shown.services,
    input: 'area',
    max: 500,
    hint: () => fields.servicesHint,
    placeholder: () => fields.servicesExample,
    signup: 'Services',
    weight: 'C',
  },
  description: {
    label: () => shown.description,
    input: 'area',
    max: 500,
    hint: () => fields.descriptionHint,
    signup: 'Description',
    weight: 'D',
  },
} as const satisfies Record<string, FieldDescription>;
