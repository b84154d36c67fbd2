import type { SeededRandom } from '../seeded-random.ts';
import { HEIGHT, WIDTH, type Stage } from './canvas.ts';
import { filled, pair, polygon, type Point } from './paths.ts';

interface Canopy {
  from: number;
  to: number;
  /** Where the tree tops are at a given x, on average. */
  top: (x: number) => number;
  bottom: number;
  /** Radius of a typical crown. */
  size: number;
  color: string;
  highlight: string;
}

interface Crown {
  center: Point;
  radius: number;
}

/** A forest edge: one body of overlapping crowns, some of them rising above, with lit caps on the upper left. */
export function drawCanopy(random: SeededRandom, canopy: Canopy): string {
  const crowns = scatterCrowns(random, canopy);
  const body = outline(crowns, canopy);
  const caps = crowns
    .filter(({ radius }) => random.chance(radius > canopy.size ? 0.9 : 0.3))
    .map(cap);
  return filled(body, canopy.color) + filled(caps.join(''), canopy.highlight);
}

/** A gently rolling forest across the whole picture, deep enough for the next layer to hide its lower edge. */
export function drawForest(stage: Stage, y: number, size: number, distance: number): string {
  const { palette, random } = stage;
  const light = palette.light(distance);
  const [phase, wave] = [random.between(0, Math.PI * 2), random.between(170, 250)];
  return drawCanopy(random, {
    from: -20,
    to: WIDTH + 30,
    top: (x) => y - 13 * Math.sin(x / wave + phase),
    bottom: Math.min(HEIGHT, y + 130),
    size,
    color: light.shaded(palette.leaf[1]),
    highlight: light.lit(palette.leaf[1]),
  });
}

function scatterCrowns(random: SeededRandom, { from, to, top, size }: Canopy): Crown[] {
  const crowns: Crown[] = [];
  for (let x = from; x < to; x += size * random.between(0.7, 1.25)) {
    const emergent = random.chance(0.14);
    const radius = size * (emergent ? random.between(1.3, 1.6) : random.between(0.6, 1.15));
    const lift = emergent ? -0.5 : random.between(-0.3, 0.5);
    crowns.push({ center: [x, top(x) + radius + lift * size], radius });
  }
  return crowns;
}

/** The upper edge of all crowns as one polygon: painting a hundred overlapping domes takes three times as long. */
function outline(crowns: readonly Crown[], { bottom, size }: Canopy): string {
  const left = Math.min(...crowns.map(({ center, radius }) => center[0] - radius));
  const right = Math.max(...crowns.map(({ center, radius }) => center[0] + radius));
  const steps = Math.ceil((right - left) / Math.max(2, size * 0.13));
  const edge = Array.from({ length: steps + 1 }, (_, index): Point => {
    const x = left + ((right - left) * index) / steps;
    return [x, Math.min(bottom, ...crowns.map((crown) => crownTop(crown, x)))];
  });
  return polygon([[left, bottom], ...edge, [right, bottom]]);
}

function crownTop({ center: [x, y], radius }: Crown, at: number): number {
  const away = Math.abs(at - x) / radius;
  return away > 1 ? Infinity : y - radius * 0.86 * Math.sqrt(1 - away ** 2);
}

/** A crescent between the crown's own edge and the same edge moved down and to the right. */
function cap({ center: [x, y], radius }: Crown): string {
  const start: Point = [x - radius * 0.97, y - radius * 0.18];
  const end: Point = [x + radius * 0.42, y - radius * 0.78];
  const outer = `A${pair([radius, radius * 0.86])} 0 0 1 ${pair(end)}`;
  const inner = `Q${pair([x - radius * 0.3, y - radius * 0.6])} ${pair(start)}`;
  return `M${pair(start)}${outer}${inner}Z`;
}
