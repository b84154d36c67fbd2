import { fill, group, line, moved, solid, turned } from './paint.ts';
import type { Scene } from './scene.ts';
import { cast, shadow } from './shadows.ts';
import { box, disc, n, oval, poly, ring } from './shapes.ts';
import { BRASS, HUE, INK, PAPER, type Tone } from './tones.ts';

export function mug(scene: Scene, x: number, groundY: number, tone: Tone): string {
  const body = `M${n(x - 38)},${n(groundY - 84)}h76v56a28,28 0 0 1 -28,28h-20a28,28 0 0 1 -28,-28z`;
  return (
    shadow(x, groundY, 42, 9) +
    line(`M${n(x + 36)},${n(groundY - 66)}a20,20 0 0 1 0,40`, tone.shade, 11) +
    solid(scene, body, tone, { shade: 20, light: 7 }) +
    fill(oval(x, groundY - 84, 38, 9), tone.deep) +
    fill(oval(x, groundY - 82, 31, 6), '#5B3020')
  );
}

export function cupFromAbove(x: number, y: number, tone: Tone): string {
  return group(
    cast(disc(x, y, 88), 14),
    fill(disc(x, y, 88), PAPER.base),
    fill(ring(x, y, 88, 78), PAPER.shade),
    fill(box(x - 14, y - 92, 28, 50, 12), tone.shade),
    fill(disc(x, y, 56), tone.base),
    fill(disc(x, y, 46), tone.deep),
    fill(disc(x, y + 2, 42), '#6B3A22'),
    fill(oval(x - 12, y - 12, 18, 12), '#A9683D'),
  );
}

/** A pencil that lies on the table, its point at (x, y). */
export function pencil(scene: Scene, x: number, y: number, degrees: number, tone: Tone): string {
  return turned(scene, degrees, x, y, () =>
    moved(
      x,
      y,
      fill(oval(100, 13, 104, 5), HUE.ink, 0.16),
      fill(poly(0, 0, 34, -10, 34, 10), '#EBC793'),
      fill(poly(0, 0, 12, -3.5, 12, 3.5), HUE.ink),
      fill(box(34, -10, 140, 20), tone.base),
      fill(box(34, 2, 140, 8), tone.shade),
      fill(box(34, -10, 140, 5), tone.light),
      fill(box(174, -10, 12, 20), '#A9BDC4'),
      fill(box(186, -10, 20, 20, 7), '#E88F83'),
    ),
  );
}

/** A fountain pen whose nib writes at (x, y). */
export function pen(scene: Scene, x: number, y: number, degrees: number, tone: Tone): string {
  const barrel = box(x + 66, y - 20, 236, 40, 18);
  return turned(scene, degrees, x, y, (local) =>
    group(
      cast(barrel + box(x + 20, y - 10, 60, 20, 8), 12),
      fill(poly(x, y, x + 66, y - 17, x + 66, y + 17), BRASS.base),
      fill(poly(x, y, x + 66, y, x + 66, y + 17), BRASS.shade),
      line(`M${n(x + 10)},${n(y)}h34`, INK.base, 3),
      solid(local, barrel, tone, { shade: 12, light: 6 }),
      fill(box(x + 66, y - 20, 22, 40), BRASS.base),
      fill(box(x + 190, y - 20, 10, 40), BRASS.light),
      fill(box(x + 200, y - 6, 84, 10, 5), BRASS.shade),
    ),
  );
}
