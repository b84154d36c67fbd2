import { mix } from '../color-math.ts';
import { placed } from './shared/indoors.ts';
import { hills, meadow, sky } from './shared/outdoors.ts';
import { fill, group, line, many, solid, tilted, turned } from './shared/paint.ts';
import { chooseDay, type Day } from './shared/palettes.ts';
import { leaf, palm } from './shared/plants.ts';
import { beside, HEIGHT, type Scene, WIDTH } from './shared/scene.ts';
import { shadow } from './shared/shadows.ts';
import { blob, box, disc, n, outlineAt, oval, poly, polyAt } from './shared/shapes.ts';
import {
  CORAL,
  FOREST,
  HUE,
  INK,
  LAGOON,
  LEAF,
  MANGO,
  PAPER,
  STEEL,
  TEAL,
  type Tone,
  tone,
} from './shared/tones.ts';

export function drawRecyclingBins(scene: Scene): string {
  const day = chooseDay(scene);
  const paints = scene.random.pick([
    [LEAF, LAGOON, MANGO],
    [TEAL, MANGO, CORAL],
    [LAGOON, LEAF, CORAL],
  ] as const);
  return (
    sky(scene, day, 520) +
    hills(scene, day, 530, 200) +
    palm(beside(scene, 410), 560, 380, scene.side * 20, day) +
    fill(box(0, 520, WIDTH, 80), day.grass.base) +
    fill(box(0, 580, WIDTH, HEIGHT - 580), mix(day.sand, day.road, 0.2)) +
    fill(box(0, 580, WIDTH, 8), day.sun, 0.5) +
    placed(
      scene,
      640,
      sticksOut(scene.side === 1 ? 254 : 706),
      paints
        .map((paint, i) =>
          bin(scene, 254 + i * 226, 640, paint, scene.side === 1 ? i === 0 : i === 2),
        )
        .join(''),
    ) +
    bottle(scene, beside(scene, -404), 672)
  );
}

export function bin(scene: Scene, x: number, y: number, paint: Tone, open: boolean): string {
  const body = poly(x - 92, y - 274, x + 92, y - 274, x + 76, y - 14, x - 76, y - 14);
  return group(
    shadow(x, y, 104, 14),
    solid(scene, body, paint, { shade: 34, light: 10 }),
    recycleMark(x - 4, y - 146, 58),
    turned(scene, open ? -16 : 0, x - 100, y - 276, (local) =>
      group(
        solid(
          local,
          box(x - 104, y - 304, 208, 36, 14),
          { ...paint, base: paint.shade, shade: paint.deep },
          { shade: 10, light: 6 },
        ),
        fill(box(x - 36, y - 322, 72, 22, 10), paint.deep),
      ),
    ),
    [-56, 56]
      .map(
        (dx) =>
          fill(disc(x + dx, y - 10, 22), INK.base) + fill(disc(x + dx, y - 10, 8), STEEL.base),
      )
      .join(''),
  );
}

/** Three arrows that chase one another. */
function recycleMark(x: number, y: number, r: number): string {
  const arrow =
    line(outlineAt(x, y, 'M-50,-36L-14,-92Q0,-108 14,-92L30,-66', r / 100), PAPER.base, r * 0.28) +
    fill(polyAt(x, y, [10, -36, 66, -84, 66, -14], r / 100), PAPER.base);
  return [0, 120, 240].map((angle) => tilted(angle, x, y - r * 0.1, arrow)).join('');
}

/** What does not fit into the open bin at x. */
export function sticksOut(x: number): string {
  return group(
    tilted(
      8,
      x,
      330,
      fill(box(x - 10, 290, 44, 100, 10), '#A8DDE2'),
      fill(box(x, 264, 24, 34, 6), HUE.coral),
    ),
    tilted(-8, x + 60, 330, fill(box(x + 40, 312, 52, 80, 6), PAPER.base)),
  );
}

function bottle(scene: Scene, x: number, y: number): string {
  return turned(scene, scene.side * 8, x, y, (local) =>
    group(
      fill(oval(x + 6, y + 20, 70, 8), HUE.ink, 0.16),
      solid(local, box(x - 60, y - 22, 104, 44, 16), tone('#9AD8D2'), { shade: 10, light: 6 }),
      fill(box(x + 40, y - 13, 26, 26, 5), tone('#9AD8D2').shade) +
        fill(box(x + 62, y - 15, 18, 30, 5), HUE.coral),
      fill(box(x - 34, y - 22, 40, 44), PAPER.base),
    ),
  );
}

export function drawTreeSeedling(scene: Scene): string {
  const day = chooseDay(scene);
  return (
    meadow(scene, day, 440) +
    seedlingRow(scene, day) +
    placed(
      scene,
      630,
      fill(oval(500, 636, 300, 36), HUE.ink, 0.16),
      solid(
        scene,
        blob([
          [220, 640],
          [270, 590],
          [360, 556],
          [480, 540],
          [600, 556],
          [690, 590],
          [740, 640],
          [480, 668],
        ]),
        tone('#7A4A2E'),
        { shade: 26, light: 10 },
      ),
      many(9, (i) => fill(oval(300 + i * 44, 606 + (i % 3) * 14, 13, 7), '#5C3520')),
      line('M480,560C474,460 488,380 480,250', FOREST.base, 18),
      line('M476,560C470,460 484,380 477,260', LEAF.light, 5, 0.7),
      bigLeaf(478, 440, 200, -158) + bigLeaf(484, 410, 220, -24),
      bigLeaf(480, 340, 170, -146) + bigLeaf(482, 320, 176, -38),
      bigLeaf(480, 262, 140, -92),
    ) +
    handTrowel(scene, beside(scene, 330), 600)
  );
}

function bigLeaf(x: number, y: number, length: number, angle: number): string {
  return leaf(
    x,
    y,
    length,
    angle,
    Math.cos((angle * Math.PI) / 180) < 0 ? tone('#6DBB54') : tone('#4FA24C'),
    0.4,
  );
}

function seedlingRow({ side }: Scene, day: Day): string {
  return many(4, (i) => {
    const x = 480 + side * (-400 + i * 74);
    const y = 500 + (i % 2) * 20;
    return (
      fill(oval(x, y, 34, 9), '#7A4A2E') +
      line(`M${x},${y}v-34`, day.leaf.shade, 5) +
      leaf(x, y - 24, 32, -150, day.leaf, 0.4) +
      leaf(x, y - 30, 32, -30, day.leaf, 0.4)
    );
  });
}

function handTrowel(scene: Scene, x: number, y: number): string {
  return turned(scene, scene.side * 14, x, y, (local) =>
    group(
      solid(local, `M${n(x - 36)},${n(y - 60)}h72v70q0,46 -36,66q-36,-20 -36,-66z`, STEEL, {
        shade: 14,
        light: 7,
      }),
      fill(box(x - 8, y - 110, 16, 60), STEEL.deep),
      solid(local, box(x - 20, y - 210, 40, 110, 18), CORAL, { shade: 12, light: 6 }),
    ),
  );
}
