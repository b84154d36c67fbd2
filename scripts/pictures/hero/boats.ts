import { LOCAL, type Light } from '#features/demo/art/palettes.ts';
import { drawSailboat } from '#features/demo/art/shapes/boats.ts';
import { circle, filled, placed } from '#features/demo/art/shapes/paths.ts';
import { drawFleck } from '#features/demo/art/shapes/water.ts';
import type { Layout } from './layout.ts';
import { swing, type Moment } from './motion.ts';
import { PALETTE } from './palette.ts';

/** A sloop that rides the swell: it rises, and leans a moment later. */
export function drawBoats({ boat, farBoat }: Layout, moment: Moment): string {
  return sloop(farBoat, 0.3, moment, 0.4) + sloop(boat, 0.04, moment, 0);
}

function sloop(
  { at: [x, y], length }: Layout['boat'],
  distance: number,
  moment: Moment,
  phase: number,
): string {
  const light = PALETTE.light(distance);
  const hull = drawSailboat({ x: 0, y: 0, length, light, palette: PALETTE });
  const art = hull + placed(drawSkipper(light), length * 0.3, -length * 0.205, length / 100);
  const rise = length * 0.035 * swing(moment, 2, phase);
  const surge = length * 0.06 * swing(moment, 1, phase);
  const lean = 1.6 * swing(moment, 2, phase - 0.2);
  const mirror = drawMirror(light, moment, phase);
  const ship = `<g transform="rotate(${lean.toFixed(3)})">${art}</g>`;
  return placed(placed(mirror, 0, 0, length / 100) + ship, x + surge, y + rise);
}

/** The sails in the water below, torn into flat stripes. */
function drawMirror(light: Light, moment: Moment, phase: number): string {
  const stripes = [
    [-14, 9, 34, LOCAL.coral],
    [18, 13, 44, LOCAL.white],
    [-6, 21, 30, LOCAL.mango],
    [16, 28, 34, LOCAL.white],
    [6, 38, 24, LOCAL.white],
    [2, 50, 14, LOCAL.mango],
  ] as const;
  return stripes
    .map(([x, y, width, color], index) => {
      const open = 1 + 0.25 * swing(moment, 2, phase + index * 0.23);
      return drawFleck([x, y], width * open, 3, light.lit(color), 0.55);
    })
    .join('');
}

/** In a straw hat at the tiller. */
function drawSkipper(light: Light): string {
  return [
    filled('M-7 4C-8 -8 -4 -14 1 -14C6 -14 8 -8 7 4Z', light.lit(LOCAL.coral)),
    filled('M1 -14C6 -14 8 -8 7 4H2C4 -4 4 -10 1 -14Z', light.shaded(LOCAL.coral)),
    circle(1, -17.5, 3.8, light.shaded(LOCAL.bark)),
    filled(
      'M-6 -18.6C-2 -21 5 -21 9 -18.2C5 -17.4 -2 -17.6 -6 -18.6ZM-2.6 -19.6C-2 -24 4.6 -24 5.4 -19.6Z',
      light.lit(LOCAL.sand),
    ),
  ].join('');
}
