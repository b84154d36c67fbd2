import { mix } from '../color-math.ts';
import { placed } from './shared/indoors.ts';
import { cloud, hills, sky } from './shared/outdoors.ts';
import { clipped, fill, group, line, many, solid } from './shared/paint.ts';
import { chooseDay } from './shared/palettes.ts';
import { bush, palm, tufts } from './shared/plants.ts';
import { beside, HEIGHT, type Scene, WIDTH } from './shared/scene.ts';
import { shadow } from './shared/shadows.ts';
import { box, disc, poly, ring } from './shared/shapes.ts';
import {
  BRASS,
  CORAL,
  DARK_WOOD,
  DUNE,
  HUE,
  PAPER,
  PURPLE,
  TEAL,
  tone,
  type Tone,
  WOOD,
} from './shared/tones.ts';

export function drawInsuranceUmbrella(scene: Scene): string {
  const day = chooseDay(scene);
  const paint = scene.random.pick([PURPLE, CORAL, TEAL]);
  const rainY = (x: number) => ((x * 37) % 130) + 20;
  return (
    sky(scene, day, 560) +
    hills(scene, day, 570, 170) +
    fill(box(0, 560, WIDTH, HEIGHT - 560), day.grass.base) +
    fill(box(0, 650, WIDTH, 80), day.grass.shade) +
    tufts(scene, day.grass.shade, 590, 650) +
    palm(beside(scene, 400), 590, 330, scene.side * 22, day) +
    bush(beside(scene, -404), 600, 220, day.leaf.base) +
    cloud(beside(scene, 180), 96, 280, mix(day.sky[0], HUE.ink, 0.25), 0.9) +
    many(15, (i) => line(`M${30 + i * 66},${rainY(i + 1)}l-16,44`, '#FFFFFF', 6, 0.7)) +
    placed(
      scene,
      620,
      shadow(490, 624, 250, 18),
      line('M480,200V500', WOOD.deep, 13),
      cottage(
        scene,
        480,
        622,
        scene.random.pick([tone('#F6D58C'), tone('#EFA286'), tone('#BDE3DC')]),
      ),
      umbrella(scene, paint),
    )
  );
}

function umbrella(scene: Scene, paint: Tone): string {
  const panels = [
    [
      'M480,120C330,130 200,220 160,372C200,336 250,336 284,372C300,260 380,160 480,120z',
      paint.base,
    ],
    ['M480,120C380,160 300,260 284,372C330,334 430,334 480,372z', paint.light],
    ['M480,120C580,160 660,260 676,372C630,334 530,334 480,372z', paint.base],
    [
      'M480,120C630,130 760,220 800,372C760,336 710,336 676,372C660,260 580,160 480,120z',
      paint.shade,
    ],
  ] as const;
  return group(
    panels.map(([shape, color]) => fill(shape, color)).join(''),
    solid(scene, box(470, 88, 20, 40, 10), WOOD, { shade: 7 }),
  );
}

function cottage(scene: Scene, x: number, y: number, wall: Tone): string {
  return group(
    solid(scene, box(x - 140, y - 150, 280, 150, 4), wall, { shade: 26 }),
    fill(poly(x - 176, y - 142, x, y - 250, x + 176, y - 142), '#B4552F'),
    fill(poly(x, y - 250, x + 176, y - 142, x + 60, y - 142), '#8F3F28'),
    fill(box(x - 34, y - 108, 68, 108, 6), DARK_WOOD.base) +
      fill(disc(x + 18, y - 52, 6), HUE.mango),
    [-104, 58]
      .map(
        (dx) =>
          fill(box(x + dx, y - 106, 48, 52, 4), PAPER.base) +
          fill(box(x + dx + 6, y - 100, 36, 40), '#5FA9B5'),
      )
      .join(''),
  );
}

export function drawBankBuilding(scene: Scene): string {
  const day = chooseDay(scene);
  const stone = scene.random.pick([DUNE, tone('#F4EAD2'), tone('#F0CDB4')]);
  const trim = scene.random.pick([TEAL, PURPLE, CORAL]);
  return (
    sky(scene, day, 560) +
    hills(scene, day, 570, 220) +
    palm(beside(scene, 390), 600, 380, scene.side * 24, day) +
    palm(beside(scene, -400), 600, 300, -scene.side * 20, day) +
    fill(box(0, 570, WIDTH, HEIGHT), day.grass.base) +
    fill(box(0, 640, WIDTH, 100), mix(day.sand, day.road, 0.25)) +
    placed(
      scene,
      620,
      shadow(490, 640, 320, 20),
      fill(box(238, 300, 484, 260), mix(stone.shade, stone.deep, 0.6)),
      fill(box(420, 366, 120, 194, 60), trim.deep) + fill(box(420, 460, 120, 100), trim.deep),
      fill(box(430, 470, 46, 90), trim.base) + fill(box(484, 470, 46, 90), trim.shade),
      [250, 358, 554, 662].map((x) => column(scene, x, stone)).join(''),
      solid(scene, box(212, 262, 536, 44, 6), stone, { shade: 10, light: 6 }),
      fill(poly(196, 264, 480, 126, 764, 264), stone.base),
      fill(poly(480, 126, 764, 264, 660, 264), stone.shade),
      fill(poly(268, 248, 480, 148, 692, 248), mix(stone.shade, trim.base, 0.35)),
      fill(disc(480, 212, 36), BRASS.base) +
        fill(ring(480, 212, 26, 21), BRASS.deep) +
        fill(disc(480, 212, 10), BRASS.deep),
      [0, 1, 2]
        .map((i) =>
          solid(scene, box(220 - i * 22, 556 + i * 28, 520 + i * 44, 30, 4), stone, {
            shade: 12,
            light: 6,
          }),
        )
        .join(''),
    )
  );
}

function column(scene: Scene, x: number, stone: Tone): string {
  return group(
    solid(scene, box(x, 326, 48, 222), stone, { shade: 16, light: 8 }),
    clipped(
      scene,
      box(x, 326, 48, 222),
      many(2, (i) => fill(box(x + 14 + i * 14, 326, 3, 222), stone.deep, 0.35)),
    ),
    solid(scene, box(x - 10, 304, 68, 26, 6), stone, { shade: 10, light: 5 }),
    solid(scene, box(x - 10, 536, 68, 24, 5), stone, { shade: 10, light: 5 }),
  );
}
