const MEGABYTE = 1024 * 1024;

/** The pictures that are the site's own. */
export const SITE_PICTURES = {
  SITE_LOGO: { maxBytes: 2 * MEGABYTE, keepPixels: 1024, minWidth: 32 },
  HERO_PICTURE: { maxBytes: 5 * MEGABYTE, keepPixels: 2400, minWidth: 1280 },
} as const;

/** An SVG can carry scripts, and is none of them. */
export const SITE_PICTURE_TYPES: readonly string[] = ['image/png', 'image/jpeg', 'image/webp'];

/** What it was made of, and how large it is. */
export const SITE_PICTURE_KEY = /^[0-9a-f]{16}-([1-9]\d{0,3})x([1-9]\d{0,3})$/;

export const SITE_PICTURE_WIDTHS = [320, 720, 1080, 1280, 1920] as const;

export const sitePictureUrl = (
  key: string,
  width: (typeof SITE_PICTURE_WIDTHS)[number],
  format: 'avif' | 'webp' = 'webp',
): string => `/site/${key}/${width}.${format}`;

export function sizeOfPicture(key: string): { width: number; height: number } {
  const [, width, height] = SITE_PICTURE_KEY.exec(key) ?? [];
  return { width: Number(width), height: Number(height) };
}
