import { clipped, fill, group, line, many, solid } from './paint.ts';
import { leaf } from './plants.ts';
import type { Scene } from './scene.ts';
import { shadow } from './shadows.ts';
import { around, n, oval, type Point, poly } from './shapes.ts';
import { FOREST, HUE, LEAF, tone } from './tones.ts';

export function limeSlice(x: number, y: number, r: number): string {
  return group(
    fill(oval(x + 6, y + 10, r, r * 0.72), HUE.ink, 0.16),
    fill(oval(x, y + 6, r, r * 0.7), '#4F8A33'),
    fill(oval(x, y, r, r * 0.7), '#6FB044'),
    fill(oval(x, y, r * 0.84, r * 0.58), '#EAF3C2'),
    many(8, (i) => {
      const a = around(x, y, 1, i * 45);
      const b = around(x, y, 1, i * 45 + 38);
      const at = ([px, py]: Point, k: number): Point => [x + (px - x) * k, y + (py - y) * k * 0.7];
      return fill(poly(x, y, ...at(a, r * 0.74), ...at(b, r * 0.74)), '#A9D25C');
    }),
  );
}

export function pineapple(scene: Scene, x: number, y: number): string {
  const body = oval(x, y - 106, 78, 108);
  return group(
    shadow(x, y, 74, 13),
    [-140, -115, -90, -65, -40]
      .map((angle, i) =>
        leaf(x, y - 190, i === 2 ? 130 : 108, angle, i % 2 === 0 ? FOREST : LEAF, 0.2),
      )
      .join(''),
    solid(scene, body, tone('#E3A13A'), { shade: 30, light: 8 }),
    clipped(
      scene,
      body,
      many(9, (i) =>
        line(
          `M${n(x - 190 + i * 36)},${n(y - 220)}l170,240M${n(x + 190 - i * 36)},${n(y - 220)}l-170,240`,
          '#A9661F',
          5,
          0.7,
        ),
      ),
    ),
  );
}
