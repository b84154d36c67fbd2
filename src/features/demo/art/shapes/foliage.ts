import type { Light, Palette } from '../palettes.ts';
import type { SeededRandom } from '../seeded-random.ts';
import type { Stage } from './canvas.ts';
import { filled, pair, polar, repeat, stroked, type Point } from './paths.ts';
import { drawFleck } from './water.ts';

interface Foliage {
  root: Point;
  size: number;
  leaf: Palette['leaf'];
  light: Light;
}

/** One broad banana or heliconia leaf: two halves, the upper left one in the light. */
export function drawBroadLeaf({ root, size, leaf, light }: Foliage, angle: number): string {
  const tip = polar(root, angle, size);
  const bow = (turn: number, reach: number) => polar(root, angle + turn, size * reach);
  const half = (turn: number) =>
    `M${pair(root)}C${pair(bow(turn * 1.5, 0.34))} ${pair(bow(turn, 0.86))} ${pair(tip)}Z`;
  const sunny = Math.cos(angle) < 0 ? 0.42 : -0.42;
  return [
    filled(half(-sunny), light.shaded(leaf[1])),
    filled(half(sunny), light.lit(leaf[1])),
    stroked(
      `M${pair(root)}L${pair(polar(root, angle, size * 0.94))}`,
      light.lit(leaf[0]),
      size * 0.014,
    ),
  ].join('');
}

/** A clump of broad leaves that opens upwards, the hindmost in shade. */
export function drawLeafClump(random: SeededRandom, foliage: Foliage): string {
  const { shaded } = foliage.light;
  const behind = { ...foliage, light: { lit: shaded, shaded } };
  const draw = (layer: Foliage, reach: number) => (angle: number) => {
    const size = foliage.size * reach * random.between(0.85, 1.05);
    return drawBroadLeaf({ ...layer, size }, angle + random.between(-0.12, 0.12));
  };
  return [
    ...[-2.2, -0.95, -1.57].map(draw(behind, 1.1)),
    ...[-2.7, -0.45, -1.9, -1.2].map(draw(foliage, 0.86)),
  ].join('');
}

/** Long soft stripes of mist lying between two layers of forest. */
export function drawMist({ palette, random }: Stage, y: number, opacity: number): string {
  const strength = palette.time === 'night' ? opacity * 0.6 : opacity;
  return repeat(5, (index) => {
    const center: Point = [index * 380 + random.between(-120, 120), y + random.between(-14, 14)];
    return drawFleck(
      center,
      random.between(320, 640),
      random.between(9, 18),
      palette.cloud,
      strength,
    );
  });
}
