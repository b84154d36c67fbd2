import { mix } from '../color-math.ts';
import { birds, sky, wave } from './shared/outdoors.ts';
import { clipped, facing, fill, group, line, many, solid, turned } from './shared/paint.ts';
import { chooseDay, choosePaint, type Day } from './shared/palettes.ts';
import { bush, palm, tufts } from './shared/plants.ts';
import { beside, HEIGHT, type Scene, WIDTH } from './shared/scene.ts';
import { box, disc, n, oval, poly } from './shared/shapes.ts';
import {
  CORAL,
  DARK_WOOD,
  HUE,
  INK,
  IRON,
  MANGO,
  PALE_WOOD,
  PAPER,
  PURPLE,
  STEEL,
  type Tone,
  tone,
  WOOD,
} from './shared/tones.ts';

export function drawTempleTour(scene: Scene): string {
  const day = chooseDay(scene);
  const stone = mixTone(scene.random.pick(['#D9C7A2', '#CDBFA6', '#E0C596']), day.sky[2]);
  return (
    sky(scene, day, 520) +
    birds(scene, 560, 130, mix(day.near, HUE.ink, 0.4)) +
    canopy(scene, day, 400, day.far, 150) +
    canopy(scene, day, 460, mix(day.near, day.leaf.base, 0.5), 170) +
    pyramid(scene, stone) +
    fill(wave(560, 18, WIDTH, HEIGHT, scene.random.between(0, 6)), day.grass.base) +
    path(scene, day) +
    tufts(scene, day.grass.shade, 600, 690) +
    palm(beside(scene, 372), 610, 400, scene.side * 30, day) +
    bush(beside(scene, -410), 620, 300, day.leaf.base) +
    bush(beside(scene, 440), 640, 240, day.leaf.shade) +
    signPost(scene, beside(scene, -214), 672)
  );
}

function mixTone(base: string, into: string): Tone {
  return tone(mix(base, into, 0.18));
}

function canopy({ random }: Scene, day: Day, y: number, color: string, size: number): string {
  return (
    many(9, (i) => bush(i * 120, y + 60, size + random.between(20, 90), color)) +
    fill(box(0, y + 50, WIDTH, 200), mix(color, day.leaf.deep, 0.08))
  );
}

/** Five stepped terraces, the stair in the middle and the temple with its roof comb on top. */
function pyramid(scene: Scene, stone: Tone): string {
  const terraces = many(5, (i) => {
    const half = 330 - i * 54;
    const y = 506 - i * 62;
    return group(
      fill(
        poly(480 - half, y + 64, 480 - half + 22, y, 480 + half - 22, y, 480 + half, y + 64),
        stone.base,
      ),
      fill(
        poly(
          480 + half * 0.38,
          y + 64,
          480 + half * 0.38,
          y,
          480 + half - 22,
          y,
          480 + half,
          y + 64,
        ),
        stone.shade,
      ),
      fill(box(480 - half + 16, y - 5, 2 * half - 32, 13, 3), stone.light),
      many(4, (j) =>
        fill(
          box(480 - half + 44 + j * (half * 0.18), y + 28 + (j % 2) * 12, 26, 8, 3),
          stone.shade,
          0.6,
        ),
      ),
    );
  });
  return group(terraces, temple(stone), stairway(scene, stone));
}

function temple(stone: Tone): string {
  return group(
    fill(box(394, 176, 172, 88), stone.base) + fill(box(520, 176, 46, 88), stone.shade),
    fill(box(380, 162, 200, 22, 4), stone.light) + fill(box(380, 176, 200, 9, 3), stone.deep, 0.5),
    fill(poly(412, 162, 432, 96, 528, 96, 548, 162), stone.base) +
      fill(poly(510, 162, 506, 96, 528, 96, 548, 162), stone.shade),
    many(3, (i) => fill(box(446 + i * 26, 112, 16, 30, 4), stone.deep)),
    fill(box(456, 200, 48, 64, 4), stone.deep) + fill(box(462, 206, 36, 58, 3), INK.base),
    fill(box(410, 204, 28, 36, 4), stone.shade) + fill(box(524, 204, 26, 36, 4), stone.deep, 0.6),
  );
}

function stairway(scene: Scene, stone: Tone): string {
  const flight = poly(438, 264, 522, 264, 560, 572, 400, 572);
  return group(
    fill(flight, mix(stone.base, stone.light, 0.4)),
    clipped(
      scene,
      flight,
      many(17, (i) => fill(box(380, 276 + i * 18, 200, 6), stone.shade)),
    ),
    fill(poly(426, 264, 440, 264, 404, 572, 380, 572), stone.light),
    fill(poly(520, 264, 534, 264, 580, 572, 556, 572), stone.deep),
  );
}

