import type { PictureSlot } from '#features/media/picture.rules.ts';
import type { EditorKind } from './editor.rules.ts';

const SHARED = {
  workEmail: 'Work email',
  location: 'Location',
  category: 'Category',
  videoUrl: 'Video',
};

const LABELS: Record<EditorKind, Record<string, string>> = {
  specialist: {
    ...SHARED,
    firstName: 'First name',
    lastName: 'Last name',
    phone: 'Phone number',
    occupation: 'Occupation',
    education: 'Education',
    skills: 'Skills',
    bio: 'Bio',
  },
  business: {
    ...SHARED,
    businessName: 'Business name',
    businessPhone: 'Business phone',
    address: 'Address',
    businessType: 'Specific business type',
    about: 'About',
    services: 'Services',
    description: 'Description',
  },
};

const PICTURES: Record<EditorKind, Record<PictureSlot, string>> = {
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

/** What a field is called, wherever it is spoken of. */
export const labelOf = (kind: EditorKind, name: string): string => LABELS[kind][name] ?? name;
export const pictureLabel = (kind: EditorKind, slot: PictureSlot): string => PICTURES[kind][slot];
