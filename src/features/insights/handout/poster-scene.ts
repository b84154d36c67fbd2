import { mix, shadesOf } from '#platform/colours.rules.ts';
import { POSTER_LANDMARK } from '#platform/pack.ts';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';

/** From the sky to the ground that the words stand on. */
const OWN = {
  specialist: ['#e9ead6', '#c4dccb', '#86bfae', '#3f9c8d', '#0f8277', '#0a6a61'],
  business: ['#f3ead9', '#dccff3', '#b99fec', '#9169e2', '#6f3ad6', '#5a2cb3'],
} as const;
const SAND = '#f3ead9';

/** The site's own colour, where it has another than ours, from pale to strong. */
export function posterColours(kind: ProviderKind, colour: string | undefined) {
  if (!colour) return OWN[kind];
  const { base, strong } = shadesOf(colour).light;
  const [near, ground] = kind === 'specialist' ? [mix(base, SAND, 0.9), base] : [base, strong];
  const [sky, far, hills, shore] = [0.06, 0.25, 0.5, 0.75].map((share) => mix(base, SAND, share));
  return [sky!, far!, hills!, shore!, near, ground] as const;
}

/** In pixels of its own; `sunAbove` is how far the middle of the sun stands above the lower edge. */
export const SCENE = { width: 1080, height: 900, sunAbove: 250 };

/**
 * Sun, hills, what the country is known by, and a palm above the poster's words. It grows from its lower edge, so that a taller poster has more
 * sky; the middle of the sun is where the portrait goes.
 */
export function posterScene(kind: ProviderKind, colour: string | undefined): string {
  const [sky, far, hills, shore, near, ground] = posterColours(kind, colour);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1080 900">` +
    `<path fill="${sky}" d="M0 0h1080v900H0z"/>` +
    `<path fill="#fff" opacity=".5" d="M0 250h1080v64H0zm0 116h1080v34H0zm0 78h1080v16H0z"/>` +
    `<circle cx="540" cy="650" r="300" fill="#f6c26b" opacity=".35"/>` +
    `<circle cx="540" cy="650" r="245" fill="#f6c26b" opacity=".55"/>` +
    `<circle cx="540" cy="650" r="190" fill="#f2a93b"/>` +
    `<path fill="${far}" d="M0 740q140-96 290-46 130-72 280 6 110-44 230 14 130-52 280 18v168H0z"/>` +
    `<path fill="${hills}" d="M0 790q120-52 250-16 90-34 180 16 250 14 650-6v116H0z"/>` +
    `<path fill="${near}" d="${POSTER_LANDMARK.walls}"/>` +
    `<path fill="${far}" d="${POSTER_LANDMARK.pale}"/>` +
    `<path fill="${shore}" d="M0 826q180-34 360-8 340 26 720-4v86H0z"/>` +
    // The palm, bent by the trade wind.
    `<path fill="${ground}" d="M118 872q46-150-8-268l17-5q62 124 24 273z"/>` +
    `<path fill="${ground}" d="M116 606q-80-66-150 18 74-38 146-8-88-12-100 88 32-68 104-84-24 56 4 116 16-60 12-112 64 16 88 84 0-84-88-96 76-20 132 28-40-84-144-32 4-56-48-80 32 36 44 78z"/>` +
    `<path fill="${near}" d="M0 862q45-20 90 0t90 0 90 0 90 0 90 0 90 0 90 0 90 0 90 0 90 0 90 0 90 0v38H0z"/>` +
    `<path fill="${ground}" d="M0 884q60-18 120 0t120 0 120 0 120 0 120 0 120 0 120 0 120 0 120 0v16H0z"/></svg>`
  );
}
