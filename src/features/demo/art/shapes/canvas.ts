import type { Palette } from '../palettes.ts';
import type { Prop } from '../props/prop.ts';
import type { SeededRandom } from '../seeded-random.ts';

export const WIDTH = 1600;
export const HEIGHT = 500;

/** What every scene draws with. */
export interface Stage {
  palette: Palette;
  random: SeededRandom;
  /** What stands in front, if anything does; the scene's own subjects then make room for it. */
  prop: Prop | null;
}

export interface Disc {
  x: number;
  y: number;
  radius: number;
}
