import { mix } from '#features/demo/art/color-math.ts';
import { along } from '#features/demo/art/palettes.ts';
import { seededRandom } from '#features/demo/art/seeded-random.ts';
import { curveDownTo, filled, rect, repeat, type Point } from '#features/demo/art/shapes/paths.ts';
import { drawFleck } from '#features/demo/art/shapes/water.ts';
import type { Layout } from './layout.ts';
import { ease, lap, swing, type Moment } from './motion.ts';
import { LAGOON, PALETTE } from './palette.ts';

const BANDS = 9;
const SWELLS = 10;
/** Every second row of swell is alike, so a roll by two rows closes the loop. */
const SWELL_KINDS = 2;
const GLITTER_ROWS = 22;

/** Bands of water that widen towards the viewer, their edges rising and falling. */
export function drawLagoon(layout: Layout, moment: Moment): string {
  const { width, height, shore } = layout;
  const bands = repeat(BANDS - 1, (index) => {
    const share = (index + 1) / BANDS;
    const y = depth(layout, share);
    const lift = 1.5 + 8 * share;
    const edge = Array.from({ length: 21 }, (_, step): Point => {
      const x = (width * step) / 20;
      const wave = swing(moment, index % 2 === 0 ? 1 : -1, (x / width) * 2.3 + index * 0.37);
      const ripple = swing(moment, 2, (x / width) * 5.1 + index * 0.61);
      return [x, y + lift * (0.7 * wave + 0.3 * ripple)];
    });
    return filled(curveDownTo(edge, height), along(LAGOON, share));
  });
  return rect(0, shore, width, height - shore, LAGOON[0]) + bands;
}

/** Where a share of the way from the shore to the viewer lies, foreshortened. */
function depth({ shore, height }: Layout, share: number): number {
  return shore + (height - shore) * share ** 1.7;
}

/** Low crests that roll towards the viewer, two kinds in turn. */
export function drawSwell(layout: Layout, moment: Moment): string {
  const { width } = layout;
  return repeat(SWELLS + SWELL_KINDS, (row) => {
    const share = Math.max(0, (row - SWELL_KINDS + SWELL_KINDS * moment) / SWELLS);
    const random = seededRandom(`hero swell ${row % SWELL_KINDS}`);
    return repeat(4, (index) => {
      const side = (index + random.between(0, 0.8)) / 2 - 0.9;
      const length = random.between(0.1, 0.26);
      const near = 0.55 + 0.75 * share;
      const at: Point = [
        width / 2 + side * width * near * 0.9,
        depth(layout, share) + random.between(-4, 4),
      ];
      const color = mix(along(LAGOON, share - 0.22), PALETTE.disc, 0.06);
      const visible = ease(0.02, 0.2, share) * (1 - ease(0.9, 1, share));
      return drawFleck(at, 1400 * length * near, (0.8 + 3.4 * share) * visible, color, 0.75);
    });
  });
}

/** The sun's broken reflection: every fleck opens and closes in its own rhythm. */
export function drawGlitter(layout: Layout, moment: Moment): string {
  const { sun, shore } = layout;
  const random = seededRandom('hero glitter');
  const glow = repeat(4, (index) => {
    const y = shore + 8 + index * 26;
    return drawFleck([sun.x, y], 640 - index * 110, 20 - index * 2, PALETTE.disc, 0.2);
  });
  const flecks = repeat(GLITTER_ROWS, (index) => {
    const share = (index + 0.4) / GLITTER_ROWS;
    const y = depth(layout, share * 0.94);
    return repeat(2, () => {
      const open = 0.62 + 0.38 * swing(moment, random.integer(1, 3), random.next());
      const width = sun.radius * random.between(0.5, 1.25) * (0.7 + share * 1.2) * open;
      const away = random.between(-0.8, 0.8) * sun.radius * (0.5 + share);
      const x = sun.x + away + 6 * swing(moment, 1, random.next());
      return drawFleck(
        [x, y + random.between(-3, 3)],
        width,
        (1.6 + 4.6 * share) * open,
        PALETTE.disc,
        0.92 - 0.35 * share,
      );
    });
  });
  return glow + flecks;
}

/** Sparks far from the sun's path, seen only for a moment. */
export function drawSparks(layout: Layout, moment: Moment): string {
  const random = seededRandom('hero sparks');
  return repeat(46, () => {
    const [share, x] = [random.between(0.12, 1), random.between(0, layout.width)];
    const age = lap(moment, random.integer(1, 2), random.next());
    const open = Math.sin(Math.PI * age) ** 2;
    const width = (16 + 70 * share * random.next()) * open;
    return drawFleck(
      [x + 8 * age, depth(layout, share)],
      width,
      (0.8 + 2 * share) * open,
      along(LAGOON, share - 0.45),
      0.9,
    );
  });
}
