import { along } from '#features/demo/art/palettes.ts';
import { seededRandom } from '#features/demo/art/seeded-random.ts';
import type { Disc } from '#features/demo/art/shapes/canvas.ts';
import {
  circle,
  filled,
  pair,
  placed,
  rect,
  repeat,
  type Point,
} from '#features/demo/art/shapes/paths.ts';
import type { Layout } from './layout.ts';
import { GLOW, PALETTE } from './palette.ts';

const RINGS = 14;
/** Light spreads further along the horizon than up the sky. */
const STRETCH = 2.1;

export function drawSky(layout: Layout): string {
  const { width, height, sun } = layout;
  const rings = repeat(RINGS, (index) => {
    const share = (index + 1) / RINGS;
    const ring = circle(0, 0, reach(sun, share), along(GLOW, share));
    return placed(ring, sun.x, sun.y, stretch(share), 1);
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

/** How far a place lies from the sun, as the rings count it. */
export function awayFrom(sun: Disc, [x, y]: Point): number {
  return Math.hypot((x - sun.x) / STRETCH, y - sun.y);
}
