import type { PictureSlot } from '#features/media/picture.rules.ts';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';
import { FACT_LABELS, type FactName } from './facts.rules.ts';
import { fieldsOf, sentAs, type AskedBy } from './fields.rules.ts';

const PICTURES: Record<PictureSlot, string> = {
  profile: 'Profile picture',
  background: 'Background picture',
  showcase: 'Showcase pictures',
};
const OF_BUSINESSES: Record<AskedBy, Partial<typeof PICTURES>> = {
  signup: { profile: 'Logo or profile picture' },
  editor: {
    profile: 'Profile picture or logo',
    background: 'Background banner',
    showcase: 'Showcase images',
  },
};

export function pictureLabel(
  kind: ProviderKind,
  slot: PictureSlot,
  form: AskedBy = 'editor',
): string {
  return (kind === 'business' && OF_BUSINESSES[form][slot]) || PICTURES[slot];
}

/** What a field of the editor is called, wherever it is spoken of. */
export function labelOf(kind: ProviderKind, name: string): string {
  if (name === 'videoUrl') return 'Video';
  const field = fieldsOf(kind).find((each) => sentAs('editor', each) === name);
  return field?.label ?? FACT_LABELS[name as FactName] ?? name;
}
