import { mix } from '../color-math.ts';
import { LOCAL, type Light, type Palette } from '../palettes.ts';
import type { SeededRandom } from '../seeded-random.ts';
import { filled, pair, polygon, rect, rects, type Point } from './paths.ts';
import { drawRoofTemple } from './roof-temple.ts';

interface Pyramid {
  x: number;
  base: number;
  width: number;
  height: number;
  leaf: Palette['leaf'];
  light: Light;
}

interface Tier {
  bottom: number;
  top: number;
  /** Half widths of the front face. */
  low: number;
  high: number;
}

/** How much of the shaded right face shows, as a share of the front's half width. */
const TURN = 0.34;

/** A stepped Maya temple in three-quarter view: lit front, shaded right side, stairs up the middle. */
export function drawPyramid(random: SeededRandom, pyramid: Pyramid): string {
  const { x, base, width, height, light } = pyramid;
  const body = height * random.between(0.58, 0.68);
  const tiers = stackTiers(random, base, width / 2, body);
  const summit = tiers.at(-1);
  if (!summit) return '';
  return [
    ...tiers.map((tier) => drawTier(x, tier, light)),
    ...tiers.map((tier) => drawOvergrowth(random, pyramid, tier)),
    drawStairs(x, base, summit.top, width * random.between(0.19, 0.25), light),
    drawRoofTemple(random, {
      x,
      base: summit.top,
      width: summit.high * 1.72,
      height: height - body,
      light,
    }),
  ].join('');
}

/** A slack profile has a broad foot, as at Xunantunich; a steep one climbs evenly, as at Lamanai. */
function stackTiers(random: SeededRandom, base: number, halfWidth: number, height: number): Tier[] {
  const count = random.integer(4, 6);
  const slack = random.between(0.72, 1.05);
  const shares = Array.from({ length: count }, (_, index) => 1.2 - 0.4 * (index / (count - 1)));
  const sum = shares.reduce((total, share) => total + share, 0);
  const tiers: Tier[] = [];
  let bottom = base;
  for (const [index, share] of shares.entries()) {
    const low = halfWidth * (1 - 0.66 * (index / count) ** slack);
    const rise = (height * share) / sum;
    tiers.push({ bottom, top: bottom - rise, low, high: low - rise * 0.22 });
    bottom -= rise;
  }
  return tiers;
}

function drawTier(x: number, { bottom, top, low, high }: Tier, light: Light): string {
  const rise = bottom - top;
  const side: Point[] = [
    [x + low, bottom],
    [x + low * (1 + TURN), bottom],
    [x + high * (1 + TURN), top],
    [x + high, top],
  ];
  const front: Point[] = [
    [x - low, bottom],
    [x - high, top],
    [x + high, top],
    [x + low, bottom],
  ];
  const ledge = rise * 0.2;
  const stone = light.lit(LOCAL.stone);
  const dim = light.shaded(LOCAL.stone);
  return [
    filled(polygon(side), dim),
    filled(polygon(front), light.lit(mix(LOCAL.stone, LOCAL.bark, 0.16))),
    rect(x + high, top, high * TURN + 2, ledge, mix(dim, stone, 0.22)),
    rect(x - high - 3, top, high * 2 + 3, ledge, stone),
    rect(x - high, top + ledge, high * 2, rise * 0.1, mix(stone, dim, 0.6)),
  ].join('');
}

/** The forest takes the ledges back, from the corners inwards. */
function drawOvergrowth(
  random: SeededRandom,
  { x, leaf, light }: Pyramid,
  { bottom, low }: Tier,
): string {
  if (random.chance(0.4)) return '';
  const side = random.pick([-1, -1, 1]);
  const reach = random.between(0.1, 0.22) * low;
  const center = x + side * low * random.between(0.84, 1.02);
  const arc = (share: number, rise: number) =>
    `a${pair([(reach * share) / 2, reach * rise])} 0 0 1 ${pair([reach * share, 0])}`;
  const clump = `M${pair([center - reach, bottom + 1])}${arc(0.6, 0.34)}${arc(0.8, 0.52)}${arc(0.6, 0.3)}Z`;
  return filled(clump, side < 0 ? light.lit(leaf[1]) : light.shaded(leaf[1]));
}

function drawStairs(x: number, base: number, top: number, width: number, light: Light): string {
  const [low, high] = [width / 2, width * 0.36];
  const half = (y: number) => high + (low - high) * ((y - top) / (base - top));
  const flight = (left: number, right: number) =>
    polygon([
      [x + low * left, base],
      [x + high * left, top],
      [x + high * right, top],
      [x + low * right, base],
    ]);
  const gap = Math.max(4, (base - top) / 34);
  const steps = Math.floor((base - top) / gap);
  const [stone, dim] = [light.lit(mix(LOCAL.stone, LOCAL.white, 0.5)), light.shaded(LOCAL.stone)];
  return [
    filled(flight(1, 1.32), mix(stone, dim, 0.85)),
    filled(flight(-1, 1), stone),
    rects(steps, mix(stone, dim, 0.5), (index) => {
      const y = base - index * gap;
      return [x - half(y) * 0.8, y - gap * 0.45, half(y) * 1.6, gap * 0.45];
    }),
    filled(flight(0.8, 1), mix(stone, dim, 0.3)),
  ].join('');
}
