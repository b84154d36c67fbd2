import { mix } from '#features/demo/art/color-math.ts';
import { LOCAL } from '#features/demo/art/palettes.ts';
import { seededRandom } from '#features/demo/art/seeded-random.ts';
import { repeat } from '#features/demo/art/shapes/paths.ts';
import { drawFleck } from '#features/demo/art/shapes/water.ts';
import type { Layout } from './layout.ts';
import { swing, type Moment } from './motion.ts';
import { LAGOON, PALETTE } from './palette.ts';

/** The jungle and the temple, upside down in the water and broken by it. */
export function drawReflections({ width, shore, temple }: Layout, moment: Moment): string {
  const random = seededRandom('hero reflections');
  const jungle = mix(LAGOON[0], PALETTE.light(0.1).shaded(PALETTE.leaf[1]), 0.6);
  const stone = mix(LAGOON[1], PALETTE.light(0.1).lit(LOCAL.stone), 0.5);
  const trees = repeat(26, (index) => {
    const x = (width * (index + random.next())) / 26;
    const y = shore + 5 + 16 * random.next() ** 1.6;
    const length = random.between(90, 210) * (1 + 0.06 * swing(moment, 1, random.next()));
    return drawFleck([x, y], length, random.between(2, 4), jungle, 0.7);
  });
  const rows = repeat(9, (row) => {
    const share = row / 9;
    const open = 1 + 0.14 * swing(moment, 2, row * 0.29);
    const x = temple.x + 5 * swing(moment, 1, row * 0.21);
    const length = temple.width * (0.95 - 0.7 * share) * open;
    return drawFleck(
      [x, shore + 10 + 92 * share ** 1.2],
      length,
      3 + 2.4 * share,
      stone,
      0.55 - 0.2 * share,
    );
  });
  return trees + rows;
}
