import type { PictureSlot } from '#features/media/picture.rules.ts';
import { fieldsOf, sentAs } from '#features/profiles/fields.rules.ts';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';

const PICTURES: Record<ProviderKind, Record<PictureSlot, string>> = {
  specialist: {
    profile: 'Profile picture',
    background: 'Background picture',
    showcase: 'Showcase pictures',
  },
  business: {
    profile: 'Profile picture or logo',
    background: 'Background banner',
    showcase: 'Showcase images',
  },
};

/** What a field of the editor is called, wherever it is spoken of. */
export function labelOf(kind: ProviderKind, name: string): string {
  if (name === 'videoUrl') return 'Video';
  return fieldsOf(kind).find((field) => sentAs('editor', field) === name)?.label ?? name;
}

export const pictureLabel = (kind: ProviderKind, slot: PictureSlot): string => PICTURES[kind][slot];
