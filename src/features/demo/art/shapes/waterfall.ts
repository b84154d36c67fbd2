import { mix } from '../color-math.ts';
import { LOCAL } from '../palettes.ts';
import { drawCanopy } from './canopy.ts';
import type { Stage } from './canvas.ts';
import { closedCurve, curve, filled, polygon, stroked, type Point } from './paths.ts';
import { drawFleck } from './water.ts';

interface Waterfall {
  x: number;
  top: number;
  bottom: number;
  width: number;
}

/** A forested bluff, split by a gorge with a long thin fall. */
export function drawWaterfall(stage: Stage, fall: Waterfall): string {
  const { palette } = stage;
  const { x, top, width } = fall;
  const light = palette.light(0.4);
  const rock = mix(light.shaded(mix(palette.leaf[1], palette.leaf[2], 0.6)), palette.shadow, 0.12);
  const crest = (at: number) => top - 18 + 86 * (Math.abs(at - x - 40) / 280) ** 2;
  return [
    drawTrees(stage, fall, [x - 270, x + 330], crest),
    filled(gorge(fall), rock),
    filled(
      gorge({ ...fall, x: x + width * 0.9, width: width * 0.55 }),
      mix(rock, palette.shadow, 0.14),
    ),
    drawWater(stage, fall),
    drawTrees(stage, fall, [x - 250, x - width * 2.1], (at) => top + 34 + (x - at) * 0.28),
    drawTrees(stage, fall, [x + width * 2.3, x + 300], (at) => top + 30 + (at - x) * 0.24),
    drawSpray(stage, fall),
  ].join('');
}

function drawTrees(
  { palette, random }: Stage,
  { bottom }: Waterfall,
  [from, to]: readonly [number, number],
  top: (x: number) => number,
): string {
  const light = palette.light(0.4);
  return drawCanopy(random, {
    from,
    to,
    top,
    bottom,
    size: 20,
    color: light.shaded(palette.leaf[1]),
    highlight: light.lit(palette.leaf[1]),
  });
}

function gorge({ x, top, bottom, width }: Waterfall): string {
  return polygon([
    [x - width * 2.6, bottom],
    [x - width * 2.1, top + 46],
    [x - width * 1.3, top + 22],
    [x - width * 0.8, top - 2],
    [x + width * 0.9, top + 2],
    [x + width * 1.2, top + 26],
    [x + width * 2.2, top + 40],
    [x + width * 2.7, bottom],
  ]);
}

function drawWater({ palette, random }: Stage, { x, top, bottom, width }: Waterfall): string {
  const white =
    palette.time === 'night'
      ? mix(palette.cloud, palette.disc, 0.35)
      : mix(palette.cloud, LOCAL.white, 0.7);
  const fall = bottom - top;
  const edge = (sign: number): Point[] => [
    [x + sign * width * 0.22, top],
    [x + sign * width * 0.3 + 2, top + fall * 0.2],
    [x + sign * width * 0.44 - 2, top + fall * 0.45],
    [x + sign * width * 0.62, bottom],
  ];
  const thread = (share: number) =>
    curve(
      edge(share).map(([at, y], index): Point => [
        at,
        index === 0 ? y + fall * random.between(0.05, 0.3) : y,
      ]),
    );
  return (
    filled(closedCurve([...edge(-1), ...edge(1).reverse()]), white) +
    stroked([0.5, 0.05, -0.4].map(thread).join(''), mix(white, palette.water[2], 0.45), 2)
  );
}

function drawSpray({ palette }: Stage, { x, top, bottom, width }: Waterfall): string {
  const y = top + (bottom - top) * 0.68;
  return (
    drawFleck([x, y], width * 7, 18, palette.cloud, 0.4) +
    drawFleck([x + 6, y + 12], width * 10, 14, palette.cloud, 0.35)
  );
}
