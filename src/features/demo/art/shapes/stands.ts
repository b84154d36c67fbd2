import { mix } from '../color-math.ts';
import { LOCAL } from '../palettes.ts';
import { HEIGHT, WIDTH, type Stage } from './canvas.ts';
import { curveDownTo, filled, polygon, rect, rects, type Point } from './paths.ts';
import { drawFleck } from './water.ts';

/** The middle of what is to stand there. */
interface Place {
  x: number;
  y: number;
}

/** The viewer's own beach, on the right; on the left the sea reaches the lower edge. */
export function drawBeach({ palette }: Stage, { x, y }: Place): string {
  const light = palette.light(0);
  const sand = mix(light.lit(LOCAL.sand), light.shaded(LOCAL.sand), palette.isDark ? 0.3 : 0);
  const shore = (drop: number): Point[] => [
    [x - 330, HEIGHT + 6],
    [x - 220, y + 44 + drop],
    [x - 110, y + 6 + drop],
    [x + 60, y - 12 + drop],
    [x + 300, y + 2 + drop],
    [WIDTH * 0.84, y + 14 + drop],
    [WIDTH + 20, y - 4 + drop],
  ];
  return [
    filled(curveDownTo(shore(-9), HEIGHT), mix(palette.water[4], LOCAL.white, 0.35), 0.7),
    filled(curveDownTo(shore(0), HEIGHT), sand),
    filled(curveDownTo(shore(30), HEIGHT), mix(sand, light.shaded(LOCAL.sand), 0.4)),
    drawFleck([x + 170, y + 22], 150, 3, light.shaded(LOCAL.sand), 0.6),
  ].join('');
}

/** A landing of planks on posts. */
export function drawLanding({ palette }: Stage, { x, y }: Place): string {
  const light = palette.light(0);
  const [plank, dark] = [light.lit(LOCAL.wood), light.shaded(LOCAL.wood)];
  const deck = polygon([
    [x - 176, y - 12],
    [x + 176, y - 12],
    [x + 200, y + 14],
    [x - 200, y + 14],
  ]);
  return [
    drawFleck([x + 16, y + 56], 470, 14, mix(palette.water[3], palette.shadow, 0.5), 0.7),
    rects(4, mix(dark, palette.shadow, 0.35), (index) => [x - 178 + index * 114, y + 20, 15, 60]),
    filled(deck, plank),
    rects(3, mix(plank, dark, 0.45), (index) => [
      x - 182 - index * 6,
      y - 5 + index * 7,
      364 + index * 12,
      2,
    ]),
    rect(x - 200, y + 14, 400, 13, dark),
    rect(x - 200, y + 14, 400, 3, mix(plank, LOCAL.white, palette.isDark ? 0 : 0.3)),
  ].join('');
}

/** Dressed limestone that the forest has not quite taken. */
export function drawSlab({ palette }: Stage, { x, y }: Place): string {
  const light = palette.light(0);
  const [stone, shade] = [light.lit(LOCAL.stone), light.shaded(LOCAL.stone)];
  const top = polygon([
    [x - 150, y - 12],
    [x + 154, y - 12],
    [x + 172, y + 12],
    [x - 168, y + 12],
  ]);
  return [
    filled(top, stone),
    rect(x - 168, y + 12, 340, 26, mix(stone, shade, 0.7)),
    rects(4, shade, (index) => [x - 92 + index * 76, y + 12, 2.5, 26]),
    rect(x - 192, y + 38, 388, 40, mix(stone, shade, 0.85)),
    rect(x - 192, y + 38, 388, 4, mix(stone, shade, 0.4)),
  ].join('');
}
