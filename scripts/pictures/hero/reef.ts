import { mix } from '#features/demo/art/color-math.ts';
import { along, LOCAL } from '#features/demo/art/palettes.ts';
import { seededRandom, type SeededRandom } from '#features/demo/art/seeded-random.ts';
import { closedCurve, filled, polar, repeat, type Point } from '#features/demo/art/shapes/paths.ts';
import { drawFleck } from '#features/demo/art/shapes/water.ts';
import type { Layout } from './layout.ts';
import { lap, swing, type Moment } from './motion.ts';
import { LAGOON, PALETTE } from './palette.ts';

/** Patch reefs under the surface: sand that shines through, and coral heads on it. */
export function drawReef({ reefs }: Layout, moment: Moment): string {
  return reefs
    .map(({ at: [x, y], width }, index) => {
      const random = seededRandom(`hero reef ${index}`);
      const breath = 1 + 0.02 * swing(moment, 1, index * 0.4);
      const heads = repeat(9, () => {
        const [away, drop] = [random.between(-0.4, 0.4), random.between(-0.05, 0.05)];
        const size = width * random.between(0.04, 0.12);
        const at: Point = [x + away * width * breath, y + drop * width];
        return drawFleck(at, size, size * 0.24, LAGOON[5], 0.5);
      });
      const sand = mix(along(LAGOON, 0.25), LOCAL.sand, 0.1);
      return (
        filled(patch(random, [x, y], width * breath), sand, 0.16) +
        filled(patch(random, [x + width * 0.04, y - 2], width * 0.66 * breath), sand, 0.22) +
        heads
      );
    })
    .join('');
}

/** Where the swell breaks on the reef: short white lines that run along it. */
export function drawSurf({ surf }: Layout, moment: Moment): string {
  const { at, width } = surf;
  const random = seededRandom('hero surf');
  const foam = mix(PALETTE.light(0.2).lit(LOCAL.white), LAGOON[0], 0.25);
  return repeat(24, (index) => {
    const share = index / 24;
    const age = lap(moment, 1, -share * 2 + random.between(-0.08, 0.08));
    const open = Math.sin(Math.PI * age) ** 2;
    const x = at[0] + width * share + 10 * age;
    return drawFleck(
      [x, at[1] + 3 * Math.sin(share * 9) + 3 * age],
      random.between(30, 64) * (0.3 + 0.7 * open),
      2.6 * open,
      foam,
      0.9,
    );
  });
}

/** A blot seen from the side: uneven, and flat on the sea floor. */
function patch(random: SeededRandom, [x, y]: Point, width: number): string {
  const [slow, quick] = [random.next(), random.next()];
  const points = Array.from({ length: 25 }, (_, step): Point => {
    const share = step / 24;
    const uneven =
      1 +
      0.2 * Math.sin(2 * Math.PI * (3 * share + slow)) +
      0.1 * Math.sin(2 * Math.PI * (5 * share + quick));
    return polar([0, 0], 2 * Math.PI * share, (width / 2) * uneven);
  });
  return closedCurve(points.map(([across, down]): Point => [x + across, y + down * 0.17]));
}
