import { mix } from '#features/demo/art/color-math.ts';
import { seededRandom } from '#features/demo/art/seeded-random.ts';
import { drawPelicans } from '#features/demo/art/shapes/birds.ts';
import { placed, repeat } from '#features/demo/art/shapes/paths.ts';
import type { Layout } from './layout.ts';
import { ease, lap, swing, type Moment } from './motion.ts';
import { PALETTE } from './palette.ts';

/** Pelicans come in over the viewer's shoulder and glide towards the sun until they are too small to see. */
export function drawBirds({ birds: { from, to, size } }: Layout, moment: Moment): string {
  return repeat(4, (index) => {
    const way = lap(moment, 1, 0.36 - index * 0.075);
    const near = 1 / (1 + 3.2 * way);
    const vanish = 1 - ease(0.78, 1, way);
    const x = to[0] + (from[0] - to[0]) * near;
    const y =
      to[1] +
      (from[1] - to[1]) * near +
      6 * swing(moment, 2, index * 0.3) -
      (index % 2) * 30 * near;
    const flap = 0.8 + 0.2 * swing(moment, 5, index * 0.21);
    const bird = drawPelicans(seededRandom('hero pelican'), {
      x: 0,
      y: 0,
      count: 1,
      size,
      color: mix(PALETTE.shadow, PALETTE.haze, 0.5 * way),
    });
    return placed(bird, x, y, near * vanish, near * vanish * flap);
  });
}
