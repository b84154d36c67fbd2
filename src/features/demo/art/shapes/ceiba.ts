import { LOCAL, type Light, type Palette } from '../palettes.ts';
import type { SeededRandom } from '../seeded-random.ts';
import { curve, filled, pair, stroked, type Point } from './paths.ts';
import { drawTuft } from './tuft.ts';

interface Ceiba {
  foot: Point;
  height: number;
  leaf: Palette['leaf'];
  light: Light;
}

/** The Maya world tree: a pale straight trunk on buttresses, bare to its wide flat crown. */
export function drawCeiba(
  random: SeededRandom,
  { foot: [x, y], height, leaf, light }: Ceiba,
): string {
  const thick = height * 0.04;
  const fork = y - height * 0.66;
  const at = (side: number, rise: number): Point => [
    x + side * height + random.between(-6, 6),
    y - rise * height,
  ];
  const low = [at(-0.36, 0.78), at(0.37, 0.77), at(-0.2, 0.84), at(0.21, 0.83)];
  const high = [at(-0.26, 0.92), at(0.25, 0.91), at(0, 0.9), at(-0.1, 1), at(0.12, 0.98)];
  const bark = (tip: Point) =>
    tip[0] < x ? light.lit(LOCAL.ceibaBark) : light.shaded(LOCAL.ceibaBark);
  return [
    ...high.slice(0, 2).map((tip) => drawTuft(tip, height * 0.2, leaf, light)),
    ...low.map((tip) => drawBough([x, fork], tip, thick, bark(tip))),
    drawTrunk(x, y, fork, thick, light),
    ...low.map((tip) => drawTuft(tip, height * random.between(0.17, 0.2), leaf, light)),
    ...high.slice(2).map((tip) => drawTuft(tip, height * random.between(0.2, 0.24), leaf, light)),
  ].join('');
}

function drawTrunk(x: number, y: number, fork: number, thick: number, light: Light): string {
  const flare = thick * 3.6;
  const knee = y - thick * 5;
  const rightEdge = `H${(x + flare).toFixed(1)}C${pair([x + thick * 1.2, y - thick * 1.6])} ${pair([x + thick, knee])} ${pair([x + thick * 0.8, fork])}Z`;
  const body = `M${pair([x - thick * 0.8, fork])}C${pair([x - thick, knee])} ${pair([x - thick * 1.2, y - thick * 1.6])} ${pair([x - flare, y])}${rightEdge}`;
  const shade = `M${pair([x + thick * 0.1, fork])}C${pair([x + thick * 0.2, knee])} ${pair([x + thick * 0.2, y - thick * 2])} ${pair([x + thick * 0.9, y])}${rightEdge}`;
  const fold = curve([
    [x - thick * 0.3, knee - thick],
    [x - thick * 0.45, y - thick * 2.4],
    [x - thick * 1.4, y],
  ]);
  return (
    filled(body, light.lit(LOCAL.ceibaBark)) +
    filled(shade, light.shaded(LOCAL.ceibaBark)) +
    stroked(fold, light.shaded(LOCAL.ceibaBark), thick * 0.16)
  );
}

function drawBough(from: Point, to: Point, thick: number, color: string): string {
  const middle: Point = [from[0] + (to[0] - from[0]) * 0.45, from[1] + (to[1] - from[1]) * 0.7];
  return stroked(curve([[from[0], from[1] + thick * 2], middle, to]), color, thick * 0.62);
}
