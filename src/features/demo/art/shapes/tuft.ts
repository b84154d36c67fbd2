import { mix } from '../color-math.ts';
import { type Light, type Palette } from '../palettes.ts';
import { filled, pair, type Point } from './paths.ts';

/** A cushion of leaves with a shaded underside and a lit top. */
export function drawTuft(center: Point, half: number, leaf: Palette['leaf'], light: Light): string {
  const [x, y] = center;
  const middle = mix(light.lit(leaf[1]), light.shaded(leaf[1]), 0.35);
  return (
    filled(cushion(center, half), light.shaded(leaf[1])) +
    filled(cushion([x - half * 0.1, y - half * 0.1], half * 0.84), middle) +
    filled(cushion([x - half * 0.26, y - half * 0.22], half * 0.5), light.lit(leaf[0]))
  );
}

/** Width, height and step of the arcs along the top, as shares of the half width. */
const LOBES = [
  [0.42, 0.24, 0.03],
  [0.52, 0.36, -0.08],
  [0.58, 0.4, 0],
  [0.48, 0.26, 0.05],
] as const;

function cushion([x, y]: Point, half: number): string {
  const base = y + half * 0.2;
  const arcs = LOBES.map(([width, rise, step]) => {
    return `a${pair([(width * half) / 2, rise * half])} 0 0 1 ${pair([width * half, step * half])}`;
  });
  const start: Point = [x - half, base];
  return `M${pair(start)}${arcs.join('')}Q${pair([x, base + half * 0.3])} ${pair(start)}Z`;
}
