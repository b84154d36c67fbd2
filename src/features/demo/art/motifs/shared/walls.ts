import { mix } from '../../color-math.ts';
import { clipped, fill, flipped, group, many } from './paint.ts';
import { chooseDay, type Palette } from './palettes.ts';
import { frond, leaf, palm, pottedPlant } from './plants.ts';
import { beside, CENTRE, type Scene, WIDTH } from './scene.ts';
import { box, disc, oval, poly, polyAt } from './shapes.ts';
import { FOREST, HUE, LEAF } from './tones.ts';

/** What hangs on the wall: objects that fill it or hang there themselves ask for less. */
export type Decor = 'any' | 'leaves' | 'none';

export function wall(scene: Scene, palette: Palette, toY: number, decor: Decor): string {
  const { random } = scene;
  const low = toY - random.between(70, 120);
  const feature = random.pick([windowView, windowView, poster, shelf, leaves, leaves]);
  const halo = random.pick([sunDisc, sunDisc, arch, bandedSun]);
  return (
    fill(box(0, 0, WIDTH, toY), palette.wall) +
    fill(box(0, low, WIDTH, toY - low), palette.wallLow) +
    lightBeam(random.between(-60, 60), toY) +
    halo(scene, palette, toY) +
    (decor === 'any' ? feature(scene, palette) : '') +
    (decor === 'leaves' ? leaves(scene) : '')
  );
}

export function lightBeam(x: number, toY: number): string {
  return (
    fill(
      poly(x + 120, 0, x + 330, 0, x + 330 + toY * 0.7, toY, x + 120 + toY * 0.7, toY),
      '#FFFFFF',
      0.1,
    ) +
    fill(
      poly(x + 370, 0, x + 430, 0, x + 430 + toY * 0.7, toY, x + 370 + toY * 0.7, toY),
      '#FFFFFF',
      0.1,
    )
  );
}

function sunDisc(scene: Scene, { halo }: Palette, toY: number): string {
  const radius = scene.random.between(232, 268);
  return clipped(scene, box(0, 0, WIDTH, toY), fill(disc(CENTRE, toY - 190, radius), halo));
}

function arch({ random }: Scene, { halo }: Palette, toY: number): string {
  const half = random.between(232, 262);
  return fill(
    `M${CENTRE - half},${toY}V${toY - 180}a${half},${half} 0 0 1 ${2 * half},0V${toY}z`,
    halo,
  );
}

function bandedSun(scene: Scene, { halo, wallLow }: Palette, toY: number): string {
  const sun = disc(CENTRE, toY - 190, 254);
  return clipped(
    scene,
    box(0, 0, WIDTH, toY),
    fill(sun, halo),
    clipped(
      scene,
      sun,
      many(4, (i) => fill(box(0, toY - 150 + i * 40, WIDTH, 6 + i * 5), wallLow, 0.7)),
    ),
  );
}

function windowView(scene: Scene): string {
  const day = chooseDay(scene);
  const x = beside(scene, 352) - 92;
  const pane = box(x, 86, 184, 236, 6);
  return (
    fill(box(x - 14, 72, 212, 264, 10), HUE.sand) +
    clipped(
      scene,
      pane,
      fill(pane, day.sky[1]),
      fill(box(x, 196, 184, 60), day.sky[2]),
      fill(disc(x + 52, 176, 30), day.sun),
      fill(box(x, 246, 184, 90), day.sea),
      fill(oval(x + 150, 322, 110, 34), day.sand),
      palm(x + 118, 312, 150, 16, day),
    ) +
    fill(box(x + 88, 86, 8, 236), HUE.sand) +
    fill(box(x - 24, 330, 232, 18, 6), mix(HUE.sand, HUE.ink, 0.12))
  );
}

/** A small travel poster on the wall: sky, sea, temple or sun. */
function poster(scene: Scene): string {
  const day = chooseDay(scene);
  const x = beside(scene, 356) - 78;
  const sheet = box(x, 96, 156, 204);
  const temple = polyAt(
    x,
    0,
    [20, 246, 48, 206, 66, 206, 66, 186, 92, 186, 92, 206, 110, 206, 138, 246],
  );
  return (
    fill(box(x - 4, 98, 176, 218), HUE.ink, 0.14) +
    fill(box(x - 10, 86, 176, 224, 4), HUE.sand) +
    clipped(
      scene,
      sheet,
      fill(sheet, day.sky[0]),
      fill(box(x, 168, 156, 90), day.sky[2]),
      fill(disc(x + 60, 172, 38), day.sun),
      scene.random.chance(0.5) ? fill(temple, day.near) : palm(x + 96, 250, 120, -14, day),
      fill(box(x, 244, 156, 60), day.sea),
      fill(box(x, 270, 156, 40), day.deep),
    )
  );
}

function shelf(scene: Scene, { second, spark, edge }: Palette): string {
  const x = beside(scene, 350);
  const books = [spark.base, second.base, second.shade, spark.shade]
    .map((color, i) =>
      fill(box(x - 92 + i * 25, 214 - (i % 3) * 12, 22, 86 + (i % 3) * 12, 3), color),
    )
    .join('');
  return group(
    books,
    pottedPlant(scene, x + 58, 300, 0.78),
    fill(box(x - 116, 300, 232, 16, 5), edge),
    fill(box(x - 116, 308, 232, 8, 4), mix(edge, HUE.ink, 0.25)),
  );
}

/** Leaves that look in from an upper corner. */
export function leaves(scene: Scene): string {
  const { random, side } = scene;
  const x = side === 1 ? WIDTH + 14 : -14;
  const into = (angle: number) => (side === 1 ? 180 - angle : angle);
  if (random.chance(0.5)) {
    return [62, 36, 12]
      .map((angle, i) =>
        leaf(
          x,
          -20 + i * 14,
          250 + random.between(-20, 30),
          into(angle),
          i === 1 ? LEAF : FOREST,
          0.24,
        ),
      )
      .join('');
  }
  const fronds = [60, 34, 10].map((angle, i) =>
    frond(-14, -6 + i * 12, 280, angle, i === 1 ? LEAF.base : FOREST.base),
  );
  return side === -1 ? fronds.join('') : flipped(CENTRE, ...fronds);
}
