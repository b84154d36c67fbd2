import { mix } from '#features/demo/art/color-math.ts';
import { LOCAL } from '#features/demo/art/palettes.ts';
import { seededRandom } from '#features/demo/art/seeded-random.ts';
import { drawCanopy } from '#features/demo/art/shapes/canopy.ts';
import { WIDTH } from '#features/demo/art/shapes/canvas.ts';
import {
  curveDownTo,
  filled,
  placed,
  rect,
  repeat,
  type Point,
} from '#features/demo/art/shapes/paths.ts';
import { drawPyramid } from '#features/demo/art/shapes/pyramid.ts';
import { drawRidge } from '#features/demo/art/shapes/ridge.ts';
import { drawFleck } from '#features/demo/art/shapes/water.ts';
import type { Layout } from './layout.ts';
import { swing, type Moment } from './motion.ts';
import { PALETTE } from './palette.ts';

/** How tall, how hazy and how many peaks: each chain is darker and lower than the one behind it. */
const CHAINS = [
  { height: 1, distance: 0.86, peaks: 4, lift: 46 },
  { height: 0.74, distance: 0.62, peaks: 5, lift: 34 },
  { height: 0.56, distance: 0.4, peaks: 4, lift: 20 },
] as const;

export function drawMountains({ width, shore, sun, mountains: { scale, height } }: Layout): string {
  const chains = CHAINS.map(({ height: share, distance, peaks, lift }, index) =>
    drawRidge(seededRandom(`hero ridge 10 ${index}`), {
      base: -lift,
      height: height * share,
      peaks,
      color: mix(PALETTE.mountain, PALETTE.haze, distance),
      shade: mix(PALETTE.mountain, PALETTE.haze, distance - 0.13),
    }),
  ).join('');
  const foot = rect(-10, -60, WIDTH + 20, 80, mix(PALETTE.mountain, PALETTE.haze, 0.4));
  const glow = drawFleck([sun.x, shore - 66], 620, 40, PALETTE.disc, 0.2);
  return placed(foot + chains, (width - WIDTH * scale) / 2, shore, scale) + glow;
}

/** Jungle that climbs to a hill under the temple and lies low everywhere else. */
export function drawJungle(layout: Layout): string {
  const temple = drawPyramid(seededRandom('hero temple 3'), {
    ...layout.temple,
    leaf: PALETTE.leaf,
    light: PALETTE.light(0.06),
  });
  return [
    drawForest(layout, { lift: 50, hill: 60, reach: 380, size: 16, distance: 0.34 }),
    temple,
    drawForest(layout, { lift: 26, hill: 42, reach: 300, size: 19, distance: 0.16 }),
    drawForest(layout, { lift: 8, hill: 22, reach: 240, size: 20, distance: 0.04 }),
  ].join('');
}

interface Forest {
  /** How high it stands above the shore, and how much higher at the temple. */
  lift: number;
  hill: number;
  reach: number;
  size: number;
  distance: number;
}

function drawForest({ width, shore, temple }: Layout, forest: Forest): string {
  const { lift, hill, reach, size, distance } = forest;
  const light = PALETTE.light(distance);
  const color = light.shaded(PALETTE.leaf[1]);
  const slope = (x: number) => hill * Math.exp(-(((x - temple.x) / reach) ** 2));
  return drawCanopy(seededRandom(`hero forest ${lift}`), {
    from: -30,
    to: width + 40,
    top: (x) => shore - lift - slope(x) - 7 * Math.sin(x / 90 + lift),
    bottom: shore + 4,
    size,
    color,
    highlight: mix(color, light.lit(PALETTE.leaf[0]), 0.6),
  });
}

/** Morning mist in the valleys: flat layers that breathe above the jungle. */
export function drawMist({ width, shore }: Layout, moment: Moment): string {
  return repeat(2, (layer) => {
    const edge = Array.from({ length: 17 }, (_, step): Point => {
      const x = (width * step) / 16;
      const wave = swing(moment, layer === 0 ? 1 : -1, (x / 1600) * (2.6 + layer) + layer * 0.4);
      return [x, shore - 80 + layer * 22 - 8 * wave];
    });
    return filled(curveDownTo(edge, shore), PALETTE.haze, 0.26);
  });
}

export function drawBeach({ width, shore }: Layout): string {
  const sand = PALETTE.light(0.1).lit(LOCAL.sand);
  const random = seededRandom('hero beach');
  return repeat(7, (index) => {
    const x = (width * (index + random.between(0.1, 0.9))) / 7;
    return drawFleck([x, shore + 3], random.between(120, 260), 4, sand);
  });
}
