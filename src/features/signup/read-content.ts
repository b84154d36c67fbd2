import { spellCategoryWithAnd } from '#features/profiles/categories.rules.ts';
import { normalisePhone } from '#features/profiles/phone.rules.ts';
import type { ProfileContent } from '#features/profiles/profile-content.ts';
import type { FormId } from './signup-form.rules.ts';

export type Values = Readonly<Record<string, string>>;

/** What a tidied and checked form says, in the words of the profile. */
export function readContent(form: FormId, values: Values): ProfileContent {
  const text = (name: string) => values[name] ?? '';
  const shared = {
    category: spellCategoryWithAnd(text('category')),
    location: text('location'),
    phone: normalisePhone(text(form === 'specialist' ? 'phone' : 'businessPhone')),
    workEmail: text('workEmail') || null,
    whatsapp: true,
    videoUrl: null,
  };
  if (form === 'specialist')
    return {
      kind: 'specialist',
      ...shared,
      firstName: text('firstName'),
      lastName: text('lastName'),
      occupation: text('occupation'),
      education: text('education'),
      skills: text('skills'),
      bio: text('bio'),
    };
  return {
    kind: 'business',
    ...shared,
    businessName: text('businessName'),
    address: text('address'),
    specificType: text('businessType'),
    about: text('About'),
    services: text('Services'),
    description: text('Description'),
  };
}
