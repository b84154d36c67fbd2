import type { Category } from '#features/profiles/categories.rules.ts';
import { paletteFor, type TimeOfDay, type Tint } from './palettes.ts';
import { CATEGORY_PROPS } from './props/category-props.ts';
import { drawCaye } from './scenes/caye.ts';
import { drawJungle } from './scenes/jungle.ts';
import { drawMarketStreet } from './scenes/market-street.ts';
import { drawReef } from './scenes/reef.ts';
import { drawRiver } from './scenes/river.ts';
import { drawTemple } from './scenes/temple.ts';
import { seededRandom } from './seeded-random.ts';
import { HEIGHT, WIDTH, type Stage } from './shapes/canvas.ts';

export type { TimeOfDay, Tint } from './palettes.ts';

export const SCENES = ['reef', 'caye', 'jungle', 'temple', 'market-street', 'river'] as const;
export type Scene = (typeof SCENES)[number];

export interface Banner {
  scene: Scene;
  time: TimeOfDay;
  tint: Tint;
  /** The same seed draws the same composition: tint changes only colours; time also moves sun or moon and lights lamps. */
  seed: string;
  /** Whose prop stands in front; without one the scene is all there is to see. */
  category?: Category;
}

const DRAW: Record<Scene, (stage: Stage) => string> = {
  reef: drawReef,
  caye: drawCaye,
  jungle: drawJungle,
  temple: drawTemple,
  'market-street': drawMarketStreet,
  river: drawRiver,
};

/**
 * An SVG of 1600 by 500. Subjects stand between x 425 and 1175, which a phone's 3:2 crop keeps, and the lower left
 * stays calm because profile picture and name lie over it.
 */
export function drawBanner({ scene, time, tint, seed, category }: Banner): string {
  const stage: Stage = {
    palette: paletteFor(time, tint),
    random: seededRandom(`${scene} ${seed}`),
    prop: category ? CATEGORY_PROPS[category] : null,
  };
  const size = `width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${DRAW[scene](stage)}</svg>`;
}
