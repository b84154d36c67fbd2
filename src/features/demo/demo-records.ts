import type { BusinessCategory, SpecialistCategory } from '#features/profiles/categories.rules.ts';
import type { Location } from '#features/profiles/locations.rules.ts';

/** What a showcase vignette can depict; the artist draws each, the records choose from them. */
export const MOTIFS = [
  'laptop',
  'smartphone',
  'network-router',
  'code-window',
  'color-swatches',
  'camera',
  'easel',
  'sewing-machine',
  'notebook-pen',
  'newspaper',
  'microphone',
  'megaphone',
  'bar-chart',
  'shop-window',
  'calculator-ledger',
  'coins',
  'books',
  'blackboard',
  'graduation-cap',
  'stethoscope',
  'dumbbells',
  'massage-stones',
  'barber-chair',
  'tooth',
  'scales',
  'stamped-document',
  'blueprint',
  'gears',
  'solar-panels',
  'crane',
  'cake',
  'table-setting',
  'balloons',
  'flowers',
  'drums',
  'guitar',
  'pipe-joint',
  'wrench-set',
  'light-switch',
  'paint-roller',
  'hammer-wood',
  'brick-wall',
  'welding-mask',
  'air-conditioner',
  'garden-tools',
  'house',
  'hammock',
  'market-crates',
  'shopping-bags',
  'parcel',
  'taxi',
  'delivery-truck',
  'speedboat',
  'sailboat',
  'bus',
  'bicycle',
  'car-engine',
  'tire',
  'dive-mask',
  'fishing-rod',
  'temple-tour',
  'zipline',
  'guest-room',
  'beach-umbrella',
  'rice-and-beans',
  'fry-jacks',
  'coffee-cup',
  'fruit-juice',
  'hot-sauce',
  'seafood-grill',
  'cocoa-pods',
  'pottery',
  'wood-carving',
  'furniture',
  'sewing-thread',
  'tortilla-press',
  'insurance-umbrella',
  'bank-building',
  'recycling-bins',
  'tree-seedling',
  'sea-turtle',
  'helping-hands',
  'food-basket',
  'paw-print',
] as const;

export type Motif = (typeof MOTIFS)[number];

export interface DemoReview {
  author: string;
  stars: 1 | 2 | 3 | 4 | 5;
  text: string;
  daysAgo: number;
  reply?: string;
}

interface DemoProfile {
  location: Location;
  /** Motifs of the showcase pictures, at most three. */
  showcase: readonly Motif[];
  joinedDaysAgo: number;
  reviews: readonly DemoReview[];
  /** A work email is made from the name unless this is false. */
  workEmail?: false;
  /** Phones are numbered by the loader; landlines cannot receive WhatsApp. */
  phoneKind?: 'mobile' | 'landline';
  video?: true;
  /** False leaves the profile without portrait or logo and without banner. */
  pictures?: false;
}

export interface DemoSpecialist extends DemoProfile {
  firstName: string;
  lastName: string;
  portrait: {
    presents: 'woman' | 'man';
    age: 'young' | 'middle' | 'elder';
    skin: 'light' | 'tan' | 'brown' | 'deep';
  };
  occupation: string;
  education: string;
  skills: string;
  bio: string;
}

export interface DemoBusiness extends DemoProfile {
  businessName: string;
  address: string;
  specificType: string;
  about: string;
  services: string;
  description: string;
}

export interface DemoSpecialistCategory {
  category: SpecialistCategory;
  people: readonly DemoSpecialist[];
}

export interface DemoBusinessCategory {
  category: BusinessCategory;
  businesses: readonly DemoBusiness[];
}
