import { LOCAL } from '../palettes.ts';
import type { Stage } from './canvas.ts';
import { filled, placed } from './paths.ts';

interface Skiff {
  x: number;
  /** The water line. */
  y: number;
}

/** An open boat in two parts, for what it carries to stand between; its keel shows through the water. */
export function drawSkiff({ palette }: Stage, { x, y }: Skiff): { behind: string; front: string } {
  const [light, below] = [palette.light(0), palette.underwater(0.12)];
  const paint = palette.tint === 'teal' ? LOCAL.coral : LOCAL.mango;
  const inside = filled(
    'M-190 -32C-100 -44 100 -46 214 -46L90 -18H-110Z',
    light.shaded(LOCAL.wood),
  );
  const hull = [
    filled('M-182 2H176C150 26 110 34 60 34H-130C-164 34 -178 20 -182 2Z', below.shaded(paint)),
    filled('M-196 -30C-110 -18 90 -18 214 -44L176 2H-182Z', light.lit(LOCAL.white)),
    filled('M-186 -8C-110 -2 90 -2 190 -14L176 2H-182Z', light.shaded(LOCAL.white)),
    filled('M-198 -34C-110 -22 90 -22 218 -48L210 -36C90 -11 -110 -11 -195 -22Z', light.lit(paint)),
  ].join('');
  return { behind: placed(inside, x, y), front: placed(hull, x, y) };
}
