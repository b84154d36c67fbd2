import { staffSettings } from '#messages';

/** What is read on it or in it: WCAG 2.2, 1.4.3. */
export const CONTRAST_MIN = 4.5;

/** Of each theme the surface that leaves the least contrast, and what is written on a button. */
export const SURFACES = {
  light: { surface: '#f5f0e5', ink: '#ffffff' },
  dark: { surface: '#14323d', ink: '#04211f' },
} as const;
/** Of tokens.css. */
export const OWN_COLOURS = { COLOR_MAIN: '#0a6a61', COLOR_BUSINESS: '#6f3ad6' } as const;

const DARK_CARD = '#0d252e';

interface Shades {
  base: string;
  strong: string;
  soft: string;
}

export const isColour = (text: string): boolean => /^#[0-9a-f]{6}$/.test(text);

/** WCAG's ratio of two colours, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark, bright] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (bright! + 0.05) / (dark! + 0.05);
}

/** The least contrast that it has in the light theme, where it stands as it was chosen. */
export const contrastOf = (colour: string): number =>
  Math.min(contrast(colour, SURFACES.light.surface), contrast(colour, SURFACES.light.ink));

export function colourProblem(value: string): string | null {
  if (!isColour(value)) return staffSettings.noColour;
  const ratio = contrastOf(value);
  if (ratio >= CONTRAST_MIN) return null;
  return staffSettings.tooPale(ratioText(ratio), darkEnough(value));
}

/** Cut, not rounded: 4.49 is not 4.5. */
export const ratioText = (ratio: number): string => (Math.floor(ratio * 10) / 10).toFixed(1);

/** The nearest shade of a colour that can be read. */
export function darkEnough(colour: string): string {
  let [h, s, l] = toHsl(colour);
  let shade = colour;
  while (contrastOf(shade) < CONTRAST_MIN) shade = fromHsl(h, s, (l -= 0.01));
  return shade;
}

/** What the two themes make of a colour. In the dark one it is as much brighter as it has to be. */
export function shadesOf(colour: string): Record<'light' | 'dark', Shades> {
  const [h, s, l] = toHsl(colour);
  const { surface, ink } = SURFACES.dark;
  let bright = Math.max(l, 0.46);
  const isDim = (shade: string) =>
    contrast(shade, surface) < CONTRAST_MIN + 0.5 || contrast(shade, ink) < CONTRAST_MIN;
  while (isDim(fromHsl(h, s, bright))) bright += 0.01;
  const night = fromHsl(h, s, bright);
  return {
    light: {
      base: colour,
      strong: fromHsl(h, s, l * 0.77),
      soft: mix(colour, '#ffffff', 0.12),
    },
    dark: {
      base: night,
      strong: mix(night, '#ffffff', 0.7),
      soft: mix(night, DARK_CARD, 0.2),
    },
  };
}

export interface SiteColours {
  main: string | undefined;
  business: string | undefined;
}

/** The stylesheet that puts other colours in the place of our own; empty where they are our own. */
export function colourStyles({ main, business }: SiteColours): string {
  const named = [
    ['specialist', main],
    ['business', business],
  ] as const;
  const rules = (theme: 'light' | 'dark') =>
    named
      .flatMap(([name, colour]) => {
        if (!colour) return [];
        const { base, strong, soft } = shadesOf(colour)[theme];
        return [`--${name}:${base}`, `--${name}-strong:${strong}`, `--${name}-soft:${soft}`];
      })
      .join(';');
  const [light, dark] = [rules('light'), rules('dark')];
  if (!light) return '';
  // Each twice as specific as what it replaces: the stylesheets come later.
  return (
    `:root:root,[data-theme][data-theme=light]{${light}}` +
    `@media(prefers-color-scheme:dark){:root:root:not([data-theme=light]){${dark}}}` +
    `[data-theme][data-theme=dark]{${dark}}`
  );
}

type Channels = [number, number, number];

const channels = (colour: string) =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)) as Channels;

const asHex = (values: readonly number[]): string =>
  `#${values.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;

/** So much of the first, the rest of the second. */
export function mix(one: string, other: string, share: number): string {
  const ground = channels(other);
  return asHex(channels(one).map((value, at) => value * share + ground[at]! * (1 - share)));
}

function luminance(colour: string): number {
  const [r, g, b] = channels(colour).map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as Channels;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function toHsl(colour: string): Channels {
  const [r, g, b] = channels(colour).map((value) => value / 255) as Channels;
  const [max, min] = [Math.max(r, g, b), Math.min(r, g, b)];
  const span = max - min;
  const l = (max + min) / 2;
  if (span === 0) return [0, 0, l];
  const s = span / (1 - Math.abs(2 * l - 1));
  const turn =
    max === r ? ((g - b) / span + 6) % 6 : max === g ? (b - r) / span + 2 : (r - g) / span + 4;
  return [turn * 60, s, l];
}

function fromHsl(h: number, s: number, l: number): string {
  const lightness = Math.min(Math.max(l, 0), 1);
  const reach = s * Math.min(lightness, 1 - lightness);
  const channel = (shift: number) => {
    const at = (shift + h / 30) % 12;
    return 255 * (lightness - reach * Math.max(-1, Math.min(at - 3, 9 - at, 1)));
  };
  return asHex([channel(0), channel(8), channel(4)]);
}
