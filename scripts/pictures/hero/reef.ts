import { along, mix, LOCAL } from '../../../src/features/demo/art/palettes.ts';
import { seededRandom } from '../../../src/features/demo/art/seeded-random.ts';
import { repeat } from '../../../src/features/demo/art/shapes/paths.ts';
import { drawFleck } from '../../../src/features/demo/art/shapes/water.ts';
import type { Layout } from './layout.ts';
import { lap, swing, type Moment } from './motion.ts';
import { LAGOON, PALETTE } from './palette.ts';

/** Patch reefs under the surface: sand that shines through, and coral heads on it. */
export function drawReef({ reefs }: Layout, moment: Moment): string {
  return reefs
    .map(({ at: [x, y], width }, index) => {
      const random = seededRandom(`hero reef ${index}`);
      const sway = 4 * swing(moment, 1, index * 0.4);
      const heads = repeat(7, () => {
        const away = random.between(-0.36, 0.36);
        const drop = random.between(-0.03, 0.03) * width;
        const size = width * random.between(0.06, 0.16);
        return drawFleck([x + away * width - sway * 0.5, y + drop], size, size * 0.2, LAGOON[4], 0.55);
      });
      const sand = mix(along(LAGOON, 0.3), LOCAL.sand, 0.12);
      return (
        drawFleck([x + sway, y], width, width * 0.15, sand, 0.3) +
        drawFleck([x - sway, y - 2], width * 0.72, width * 0.1, sand, 0.35) +
        heads
      );
    })
    .join('');
}

/** Where the swell breaks on the reef: short white lines that run along it. */
export function drawSurf({ surf: { at: [left, y], width } }: Layout, moment: Moment): string {
  const random = seededRandom('hero surf');
  const foam = mix(PALETTE.light(0.2).lit(LOCAL.white), LAGOON[0], 0.25);
  return repeat(24, (index) => {
    const share = index / 24;
    const age = lap(moment, 1, -share * 2 + random.between(-0.08, 0.08));
    const open = Math.sin(Math.PI * age) ** 2;
    const x = left + width * share + 10 * age;
    return drawFleck([x, y + 3 * Math.sin(share * 9) + 3 * age], random.between(30, 64) * (0.3 + 0.7 * open), 2.6 * open, foam, 0.9);
  });
}
