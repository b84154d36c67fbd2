import { mix } from '../../color-math.ts';
import { fill, many, moved, sized } from './paint.ts';
import type { Palette } from './palettes.ts';
import { CENTRE, HEIGHT, type Scene, WIDTH } from './scene.ts';
import { box, disc, poly } from './shapes.ts';
import { HUE } from './tones.ts';
import { type Decor, leaves, lightBeam, wall } from './walls.ts';

/** Where things stand on the table of `tabletop`. */
export const TABLE_LINE = 592;

/** Where things stand on the floor of `room`. */
export const FLOOR_LINE = 628;

/** Wall, halo, table: the stage of anything that fits on a table. */
export function tabletop(
  scene: Scene,
  palette: Palette,
  { tableY = 506, decor = 'any' }: { tableY?: number; decor?: Decor } = {},
): string {
  return (
    wall(scene, palette, tableY, decor) +
    fill(box(0, tableY, WIDTH, HEIGHT - tableY), palette.table) +
    fill(box(0, tableY, WIDTH, 10), mix(palette.table, HUE.sand, 0.3)) +
    fill(box(0, 662, WIDTH, 58), palette.edge) +
    fill(box(0, 662, WIDTH, 8), mix(palette.edge, HUE.ink, 0.25))
  );
}

/** Wall, skirting board and floor: the stage of furniture and machines. */
export function room(
  scene: Scene,
  palette: Palette,
  { floorY = 540, decor = 'any' }: { floorY?: number; decor?: Decor } = {},
): string {
  const boards = [-560, -330, -110, 110, 330, 560];
  return (
    wall(scene, palette, floorY, decor) +
    fill(box(0, floorY - 26, WIDTH, 26), mix(palette.wall, HUE.sand, 0.6)) +
    fill(box(0, floorY, WIDTH, HEIGHT - floorY), palette.table) +
    boards
      .map((x) =>
        fill(
          poly(
            CENTRE + x,
            floorY,
            CENTRE + x + 5,
            floorY,
            CENTRE + x * 1.5 + 7,
            HEIGHT,
            CENTRE + x * 1.5,
            HEIGHT,
          ),
          palette.edge,
          0.55,
        ),
      )
      .join('') +
    fill(box(0, floorY, WIDTH, 9), palette.edge, 0.6)
  );
}

/** A cloth seen from above at an angle: the stage of plates. */
export function diningTable(scene: Scene, palette: Palette): string {
  const stripe = mix(palette.table, HUE.sand, 0.16);
  const cloth = scene.random.pick(['runner', 'stripes', 'plain']);
  return (
    wall(scene, palette, 236, 'leaves') +
    fill(box(0, 236, WIDTH, HEIGHT - 236), palette.table) +
    (cloth === 'stripes' ? many(5, (i) => fill(box(0, 290 + i * 92, WIDTH, 30), stripe)) : '') +
    (cloth === 'runner' ? fill(poly(190, 236, 770, 236, 900, 720, 60, 720), stripe) : '') +
    fill(box(0, 236, WIDTH, 12), mix(palette.table, HUE.sand, 0.32))
  );
}

/** A desk seen straight from above: the stage of paper and of tools laid out. */
export function flatLay(scene: Scene, palette: Palette): string {
  const { random, side } = scene;
  const slant = side * random.between(140, 260);
  const x = CENTRE + side * random.between(60, 200);
  const band = poly(
    x - 150 + slant,
    0,
    x + 150 + slant,
    0,
    x + 150 - slant,
    HEIGHT,
    x - 150 - slant,
    HEIGHT,
  );
  const pale = mix(palette.table, HUE.sand, 0.2);
  const surface = random.pick([
    fill(band, pale),
    fill(disc(CENTRE, HEIGHT / 2, 330), pale),
    many(4, (i) => fill(box(0, 70 + i * 190, WIDTH, 82), pale, 0.7)),
  ]);
  return (
    fill(box(0, 0, WIDTH, HEIGHT), palette.table) +
    surface +
    lightBeam(random.between(-60, 80), HEIGHT) +
    leaves(scene)
  );
}

/** Nudges the object and its shadow a little, so that no two pictures are composed alike. */
export function placed({ random }: Scene, groundY: number, ...parts: readonly string[]): string {
  const x = random.between(-16, 16);
  return moved(x, 0, sized(random.between(0.97, 1.06), CENTRE, groundY, ...parts));
}
