import { along, mix } from '../../../src/features/demo/art/palettes.ts';
import {
  circle,
  filled,
  pair,
  placed,
  rect,
  repeat,
  short,
  type Point,
} from '../../../src/features/demo/art/shapes/paths.ts';
import { seededRandom } from '../../../src/features/demo/art/seeded-random.ts';
import type { Disc } from '../../../src/features/demo/art/shapes/canvas.ts';
import type { Layout } from './layout.ts';
import { lap, type Moment } from './motion.ts';
import { GLOW, PALETTE } from './palette.ts';

const RINGS = 14;
/** Light spreads further along the horizon than up the sky. */
const STRETCH = 2.1;
/** What clouds far from the sun are made of. */
const PALE = '#8CC2B4';

export function drawSky(layout: Layout): string {
  const { width, height, sun } = layout;
  const rings = repeat(RINGS, (index) => {
    const share = (index + 1) / RINGS;
    return placed(circle(0, 0, reach(sun, share), along(GLOW, share)), sun.x, sun.y, stretch(share), 1);
  });
  const disc = circle(sun.x, sun.y, sun.radius, PALETTE.disc);
  return rect(0, 0, width, height, GLOW[0]) + rings + drawStars(layout) + disc;
}

/** How far from the sun a colour of the glow ends. */
function reach(sun: Disc, share: number): number {
  return sun.radius + 18 + 760 * (1 - share) ** 1.55;
}

function stretch(share: number): number {
  return 1 + (STRETCH - 1) * (1 - share) ** 1.7;
}

function drawStars({ stars: [left, top, right, bottom] }: Layout): string {
  const random = seededRandom('hero stars');
  const stars = repeat(22, () => {
    const [x, y] = [random.between(left, right), top + (bottom - top) * random.next() ** 1.3];
    const size = random.between(1, 2);
    return `M${pair([x, y - size])}l${pair([size, size])}l${pair([-size, size])}l${pair([-size, -size])}Z`;
  });
  return filled(stars, PALETTE.disc, 0.4);
}

/** How a streak lies in its cloud, as shares of the cloud's width: offset, height, length, thickness and phase. */
const STREAKS = [
  [0.04, 0.82, 0.7, 1, 0.1],
  [-0.02, 0, 1, 1, 0.36],
  [0.1, 0, 0.8, 1, 0.86],
  [-0.08, -0.8, 0.58, 1, 0.6],
  [0.12, -0.74, 0.5, 0.9, 0.16],
  [0.02, -1.5, 0.26, 0.8, 0.4],
  [-0.5, 1.8, 0.32, 0.6, 0.72],
] as const;

/**
 * Clouds drift one way all the time. A cloud that crossed the sky in eight seconds would race, so each streak drifts a
 * little, thins out to nothing and forms again behind, while its neighbours are at their fullest.
 */
export function drawClouds({ clouds, sun }: Layout, moment: Moment): string {
  return clouds
    .map(({ at, width }, cloud) =>
      STREAKS.map(([offset, drop, length, thick, phase], index) => {
        const age = lap(moment, 1, phase + cloud * 0.23);
        const full = Math.sin(Math.PI * age) ** 0.7 * width * 0.042 * thick;
        const x = at[0] + width * offset + (age - 0.5) * width * 0.16;
        const y = at[1] + width * 0.036 * drop;
        const color = mix(index === 0 ? PALETTE.cloudShade : PALETTE.cloud, mix(skyColor(sun, at), PALE, index === 0 ? 0.12 : 0.3), dimness(sun, at));
        return drawStreak([x, y], width * length * (0.8 + 0.2 * Math.sin(Math.PI * age)), full, color);
      }).join(''),
    )
    .join('');
}

function drawStreak([x, y]: Point, width: number, thick: number, color: string): string {
  const [half, flat, top, bottom] = [width / 2, width * 0.25, y - thick / 2, y + thick / 2];
  const rise = `C${pair([x - half * 0.9, top])} ${pair([x - flat * 1.25, top])} ${pair([x - flat, top])}`;
  const fall = `C${pair([x + flat * 1.25, top])} ${pair([x + half * 0.9, top])} ${pair([x + half, bottom])}`;
  return filled(`M${pair([x - half, bottom])}${rise}H${short(x + flat)}${fall}Z`, color);
}

/** Clouds take the sun's colour near it and the sky's far from it. */
function dimness(sun: Disc, [x, y]: Point): number {
  return Math.min(1, Math.max(0, Math.hypot((x - sun.x) / STRETCH, y - sun.y) - 120) / 260);
}

function skyColor(sun: Disc, [x, y]: Point): string {
  const away = Math.hypot((x - sun.x) / STRETCH, y - sun.y);
  return along(GLOW, Math.max(0, 1 - (away / 800) ** 0.65) + 0.1);
}
