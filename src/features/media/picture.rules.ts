const MEGABYTE = 1024 * 1024;

export const PICTURE_SLOTS = {
  profile: {
    types: ['image/jpeg', 'image/jpg', 'image/png', 'image/gif'],
    maxBytes: 2 * MEGABYTE,
    maxCount: 1,
    /** Longest side kept of what was uploaded. */
    keepPixels: 1024,
  },
  background: {
    types: ['image/jpeg', 'image/jpg', 'image/png'],
    maxBytes: 5 * MEGABYTE,
    maxCount: 1,
    keepPixels: 2400,
  },
  showcase: {
    types: ['image/jpeg', 'image/jpg', 'image/png'],
    maxBytes: 2 * MEGABYTE,
    maxCount: 3,
    keepPixels: 2000,
  },
} as const;

export type PictureSlot = keyof typeof PICTURE_SLOTS;

export const VARIANT_WIDTHS = [96, 192, 320, 480, 640, 960, 1280, 1600, 2400] as const;
export const VARIANT_FORMATS = ['avif', 'webp'] as const;
export type VariantFormat = (typeof VARIANT_FORMATS)[number];

export function pictureUrl(key: string, width: number, format: VariantFormat): string {
  return `/media/${key}/${width}.${format}`;
}
