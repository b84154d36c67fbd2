import { LOCAL, type Light } from '../../../src/features/demo/art/palettes.ts';
import { drawSailboat } from '../../../src/features/demo/art/shapes/boats.ts';
import { circle, filled, placed } from '../../../src/features/demo/art/shapes/paths.ts';
import type { Layout } from './layout.ts';
import { swing, type Moment } from './motion.ts';
import { PALETTE } from './palette.ts';

/** A sloop that rides the swell: it rises, and leans a moment later. */
export function drawBoats({ boat, farBoat }: Layout, moment: Moment): string {
  return sloop(farBoat, 0.3, moment, 0.4) + sloop(boat, 0.04, moment, 0);
}

function sloop({ at: [x, y], length }: Layout['boat'], distance: number, moment: Moment, phase: number): string {
  const light = PALETTE.light(distance);
  const hull = drawSailboat({ x: 0, y: 0, length, light, palette: PALETTE });
  const art = placed(drawSkipper(light), -length * 0.27, -length * 0.17, length / 100) + hull;
  const rise = length * 0.035 * swing(moment, 2, phase);
  const surge = length * 0.06 * swing(moment, 1, phase);
  const lean = 1.6 * swing(moment, 2, phase - 0.2);
  return placed(`<g transform="rotate(${lean.toFixed(3)})">${art}</g>`, x + surge, y + rise);
}

/** In a straw hat at the tiller. */
function drawSkipper(light: Light): string {
  return [
    filled('M-7 4C-8 -8 -4 -14 1 -14C6 -14 8 -8 7 4Z', light.lit(LOCAL.coral)),
    filled('M1 -14C6 -14 8 -8 7 4H2C4 -4 4 -10 1 -14Z', light.shaded(LOCAL.coral)),
    circle(1, -17.5, 3.8, light.shaded(LOCAL.bark)),
    filled('M-6 -18.6C-2 -21 5 -21 9 -18.2C5 -17.4 -2 -17.6 -6 -18.6ZM-2.6 -19.6C-2 -24 4.6 -24 5.4 -19.6Z', light.lit(LOCAL.sand)),
  ].join('');
}
