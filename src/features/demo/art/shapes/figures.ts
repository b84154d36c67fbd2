import { LOCAL, type Light } from '../palettes.ts';
import type { SeededRandom } from '../seeded-random.ts';
import { circle, filled, placed, rect, stroked } from './paths.ts';

interface Figure {
  x: number;
  /** The ground. */
  y: number;
  height: number;
  light: Light;
}

const SKIN = ['#6B4226', '#8A5A38', '#A8754C', '#4E2F1E'] as const;
const CLOTH = [
  LOCAL.coral,
  LOCAL.teal,
  LOCAL.mango,
  LOCAL.purple,
  LOCAL.white,
  LOCAL.rose,
] as const;

/** A shopper in a long skirt with a basket of fruit. */
export function drawShopper(random: SeededRandom, { x, y, height, light }: Figure): string {
  const [skin, skirt, blouse] = [random.pick(SKIN), random.pick(CLOTH), random.pick(CLOTH)];
  const art = [
    filled('M-12 -2H34L26 3H-8Z', light.shaded(LOCAL.ink), 0.3),
    rect(-6, -14, 4, 14, light.shaded(skin)),
    rect(3, -14, 4, 14, light.shaded(skin)),
    filled('M-7 -46C-12 -32 -15 -20 -16 -10H16C14 -22 11 -34 7 -46Z', light.lit(skirt)),
    filled('M3 -46C7 -32 8 -20 8 -10H16C14 -22 11 -34 7 -46Z', light.shaded(skirt)),
    filled('M-9 -66C-4 -69 5 -69 9 -65L7 -44H-7Z', light.lit(blouse)),
    filled('M3 -68L9 -65L7 -44H2Z', light.shaded(blouse)),
    stroked('M8 -62L16 -50L12 -42', light.shaded(skin), 4),
    filled('M6 -44H26L22 -32H10Z', light.lit(LOCAL.wood)),
    circle(12, -46, 4, light.lit(LOCAL.mango)),
    circle(19, -46, 4, light.lit(LOCAL.coral)),
    circle(0, -76, 7.5, light.lit(skin)),
    filled('M-8 -74C-10 -88 10 -88 8 -74C6 -80 -2 -82 -8 -74Z', light.shaded(LOCAL.ink)),
    circle(5, -84, 4.5, light.shaded(LOCAL.ink)),
  ].join('');
  return placed(art, x, y, height / 88);
}

/** A man in a straw hat, hands in his pockets. */
export function drawVendor(random: SeededRandom, { x, y, height, light }: Figure): string {
  const [skin, shirt] = [random.pick(SKIN), random.pick(CLOTH)];
  const art = [
    filled('M-12 -2H34L26 3H-8Z', light.shaded(LOCAL.ink), 0.3),
    filled('M-9 -42L-8 0H-1L1 -34L4 0H10L10 -42Z', light.shaded('#5B6F86')),
    filled('M-11 -68C-4 -72 6 -72 12 -68L11 -38H-10Z', light.lit(shirt)),
    filled('M4 -71L12 -68L11 -38H4Z', light.shaded(shirt)),
    stroked('M-11 -65L-14 -50L-9 -40', light.lit(skin), 4),
    stroked('M12 -65L16 -50L11 -40', light.shaded(skin), 4),
    circle(0, -77, 7.5, light.lit(skin)),
    filled(
      'M-15 -80C-6 -84 8 -84 16 -79C8 -77 -6 -77 -15 -80ZM-7 -81C-6 -92 8 -92 9 -81Z',
      light.lit(LOCAL.sand),
    ),
    filled('M-7 -83C-2 -85 5 -85 9 -82L9 -80C4 -82 -2 -82 -7 -81Z', light.shaded(LOCAL.coral)),
  ].join('');
  return placed(art, x, y, height / 90);
}
