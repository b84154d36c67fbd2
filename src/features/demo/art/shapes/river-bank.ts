import { mix } from '../color-math.ts';
import { LOCAL } from '../palettes.ts';
import { drawCanopy } from './canopy.ts';
import type { Stage } from './canvas.ts';
import { curveDownTo, filled, repeat, type Point } from './paths.ts';
import { drawFleck } from './water.ts';

interface RiverBank {
  from: number;
  to: number;
  /** Where the bank meets the water. */
  y: number;
  /** Height of the forest on it. */
  height: number;
  size: number;
  distance: number;
  /** On which side the bank ends in a point. */
  point: 'left' | 'right';
}

/** A tongue of forest and its reflection; the forest sinks towards the point. */
export function drawRiverBank(stage: Stage, bank: RiverBank): string {
  const { palette, random } = stage;
  const light = palette.light(bank.distance);
  const { from, to, y } = bank;
  const mud: Point[] = [
    [from, y + 2],
    [from + 90, y - 3],
    [to - 90, y - 3],
    [to, y + 2],
  ];
  return [
    drawReflection(stage, bank),
    drawCanopy(random, {
      from: from + bank.size * 1.4,
      to: to - bank.size * 1.4,
      top: (x) => y - bank.height * Math.max(0.34, fullness(bank, x)),
      bottom: y,
      size: bank.size,
      color: light.shaded(palette.leaf[1]),
      highlight: light.lit(palette.leaf[1]),
    }),
    filled(curveDownTo(mud, y + 2), light.lit(mix(LOCAL.sand, LOCAL.bark, 0.35))),
  ].join('');
}

function fullness({ from, to, point }: RiverBank, x: number): number {
  const share = (point === 'left' ? x - from : to - x) / 260;
  return Math.min(1, Math.max(0, share)) ** 0.6;
}

function drawReflection({ palette, random }: Stage, bank: RiverBank): string {
  const { from, to, y, height } = bank;
  const color = mix(palette.light(bank.distance).shaded(palette.leaf[1]), palette.water[3], 0.35);
  const edge = Array.from({ length: 15 }, (_, step): Point => {
    const x = from + ((to - from) * step) / 14;
    return [x, y + height * 0.5 * fullness(bank, x) * (step % 2 === 0 ? 1 : 0.8)];
  });
  const ripples = repeat(6, () => {
    const x = random.between(from + 60, to - 60);
    const depth = height * 0.45 * fullness(bank, x) + random.between(-6, 10);
    return drawFleck([x, y + depth], random.between(60, 140), 2.4, color);
  });
  return filled(curveDownTo(edge, y), color, 0.85) + ripples;
}
