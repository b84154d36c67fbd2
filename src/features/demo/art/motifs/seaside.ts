import { mix } from '../color-math.ts';
import { beach, openSea } from './shared/outdoors.ts';
import { atEach, clipped, facing, fill, group, line, many, solid, turned } from './shared/paint.ts';
import { chooseDay } from './shared/palettes.ts';
import { palm } from './shared/plants.ts';
import { beside, type Scene } from './shared/scene.ts';
import { shadow } from './shared/shadows.ts';
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
  RED,
  STEEL,
  TEAL,
  type Tone,
  tone,
  WOOD,
} from './shared/tones.ts';

export function drawFishingRod(scene: Scene): string {
  const day = chooseDay(scene);
  return (
    openSea(scene, day, 400) +
    facing(scene, (local) =>
      group(
        pier(local),
        rod(),
        catchBucket(local, 78, 604),
        tackleBox(local, 450, 616),
        line('M812,128V486', PAPER.base, 3.5),
        fill(oval(812, 512, 62, 11), day.foam, 0.8),
        fill('M812,474a26,26 0 0 1 26,26h-52a26,26 0 0 1 26,-26z', RED.base) +
          fill('M786,500h52a26,20 0 0 1 -52,0z', PAPER.base) +
          fill(box(808, 456, 8, 22, 4), INK.base),
        leapingFish(local, 640, 520),
      ),
    )
  );
}

function pier(scene: Scene): string {
  return group(
    [60, 300, 500]
      .map((x) => solid(scene, box(x, 590, 36, 150), DARK_WOOD, { shade: 12 }))
      .join(''),
    fill(box(-10, 590, 560, 44, 6), WOOD.base) + fill(box(-10, 616, 560, 18, 6), WOOD.deep),
    many(9, (i) => fill(box(40 + i * 60, 590, 4, 28), WOOD.deep)),
  );
}

function rod(): string {
  return group(
    line('M150,590L330,420C500,260 640,160 812,128', DARK_WOOD.base, 11),
    line('M150,590L290,458', PALE_WOOD.base, 24) + line('M170,572L204,540', IRON.base, 27),
    line('M322,420C494,258 640,158 812,128', HUE.coral, 5),
    atEach(
      [
        [430, 322],
        [560, 232],
        [690, 166],
      ],
      (x, y) =>
        line(`M${x},${y}l9,15`, STEEL.light, 6) +
        fill(disc(x + 11, y + 20, 9) + disc(x + 11, y + 20, 5), STEEL.light),
    ),
    fill(disc(322, 468, 40), IRON.base) +
      fill(disc(318, 464, 26), STEEL.base) +
      fill(disc(318, 464, 9), INK.base),
    line('M322,468l40,26', STEEL.deep, 9) + fill(disc(366, 497, 12), HUE.mango),
  );
}

function catchBucket(scene: Scene, x: number, y: number): string {
  const pail = poly(x - 70, y - 110, x + 70, y - 110, x + 54, y, x - 54, y);
  return group(
    fill(
      `M${n(x - 10)},${n(y - 100)}c-50,-40 -40,-86 -24,-112c10,8 18,14 22,20c10,-8 20,-12 30,-14c-2,14 -8,22 -12,30c8,30 14,56 4,76z`,
      STEEL.light,
    ),
    fill(
      `M${n(x + 24)},${n(y - 100)}c-20,-30 -14,-60 4,-84c18,22 26,50 16,84z`,
      mix(STEEL.base, HUE.teal, 0.3),
    ),
    solid(scene, pail, TEAL, { shade: 26, light: 8 }),
    fill(box(x - 74, y - 118, 148, 18, 9), TEAL.deep),
  );
}

function tackleBox(scene: Scene, x: number, y: number): string {
  return group(
    line(`M${n(x - 26)},${n(y - 104)}c0,-26 52,-26 52,0`, INK.base, 10),
    solid(scene, box(x - 66, y - 102, 132, 90, 10), CORAL, { shade: 18, light: 7 }),
    fill(box(x - 66, y - 72, 132, 8), CORAL.deep) + fill(box(x - 12, y - 80, 24, 22, 5), HUE.mango),
  );
}

