import { fields } from '#messages';
import type { PictureSlot } from '#features/media/picture.rules.ts';
import { LANGUAGE_NAMES } from '#platform/language.ts';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';
import { FACT_LABELS } from './fact-words.rules.ts';
import type { FactName } from './facts.rules.ts';
import { fieldOf } from './translations.rules.ts';
import { fieldsOf, sentAs, type AskedBy } from './fields.rules.ts';

const PICTURES: Record<PictureSlot, () => string> = {
  profile: () => fields.profilePicture,
  background: () => fields.backgroundPicture,
  showcase: () => fields.showcasePictures,
};
const OF_BUSINESSES: Record<AskedBy, Partial<typeof PICTURES>> = {
  signup: { profile: () => fields.logoOrProfilePicture },
  editor: {
    profile: () => fields.profilePictureOrLogo,
    background: () => fields.backgroundBanner,
    showcase: () => fields.showcaseImages,
  },
};

export function pictureLabel(
  kind: ProviderKind,
  slot: PictureSlot,
  form: AskedBy = 'editor',
): string {
  const own = kind === 'business' ? OF_BUSINESSES[form][slot] : undefined;
  return (own ?? PICTURES[slot])();
}

/** What a field of the editor is called, wherever it is spoken of. */
export function labelOf(kind: ProviderKind, name: string): string {
  if (name === 'videoUrl') return fields.video;
  if (name === 'writtenIn') return fields.writtenIn;
  const [language, translated] = fieldOf(kind, name) ?? [];
  if (language && translated) return `${translated.label()} (${LANGUAGE_NAMES[language]})`;
  const field = fieldsOf(kind).find((each) => sentAs('editor', each) === name);
  return field?.label() ?? FACT_LABELS[name as FactName]?.() ?? name;
}
