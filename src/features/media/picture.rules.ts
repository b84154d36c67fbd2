import { media } from '#messages';

const MEGABYTE = 1024 * 1024;

export const PICTURE_SLOTS = {
  profile: {
    field: 'profilePic',
    types: ['image/jpeg', 'image/jpg', 'image/png', 'image/gif'],
    maxBytes: 2 * MEGABYTE,
    maxCount: 1,
    /** Longest side kept of what was uploaded. */
    keepPixels: 1024,
    /** What it can be cut to: the shapes that a profile shows it in. Null keeps the picture's own. */
    shapes: [{ name: () => media.square, aspect: 1 }],
  },
  background: {
    field: 'backgroundPic',
    types: ['image/jpeg', 'image/jpg', 'image/png'],
    maxBytes: 5 * MEGABYTE,
    maxCount: 1,
    keepPixels: 2400,
    shapes: [{ name: () => media.banner, aspect: 16 / 5 }],
  },
  showcase: {
    field: 'showcasePics[]',
    types: ['image/jpeg', 'image/jpg', 'image/png'],
    maxBytes: 2 * MEGABYTE,
    maxCount: 3,
    keepPixels: 2000,
    shapes: [
      { name: () => '4:3', aspect: 4 / 3 },
      { name: () => media.whole, aspect: null },
    ],
  },
} as const;

/** What phones write: browsers that can read it make a JPEG of it before it is sent. */
export const CAMERA_TYPE = 'image/heic';

/** What is ever decoded, whatever a file of few bytes unpacks to. */
export const PICTURE_MAX_SIDE = 12_000;
export const PICTURE_MAX_PIXELS = 40_000_000;

export type PictureSlot = keyof typeof PICTURE_SLOTS;

/** In the order that forms ask in. */
export const SLOTS = Object.keys(PICTURE_SLOTS) as PictureSlot[];

export const bySlot = <T>(make: (slot: PictureSlot) => T) =>
  Object.fromEntries(SLOTS.map((slot) => [slot, make(slot)])) as Record<PictureSlot, T>;

export const slotOfField = (name: string): PictureSlot | undefined =>
  SLOTS.find((slot) => PICTURE_SLOTS[slot].field === name);

export const VARIANT_WIDTHS = [96, 192, 320, 480, 640, 960, 1280, 1600, 2400] as const;
export const VARIANT_FORMATS = ['avif', 'webp'] as const;
export type VariantFormat = (typeof VARIANT_FORMATS)[number];

export function pictureUrl(key: string, width: number, format: VariantFormat): string {
  return `/media/${key}/${width}.${format}`;
}

/** The forms and the business editor say the same things in different words. */
export type PictureWording = 'form' | 'business-editor';

/** What is wrong with a file that was chosen for a slot, as far as its name and size tell. */
export function checkPictureFile(
  slot: PictureSlot,
  { type, size }: { type: string; size: number },
  wording: PictureWording = 'form',
): string | null {
  const { types, maxBytes } = PICTURE_SLOTS[slot];
  const inEditor = wording === 'business-editor';
  if (!(types as readonly string[]).includes(type)) {
    return inEditor ? media.invalidType(type) : media.unsupportedType(type, types.join(', '));
  }
  if (size <= maxBytes) return null;
  const limit = `${maxBytes / MEGABYTE}MB`;
  return inEditor ? media.fileTooLarge(limit) : media.eachTooLarge(limit);
}

export function tooManyPictures(wording: PictureWording = 'form'): string {
  const { maxCount } = PICTURE_SLOTS.showcase;
  return wording === 'business-editor' ? media.mostImages(maxCount) : media.upToImages(maxCount);
}

/** What a slot takes: "JPEG, PNG or GIF, up to 2MB. Larger photos are made smaller." */
export function slotLimits(slot: PictureSlot): string {
  const { types, maxBytes, maxCount } = PICTURE_SLOTS[slot];
  const names = types
    .filter((type) => type !== 'image/jpg')
    .map((type) => type.slice(6).toUpperCase());
  const kinds = media.kindsOf(names.slice(0, -1).join(', '), names.at(-1)!);
  const limit = `${maxBytes / MEGABYTE}MB`;
  return maxCount > 1 ? media.limitsEach(kinds, limit) : media.limits(kinds, limit);
}

/** Where a signature stands in the file, and its bytes as Latin-1. */
type Signature = readonly [type: string, at: number, bytes: string];

const SIGNATURES: readonly Signature[] = [
  ['image/jpeg', 0, '\xff\xd8\xff'],
  ['image/png', 0, '\x89PNG\r\n\x1a\n'],
  ['image/gif', 0, 'GIF87a'],
  ['image/gif', 0, 'GIF89a'],
  ['image/webp', 8, 'WEBP'],
  ['image/avif', 4, 'ftypavif'],
  ['image/heic', 4, 'ftyphe'],
  ['image/heic', 4, 'ftypmif1'],
  ['image/svg+xml', 0, '<svg'],
  ['image/svg+xml', 0, '<?xml'],
  ['application/pdf', 0, '%PDF-'],
];

export const UNKNOWN_TYPE = 'application/octet-stream';

/** What a file is by its first bytes: its name and what the browser says of it are anybody's to choose. */
export function pictureType(bytes: Uint8Array): string {
  const head = String.fromCharCode(...bytes.subarray(0, 64));
  const found = SIGNATURES.find(([, at, signature]) => head.startsWith(signature, at));
  return found?.[0] ?? UNKNOWN_TYPE;
}
