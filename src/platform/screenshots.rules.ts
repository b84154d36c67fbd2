import type { Language } from '#platform/language.ts';

/** Pictures of the site that a browser shows to whoever installs it, taken by `scripts/pictures/take-screenshots.ts`. */
export const SCREENSHOTS = [
  { name: 'home', width: 780, height: 1560, form: 'narrow' },
  { name: 'results', width: 780, height: 1560, form: 'narrow' },
  { name: 'wide', width: 1280, height: 800, form: 'wide' },
] as const;

type ScreenshotName = (typeof SCREENSHOTS)[number]['name'];

export const screenshotPath = (name: ScreenshotName, language: Language): string =>
  `/screenshots/${name}-${language}.webp`;
