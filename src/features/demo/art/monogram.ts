import type { BusinessCategory } from '#features/profiles/categories.rules.ts';
import { COLORWAYS } from './monogram/colorways.ts';
import { EMBLEMS } from './monogram/emblems.ts';
import { initialsOf } from './monogram/initials.ts';
import { LAYOUTS } from './monogram/layouts.ts';
import { svg } from './markup.ts';
import { seededRandom } from './seeded-random.ts';

export interface MonogramOptions {
  name: string;
  category: BusinessCategory;
  seed: string;
}

/** A small-business mark, square to the edge so that a circle or a rounded square may crop it. */
export function drawMonogram({ name, category, seed }: MonogramOptions): string {
  const random = seededRandom(seed);
  const colors = random.pick(COLORWAYS);
  const emblem = random.pick(EMBLEMS[category]);
  const layout = random.pick(LAYOUTS);
  const mark = layout({ initials: initialsOf(name), emblem, colors, random });
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="-256 -256 512 512">' +
    svg`<rect x="-256" y="-256" width="512" height="512" fill="${colors.ground}"/>` +
    `${mark}</svg>`
  );
}