function leapingFish(scene: Scene, x: number, y: number): string {
  return turned(scene, -38, x, y, (local) =>
    group(
      fill(poly(x - 50, y, x - 96, y - 34, x - 84, y, x - 96, y + 34), HUE.mango),
      solid(
        local,
        `M${n(x - 62)},${n(y)}C${n(x - 20)},${n(y - 48)} ${n(x + 40)},${n(y - 42)} ${n(x + 76)},${n(y)}C${n(x + 40)},${n(y + 42)} ${n(x - 20)},${n(y + 48)} ${n(x - 62)},${n(y)}z`,
        tone('#F4B04A'),
        { shade: 14, light: 6 },
      ),
      fill(disc(x + 50, y - 8, 6), INK.base),
      fill(poly(x - 10, y - 38, x + 20, y - 60, x + 30, y - 36), HUE.coral),
    ),
  );
}

export function drawBeachUmbrella(scene: Scene): string {
  const day = chooseDay(scene);
  const stripes = scene.random.pick([
    [CORAL, PAPER],
    [PURPLE, MANGO],
    [TEAL, PAPER],
    [MANGO, PAPER],
  ] as const);
  return (
    beach(scene, day) +
    palm(beside(scene, 408), 560, 420, -scene.side * 20, day) +
    facing(scene, (local) =>
      group(
        fill(oval(560, 620, 320, 26), HUE.ink, 0.16),
        sunbed(local, stripes),
        ballOnSand(local, 240, 656, stripes[0]),
      ),
    )
  );
}

/** A parasol that leans over a lounger. */
export function sunbed(scene: Scene, stripes: readonly [Tone, Tone]): string {
  return (
    turned(scene, -10, 400, 620, (tilted) =>
      group(
        fill(box(394, 190, 13, 440, 6), PALE_WOOD.base) + fill(box(401, 190, 6, 440, 3), WOOD.base),
        parasol(tilted, 400, 180, stripes),
      ),
    ) + lounger(scene, stripes[0])
  );
}

function parasol(scene: Scene, x: number, y: number, [a, b]: readonly [Tone, Tone]): string {
  const dome = `M${x - 280},${y + 150}C${x - 270},${y - 20} ${x - 120},${y - 70} ${x},${y - 70}S${x + 270},${y - 20} ${x + 280},${y + 150}z`;
  const rib = (dx: number) =>
    `M${x},${y - 70}C${x + dx * 0.5},${y - 40} ${x + dx * 0.96},${y + 40} ${x + dx},${y + 150}`;
  const gore = (from: number, to: number, color: string) =>
    fill(
      `${rib(from)}L${x + to},${y + 150}C${x + to * 0.96},${y + 40} ${x + to * 0.5},${y - 40} ${x},${y - 70}z`,
      color,
    );
  const edges = [-280, -196, -100, 0, 100, 196, 280];
  return group(
    fill(dome, a.base),
    edges
      .slice(0, -1)
      .map((from, i) =>
        gore(
          from,
          edges[i + 1] ?? 280,
          i % 2 === 0 ? (i > 3 ? a.shade : a.base) : i > 3 ? b.shade : b.base,
        ),
      )
      .join(''),
    edges
      .slice(0, -1)
      .map((from, i) =>
        fill(
          `M${x + from},${y + 148}h${(edges[i + 1] ?? 280) - from}v10q${((edges[i + 1] ?? 280) - from) / -2},26 ${from - (edges[i + 1] ?? 280)},0z`,
          i % 2 === 0 ? a.deep : b.shade,
        ),
      )
      .join(''),
    solid(scene, disc(x, y - 76, 14), WOOD, { shade: 6 }),
  );
}

function lounger(scene: Scene, cloth: Tone): string {
  return group(
    line('M480,600V560M740,600V560', DARK_WOOD.base, 16),
    line('M440,560H790', WOOD.base, 18),
    line('M452,556L376,436', WOOD.base, 18),
    solid(scene, 'M468,528H792a14,14 0 0 1 0,28H462L372,428a16,16 0 0 1 26,-18z', cloth, {
      shade: 8,
      light: 6,
    }),
    fill('M446,500L398,432a14,14 0 0 1 24,-14l44,62z', PAPER.base),
  );
}

function ballOnSand(scene: Scene, x: number, y: number, paint: Tone): string {
  return group(
    shadow(x, y, 44, 10),
    solid(scene, disc(x, y - 44, 44), PAPER, { shade: 14 }),
    clipped(
      scene,
      disc(x, y - 44, 44),
      fill(oval(x - 22, y - 44, 16, 60), paint.base),
      fill(oval(x + 26, y - 44, 14, 60), HUE.teal),
    ),
    fill(disc(x - 4, y - 82, 8), HUE.mango),
  );
}
