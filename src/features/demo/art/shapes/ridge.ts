import { mix } from '../color-math.ts';
import type { SeededRandom } from '../seeded-random.ts';
import { WIDTH, type Stage } from './canvas.ts';
import { filled, polygon, type Point } from './paths.ts';

interface Ridge {
  base: number;
  height: number;
  peaks: number;
  color: string;
  shade: string;
}

interface Peak {
  x: number;
  height: number;
  reach: number;
}

const STEP = 8;

/** The Maya Mountains: a pale far chain and a darker near one. */
export function drawMountains({ palette, random }: Stage, base: number, height: number): string {
  const chain = (tallest: number, peaks: number, distance: number) =>
    drawRidge(random, {
      base: base + 20 * (1 - distance),
      height: tallest,
      peaks,
      color: mix(palette.mountain, palette.haze, distance),
      shade: mix(palette.mountain, palette.haze, distance - 0.13),
    });
  return chain(height, random.integer(3, 5), 0.7) + chain(height * 0.6, random.integer(5, 7), 0.5);
}

/** A chain of hills lit from the left: every peak keeps a shaded flank to its right. */
export function drawRidge(random: SeededRandom, ridge: Ridge): string {
  const peaks = scatterPeaks(random, ridge);
  const top = (x: number) =>
    ridge.base - Math.max(ridge.height * 0.18, ...peaks.map((peak) => rise(peak, x)));
  const outline: Point[] = [[-STEP, ridge.base]];
  for (let x = -STEP; x <= WIDTH + STEP; x += STEP) outline.push([x, top(x)]);
  outline.push([WIDTH + STEP, ridge.base]);
  return (
    filled(polygon(outline), ridge.color) +
    peaks.map((peak) => filled(drawFlank(random, peak, ridge, top), ridge.shade)).join('')
  );
}

function scatterPeaks(random: SeededRandom, { height, peaks }: Ridge): Peak[] {
  const spacing = WIDTH / peaks;
  return Array.from({ length: peaks + 2 }, (_, index) => ({
    x: (index - 0.5 + random.between(-0.28, 0.28)) * spacing,
    height: height * random.between(0.5, 1),
    reach: spacing * random.between(0.75, 1.15),
  }));
}

function rise({ x: center, height, reach }: Peak, x: number): number {
  const away = Math.min(1, Math.abs(x - center) / reach);
  return height * (0.55 * (1 - away) + 0.45 * (0.5 + 0.5 * Math.cos(Math.PI * away)));
}

function drawFlank(
  random: SeededRandom,
  peak: Peak,
  { base, height }: Ridge,
  top: (x: number) => number,
): string {
  const owns = (x: number) => top(x) >= base - rise(peak, x) - 0.01;
  if (!owns(peak.x)) return '';
  const crest: Point[] = [];
  let x = peak.x;
  for (; owns(x) && x < peak.x + peak.reach; x += STEP) crest.push([x, top(x)]);
  const start = top(peak.x);
  const drop = base - start;
  const spur = Array.from({ length: 5 }, (_, index): Point => {
    const share = 1 - index / 5;
    const zigzag = (index % 2 === 0 ? 1 : -1) * height * random.between(0.05, 0.12);
    return [peak.x + peak.reach * 0.3 * share + zigzag, start + drop * share];
  });
  return polygon([...crest, [x, base], ...spur]);
}
