import { mix } from '../color-math.ts';
import { cloud, hills, sky } from './shared/outdoors.ts';
import { facing, fill, group, line, many, solid, turned } from './shared/paint.ts';
import { chooseDay, choosePaint, type Day } from './shared/palettes.ts';
import { palm } from './shared/plants.ts';
import { beside, HEIGHT, type Scene, WIDTH } from './shared/scene.ts';
import { shadow } from './shared/shadows.ts';
import { box, n, oval, poly } from './shared/shapes.ts';
import {
  CORAL,
  HUE,
  INK,
  IRON,
  MANGO,
  PAPER,
  PURPLE,
  STEEL,
  type Tone,
  tone,
  WOOD,
} from './shared/tones.ts';

export function drawCrane(scene: Scene): string {
  const day = chooseDay(scene);
  const paint = choosePaint(scene, [MANGO, CORAL, PURPLE], day.sky[0]);
  return (
    sky(scene, day, 600) +
    cloud(beside(scene, -200), 300, 170, day.sun, 0.7) +
    hills(scene, day, 620, 200) +
    fill(box(0, 612, WIDTH, HEIGHT - 612), mix(day.sand, '#B4552F', 0.25)) +
    fill(box(0, 612, WIDTH, 10), day.sun, 0.5) +
    facing(scene, (local) => group(tower(local, 592, paint), building(local, day))) +
    dirtPiles(scene, day)
  );
}

function tower(scene: Scene, x: number, paint: Tone): string {
  const lattice = (fromX: number, toX: number, y: number, step: number) => {
    const count = Math.round((toX - fromX) / step);
    return many(count, (i) =>
      line(`M${n(fromX + i * step)},${y}l${n(step / 2)},-30l${n(step / 2)},30`, paint.shade, 6),
    );
  };
  return group(
    shadow(x + 24, 640, 90, 14),
    many(9, (i) =>
      line(`M${x},${624 - i * 48}l48,-48M${x + 48},${624 - i * 48}l-48,-48`, paint.shade, 6),
    ),
    fill(box(x - 6, 190, 13, 440), paint.base) + fill(box(x + 42, 190, 13, 440), paint.shade),
    fill(poly(x - 6, 180, x + 24, 70, x + 55, 180), paint.shade),
    line(`M${x + 24},74L180,150M${x + 24},74L780,150`, INK.base, 4),
    lattice(160, x + 10, 182, 46) + lattice(x + 50, 790, 182, 46),
    fill(box(140, 178, 660, 12, 4), paint.base) + fill(box(160, 150, 620, 7, 3), paint.base),
    solid(scene, box(x - 4, 190, 72, 66, 8), PAPER, { shade: 12 }),
    fill(box(x + 6, 200, 40, 34, 5), '#4E93A3'),
    solid(scene, box(722, 184, 70, 58, 5), IRON, { shade: 12 }),
    line('M268,190V330', INK.base, 5),
    fill(box(252, 184, 34, 18, 5), INK.base),
    line('M268,330L214,366M268,330L322,366', INK.base, 5),
    solid(scene, box(196, 364, 146, 26, 4), tone('#C0653B'), { shade: 8, light: 4 }),
    fill(box(560, 604, 130, 36, 4), STEEL.shade),
  );
}

function building(scene: Scene, day: Day): string {
  const concrete = tone('#C9C3B8');
  return group(
    shadow(300, 640, 220, 16),
    fill(box(120, 440, 340, 200), mix(concrete.shade, day.near, 0.2)),
    many(3, (floor) =>
      solid(scene, box(108, 428 + floor * 72, 364, 20, 4), concrete, { shade: 8, light: 4 }),
    ),
    many(5, (i) => solid(scene, box(120 + i * 82, 448, 18, 192), concrete, { shade: 7 })),
    many(
      4,
      (i) =>
        fill(box(142 + i * 82, 528, 54, 40), '#4E93A3', 0.9) +
        fill(box(142 + i * 82, 598, 54, 42), '#4E93A3', 0.9),
    ),
    many(5, (i) => line(`M${126 + i * 82},428v-34M${134 + i * 82},428v-26`, IRON.base, 4)),
  );
}

function dirtPiles({ random }: Scene, day: Day): string {
  const brown = mix(day.sand, '#8A4A2B', 0.55);
  const x = random.between(760, 840);
  return (
    fill(`M${n(x - 90)},700c30,-60 70,-74 96,-70s60,40 84,70z`, brown) +
    cone(120, 690) +
    cone(190, 698)
  );
}

export function cone(x: number, y: number): string {
  return (
    fill(poly(x - 8, y - 62, x + 8, y - 62, x + 24, y, x - 24, y), HUE.coral) +
    fill(poly(x - 13, y - 40, x + 13, y - 40, x + 18, y - 22, x - 18, y - 22), PAPER.base) +
    fill(box(x - 32, y - 5, 64, 9, 4), '#B83A16')
  );
}

export function drawBrickWall(scene: Scene): string {
  const day = chooseDay(scene);
  const brick = scene.random.pick([tone('#C0593A'), tone('#D07A4C'), tone('#B4573F')]);
  return (
    sky(scene, day, 560) +
    hills(scene, day, 580, 180) +
    palm(beside(scene, 384), 600, 400, -scene.side * 24, day) +
    fill(box(0, 580, WIDTH, HEIGHT - 580), mix(day.sand, '#B4552F', 0.2)) +
    fill(box(0, 580, WIDTH, 9), day.sun, 0.5) +
    facing(scene, (local) =>
      group(
        shadow(440, 648, 370, 20),
        courses(local, brick),
        trowel(local, 664, 372),
        brickPile(local, 800, 650, brick),
      ),
    )
  );
}

/** Courses in running bond, stepped back at the end where the mason still works. */
function courses(scene: Scene, brick: Tone): string {
  const lengths = [6, 6, 5, 5, 4, 3, 3];
  const tones = [
    brick,
    brick,
    { ...brick, base: brick.shade, shade: brick.deep },
    { ...brick, base: mix(brick.base, brick.light, 0.25) },
  ];
  return lengths
    .map((count, row) =>
      many(count, (i) => {
        const x = 96 + i * 112 + (row % 2) * 56;
        const y = 592 - row * 56;
        return (
          fill(box(x - 8, y - 8, 120, 64), '#DDD2C0') +
          solid(scene, box(x, y, 104, 48, 6), scene.random.pick(tones), { shade: 8, light: 4 })
        );
      }),
    )
    .join('');
}

function trowel(scene: Scene, x: number, y: number): string {
  return turned(scene, -6, x, y, (local) =>
    group(
      solid(local, poly(x - 110, y + 30, x + 20, y - 12, x + 20, y + 72), STEEL, {
        shade: 12,
        light: 6,
      }),
      fill(oval(x - 44, y + 22, 48, 20), '#C9BDAA'),
      line(`M${n(x + 18)},${n(y + 30)}h34v-26`, STEEL.deep, 11),
      solid(local, box(x + 40, y - 22, 112, 32, 15), WOOD, { shade: 9, light: 5 }),
    ),
  );
}

export function brickPile(scene: Scene, x: number, y: number, brick: Tone): string {
  const at = (dx: number, dy: number) =>
    solid(scene, box(x + dx, y + dy, 96, 42, 6), brick, { shade: 10, light: 5 });
  return group(shadow(x, y + 42, 110, 10), at(-104, 0) + at(4, 0) + at(-50, -46));
}
