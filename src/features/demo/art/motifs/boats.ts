import { mix } from '../color-math.ts';
import { glints, openSea, wave } from './shared/outdoors.ts';
import { clipped, facing, fill, group, line, many, solid } from './shared/paint.ts';
import { chooseDay, type Day } from './shared/palettes.ts';
import { HEIGHT, type Scene, WIDTH } from './shared/scene.ts';
import { box, disc, n, oval, poly } from './shared/shapes.ts';
import {
  CORAL,
  HUE,
  INK,
  IRON,
  MANGO,
  PAPER,
  PURPLE,
  STEEL,
  TEAL,
  tone,
  type Tone,
  WOOD,
} from './shared/tones.ts';

export function drawSpeedboat(scene: Scene): string {
  const day = chooseDay(scene);
  const stripe = scene.random.pick([CORAL, PURPLE, MANGO]);
  const hull =
    'M150,420H560C660,416 760,396 850,350C820,450 744,528 640,540H220C176,538 156,480 150,420z';
  return (
    openSea(scene, day) +
    facing(scene, (local) =>
      group(
        fill(oval(470, 548, 360, 26), HUE.ink, 0.16),
        canopy(local, stripe),
        solid(local, box(96, 376, 64, 92, 14), INK, { shade: 12, light: 5 }) +
          fill(box(112, 460, 30, 90, 8), IRON.base),
        solid(local, hull, PAPER, { shade: 16 }),
        clipped(
          local,
          hull,
          fill('M140,452C400,462 660,452 860,380V430C700,480 400,500 140,490z', stripe.base),
          fill(box(140, 500, 720, 50), stripe.deep),
        ),
        fill(
          'M140,408H560C660,404 760,386 850,344L856,356C760,402 660,424 560,428H140z',
          WOOD.base,
        ),
      ),
    ) +
    bowWave(scene, day)
  );
}

function canopy(scene: Scene, paint: Tone): string {
  return group(
    line('M270,420V270M440,420V270', STEEL.base, 10),
    solid(scene, box(232, 244, 262, 34, 15), paint, { shade: 10, light: 8 }),
    fill(poly(500, 414, 560, 330, 590, 330, 580, 412), '#A8DDE2') +
      line('M500,414L560,330H592', STEEL.light, 7),
    solid(scene, box(300, 352, 92, 64, 14), tone('#E6C68C'), { shade: 12 }),
    solid(scene, box(440, 366, 56, 50, 10), PAPER, { shade: 10 }),
  );
}

function bowWave(scene: Scene, day: Day): string {
  return group(
    facing(
      scene,
      () =>
        fill(
          'M40,560C90,520 130,500 170,520C260,548 420,530 560,536C660,538 740,520 790,470C800,520 850,548 920,560C760,596 220,600 40,560z',
          day.foam,
        ) +
        fill(
          'M60,566C200,540 420,552 560,552C680,552 740,540 784,506C790,540 840,558 890,566C760,590 220,592 60,566z',
          '#FFFFFF',
          0.6,
        ),
    ),
    fill(wave(574, 16, WIDTH, HEIGHT, scene.random.between(0, 6)), mix(day.sea, day.deep, 0.7)),
    glints(scene, day.foam, 600, 700, 8),
  );
}

export function drawSailboat(scene: Scene): string {
  const day = chooseDay(scene);
  const sails = scene.random.pick([
    [PAPER, CORAL],
    [PAPER, PURPLE],
    [MANGO, TEAL],
    [PAPER, MANGO],
  ] as const);
  const hull = 'M196,506H770C752,570 700,604 640,604H310C254,604 216,566 196,506z';
  const main = 'M466,86C560,210 640,350 690,470H466z';
  const jib = 'M444,130C390,260 320,380 240,470H444z';
  return (
    openSea(scene, day) +
    facing(scene, (local) =>
      group(
        fill(oval(500, 612, 330, 24), HUE.ink, 0.16),
        line('M455,70V510', WOOD.deep, 13),
        solid(local, jib, sails[1], { shade: 26, light: 9 }),
        solid(local, main, sails[0], { shade: 34 }),
        clipped(
          local,
          main,
          fill(box(440, 388, 280, 26), sails[1].base),
          fill(box(440, 424, 280, 12), sails[1].base),
        ),
        line('M455,478H700', WOOD.base, 12),
        fill(poly(455, 66, 520, 84, 455, 104), HUE.coral),
        solid(local, hull, WOOD, { shade: 22, light: 8 }),
        clipped(
          local,
          hull,
          fill(box(190, 524, 600, 20), PAPER.base),
          fill(box(190, 574, 600, 40), sails[1].deep),
        ),
        fill(box(186, 496, 596, 18, 8), WOOD.deep),
        many(3, (i) => fill(disc(350 + i * 110, 560, 11), '#8CCBD3')),
      ),
    ) +
    hullWater(scene, day)
  );
}

function hullWater(scene: Scene, day: Day): string {
  const crest = many(9, (i) => fill(oval(190 + i * 72, 606 + (i % 2) * 6, 52, 12), day.foam, 0.9));
  return (
    crest +
    fill(wave(612, 14, WIDTH, HEIGHT, scene.random.between(0, 6)), day.deep) +
    glints(scene, day.foam, 636, 706, 7) +
    fish(scene, day)
  );
}

function fish({ random }: Scene, day: Day): string {
  const x = random.between(120, 240);
  return (
    fill(`M${n(x)},660q30,-26 60,0q-30,26 -60,0z`, mix(day.foam, day.sea, 0.35)) +
    fill(poly(x + 4, 660, x - 20, 646, x - 20, 674), mix(day.foam, day.sea, 0.35))
  );
}
