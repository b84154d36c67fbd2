import { LOCAL, type Light } from '../palettes.ts';
import { circle, filled, placed } from './paths.ts';

/** The keel-billed toucan, Belize's national bird, perched at (x, y) and looking left. */
export function drawToucan(x: number, y: number, height: number, light: Light): string {
  const black = light.shaded('#1B2A30');
  const bib = 'M-23 -58C-10 -62 2 -52 0 -38C-2 -26 -16 -24 -25 -30C-27 -40 -26 -50 -23 -58Z';
  const body =
    'M-22 -62C-16 -84 16 -84 22 -60C30 -38 26 -6 8 4C-8 6 -22 -2 -25 -20C-27 -36 -26 -50 -22 -62Z';
  const art = [
    filled('M14 -20L40 38L28 42L4 -4Z', black),
    filled(body, black),
    filled(bib, light.lit('#F6D24A')),
    filled('M8 4C20 -2 28 -20 27 -42C18 -20 10 -10 -4 -4Z', light.lit('#31474F')),
    filled('M-18 -72C-36 -86 -66 -82 -80 -56C-66 -62 -44 -58 -20 -54Z', light.lit('#8CC152')),
    filled('M-80 -56C-77 -63 -72 -69 -66 -73C-68 -67 -68 -62 -66 -60Z', light.lit('#B83A16')),
    filled('M-22 -66C-38 -76 -56 -74 -66 -66C-50 -68 -36 -66 -21 -60Z', light.lit(LOCAL.mango)),
    circle(-6, -68, 6.5, light.lit('#A9D66B')),
    circle(-6, -68, 3.2, light.shaded(LOCAL.ink)),
    filled('M-10 2L-4 10L0 2ZM2 2L8 9L12 0Z', light.lit('#6F8C98')),
  ].join('');
  return placed(art, x, y, height / 88);
}
