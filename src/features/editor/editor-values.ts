import { spellCategoryWithAnd } from '#features/profiles/categories.rules.ts';
import { displayPhone, normalisePhone } from '#features/profiles/phone.rules.ts';
import type { ProfileContent } from '#features/profiles/profile-content.ts';
import { tidyValues } from '#features/signup/signup-form.rules.ts';
import { editorFields, type EditorKind } from './editor.rules.ts';

export type EditorValues = Readonly<Record<string, string>>;

interface Switches {
  whatsapp: boolean;
  videoUrl: string | null;
}

/** The fields of the editor for what the profile says. */
export function valuesOf(content: ProfileContent): Record<string, string> {
  const { category, location, phone, workEmail } = content;
  const shared = { category, location, workEmail: workEmail ?? '' };
  if (content.kind === 'specialist') {
    const { firstName, lastName, occupation, education, skills, bio } = content;
    const texts = { firstName, lastName, occupation, education, skills, bio };
    return { ...shared, ...texts, phone: displayPhone(phone) ?? '' };
  }
  const { businessName, address, specificType, about, services, description } = content;
  const texts = { businessName, address, about, services, description };
  return {
    ...shared,
    ...texts,
    businessType: specificType,
    businessPhone: displayPhone(phone) ?? '',
  };
}

/** And back again, from checked fields. */
export function contentOf(
  kind: EditorKind,
  values: EditorValues,
  { whatsapp, videoUrl }: Switches,
): ProfileContent {
  const tidied = tidyValues(editorFields(kind), values);
  const text = (name: string) => tidied[name]!;
  const shared = {
    category: spellCategoryWithAnd(text('category')),
    location: text('location'),
    workEmail: text('workEmail') || null,
    phone: normalisePhone(text(kind === 'specialist' ? 'phone' : 'businessPhone')),
    whatsapp,
    videoUrl,
  };
  if (kind === 'specialist')
    return {
      kind,
      ...shared,
      firstName: text('firstName'),
      lastName: text('lastName'),
      occupation: text('occupation'),
      education: text('education'),
      skills: text('skills'),
      bio: text('bio'),
    };
  return {
    kind,
    ...shared,
    businessName: text('businessName'),
    address: text('address'),
    specificType: text('businessType'),
    about: text('about'),
    services: text('services'),
    description: text('description'),
  };
}
