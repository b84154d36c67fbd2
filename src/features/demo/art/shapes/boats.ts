import { mix } from '../color-math.ts';
import { LOCAL, type Light, type Palette } from '../palettes.ts';
import { circle, filled, placed, stroked } from './paths.ts';
import { drawFleck } from './water.ts';

interface Boat {
  x: number;
  /** The water line. */
  y: number;
  length: number;
  light: Light;
  palette: Palette;
}

/** A Belizean sloop: low wooden hull, raked mast, one large mainsail and a jib. */
export function drawSailboat({ x, y, length, light, palette }: Boat): string {
  const stripe = palette.tint === 'teal' ? LOCAL.teal : LOCAL.purple;
  const art = [
    reflection(palette, 88),
    filled('M8 -128C34 -96 48 -54 50 -20L6 -20Z', light.lit(LOCAL.white)),
    filled('M8 -128C34 -96 48 -54 50 -20L30 -20C32 -60 24 -98 8 -128Z', light.shaded(LOCAL.white)),
    filled('M1 -118C-12 -84 -28 -52 -48 -22L0 -26Z', light.lit(LOCAL.mango)),
    filled('M1 -118C-4 -84 -12 -52 -22 -24L0 -26Z', light.lit(LOCAL.coral)),
    stroked('M4 -132L3 -12', light.shaded(LOCAL.wood), 3),
    filled(
      'M-50 -20C-24 -12 28 -12 52 -18L44 0H-34C-42 -4 -47 -12 -50 -20Z',
      light.lit(LOCAL.white),
    ),
    filled('M-47 -14C-22 -7 26 -7 49 -12L44 0H-34C-40 -4 -44 -9 -47 -14Z', light.shaded(stripe)),
  ].join('');
  return placed(art, x, y, length / 100);
}

/** A dory, the dugout canoe of the rivers, with one paddler in a straw hat. */
export function drawDory({ x, y, length, light, palette }: Boat): string {
  const shirt = palette.tint === 'teal' ? LOCAL.coral : LOCAL.mango;
  const art = [
    reflection(palette, 128),
    stroked('M26 -44L46 4', light.shaded(LOCAL.wood), 2.6),
    filled('M40 -6L46 -8L52 8L46 9Z', light.shaded(LOCAL.wood)),
    filled('M-4 -10C-6 -30 0 -40 12 -40C20 -38 22 -24 22 -10Z', light.lit(shirt)),
    filled('M12 -40C20 -38 22 -24 22 -10H10C14 -22 14 -32 12 -40Z', light.shaded(shirt)),
    stroked('M12 -34L27 -26L32 -28', light.shaded(LOCAL.bark), 4),
    circle(9, -47, 6.5, light.shaded(LOCAL.bark)),
    filled(
      'M-6 -49C2 -53 16 -53 24 -48C16 -47 2 -47 -6 -49ZM2 -51C3 -59 14 -59 16 -51Z',
      light.lit(LOCAL.sand),
    ),
    filled(
      'M-76 -20C-52 -8 52 -8 76 -19C66 -2 54 3 40 4H-40C-56 3 -68 -4 -76 -20Z',
      light.lit(LOCAL.wood),
    ),
    filled(
      'M-72 -14C-50 -3 50 -3 72 -13C64 0 54 3 40 4H-40C-54 3 -64 -2 -72 -14Z',
      light.shaded(LOCAL.wood),
    ),
  ].join('');
  return placed(art, x, y, length / 150);
}

function reflection(palette: Palette, width: number): string {
  const color = mix(palette.water[2], palette.shadow, 0.45);
  return (
    drawFleck([0, 4], width, 8, color, 0.8) +
    drawFleck([6, 14], width * 0.72, 4, color, 0.55) +
    drawFleck([-4, 22], width * 0.4, 3, color, 0.4)
  );
}