function path({ side }: Scene, day: Day): string {
  const bend = side * 120;
  return (
    fill(
      `M400,570C${400 + bend},620 ${300 + bend},660 ${250 + bend},720H${660 + bend}C${640 + bend},660 ${600 + bend},620 560,570z`,
      day.sand,
    ) +
    fill(
      `M520,570C${570 + bend},620 ${600 + bend},660 ${600 + bend},720H${660 + bend}C${640 + bend},660 ${600 + bend},620 560,570z`,
      mix(day.sand, day.grass.deep, 0.25),
    )
  );
}

function signPost(scene: Scene, x: number, y: number): string {
  const way = scene.side;
  return group(
    fill(oval(x + 8, y, 40, 8), HUE.ink, 0.18),
    fill(box(x - 8, y - 130, 16, 130, 4), WOOD.base),
    fill(
      poly(
        x - way * 58,
        y - 124,
        x + way * 46,
        y - 124,
        x + way * 74,
        y - 100,
        x + way * 46,
        y - 76,
        x - way * 58,
        y - 76,
      ),
      PALE_WOOD.base,
    ),
    fill(poly(x, y - 114, x + 22, y - 86, x - 22, y - 86), WOOD.deep),
  );
}

export function drawZipline(scene: Scene): string {
  const day = chooseDay(scene);
  const paint = choosePaint(scene, [CORAL, MANGO, PURPLE], day.sky[1]);
  return (
    sky(scene, day, 560) +
    canopy(scene, day, 430, day.far, 150) +
    canopy(scene, day, 540, mix(day.near, day.leaf.base, 0.6), 190) +
    facing(scene, (local) =>
      group(
        line('M150,196L1000,318', INK.base, 8),
        bigTree(local, 110, day) + bigTree(local, 890, day),
        platform(local, 110, 408),
        harness(local, 520, paint),
        helmet(local, 176, 408, paint),
      ),
    ) +
    canopy(scene, day, 664, day.leaf.base, 210)
  );
}

function bigTree(scene: Scene, x: number, day: Day): string {
  return group(
    solid(
      scene,
      `M${x - 40},720C${x - 30},520 ${x - 26},320 ${x - 30},100H${x + 34}C${x + 30},320 ${x + 36},520 ${x + 52},720z`,
      DARK_WOOD,
      { shade: 18, light: 7 },
    ),
    bush(x + 20, 150, 300, day.leaf.shade),
    bush(x - 40, 110, 260, day.leaf.base),
  );
}

function platform(scene: Scene, x: number, y: number): string {
  return group(
    line(`M${x},${y + 120}L${x + 120},${y + 16}`, WOOD.deep, 14),
    solid(scene, box(x - 140, y, 300, 26, 6), PALE_WOOD, { shade: 8, light: 5 }),
    many(5, (i) => fill(box(x + 20 + i * 30, y - 74, 8, 76, 3), WOOD.base)),
    fill(box(x + 16, y - 82, 140, 11, 5), WOOD.base),
  );
}

/** Trolley, carabiner and an empty sit harness: ready for the next guest. */
function harness(scene: Scene, x: number, paint: Tone): string {
  const y = 196 + (x - 150) * 0.1435;
  return group(
    turned(scene, 8, x, y, (local) =>
      solid(local, box(x - 62, y - 10, 124, 44, 14), paint, { shade: 9, light: 6 }),
    ),
    fill(disc(x - 34, y - 4, 21), INK.base) + fill(disc(x + 34, y + 5, 21), INK.base),
    fill(disc(x - 34, y - 4, 9), STEEL.light) + fill(disc(x + 34, y + 5, 9), STEEL.light),
    line(`M${n(x)},${n(y + 34)}v40`, STEEL.light, 12),
    line(`M${n(x)},${n(y + 74)}V${n(y + 140)}`, IRON.base, 14),
    line(
      `M${n(x)},${n(y + 138)}L${n(x - 74)},${n(y + 230)}M${n(x)},${n(y + 138)}L${n(x + 74)},${n(y + 230)}`,
      paint.base,
      16,
    ),
    solid(scene, box(x - 100, y + 222, 200, 34, 16), paint, { shade: 9, light: 5 }),
    line(
      `M${n(x - 66)},${n(y + 250)}c-20,80 60,100 62,10M${n(x + 66)},${n(y + 250)}c20,80 -60,100 -62,10`,
      paint.shade,
      20,
    ),
    fill(box(x - 16, y + 220, 32, 38, 8), PAPER.base),
  );
}

export function helmet(scene: Scene, x: number, y: number, paint: Tone): string {
  return group(
    line(`M${x - 40},${y - 14}q40,34 80,0`, INK.base, 7),
    solid(scene, `M${x - 56},${y - 16}c0,-76 112,-76 112,0z`, paint, { shade: 16, light: 7 }),
    fill(box(x - 62, y - 22, 128, 14, 7), paint.deep),
    many(2, (i) => fill(box(x - 22 + i * 30, y - 58, 14, 30, 7), paint.deep)),
  );
}
