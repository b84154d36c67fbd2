import { mix } from '../color-math.ts';
import { placed, TABLE_LINE, tabletop } from './shared/indoors.ts';
import {
  atEach,
  clipped,
  facing,
  fill,
  group,
  line,
  many,
  moved,
  sized,
  solid,
  tilted,
  turned,
} from './shared/paint.ts';
import { choosePalette } from './shared/palettes.ts';
import { leaf } from './shared/plants.ts';
import { pineapple } from './shared/produce.ts';
import { beside, type Scene } from './shared/scene.ts';
import { shadow } from './shared/shadows.ts';
import { around, box, disc, n, outlineAt, oval, poly, type Shape } from './shared/shapes.ts';
import { DARK_WOOD, FOREST, HUE, LEAF, MANGO, PAPER, type Tone, tone } from './shared/tones.ts';

const COFFEE = '#5B3020';

export function drawCoffeeCup(scene: Scene): string {
  const palette = choosePalette(scene);
  const bowl = 'M300,340H640C640,470 600,560 530,572H410C340,560 300,470 300,340z';
  return (
    tabletop(scene, palette) +
    placed(
      scene,
      TABLE_LINE,
      steam(palette.shows.includes('pale') ? '#FFFFFF' : palette.wallLow),
      shadow(480, 606, 270, 20),
      fill(oval(472, 590, 262, 30), PAPER.shade) +
        fill(oval(472, 582, 262, 28), PAPER.base) +
        fill(oval(472, 582, 170, 16), PAPER.shade),
      facing(scene, () => line('M634,386C740,370 740,500 604,510', palette.hero.shade, 32)),
      facing(scene, (local) =>
        group(
          solid(local, bowl, palette.hero, { shade: 36, light: 12 }),
          clipped(
            local,
            bowl,
            fill(box(290, 430, 360, 22), PAPER.base, 0.9),
            fill(box(290, 462, 360, 9), PAPER.base, 0.9),
          ),
          fill(oval(470, 340, 170, 36), palette.hero.light),
          fill(oval(470, 342, 154, 30), COFFEE),
          fill(oval(450, 346, 70, 13), '#B9794A') + fill(oval(456, 345, 38, 6), '#E8C79A'),
        ),
      ),
    ) +
    beans(scene, beside(scene, 322), 626) +
    beans(scene, beside(scene, -338), 640)
  );
}

function steam(color: string): string {
  return [400, 476, 552]
    .map((x, i) => line(`M${x},${282 - (i % 2) * 18}c-40,-46 40,-74 0,-128`, color, 16, 0.75))
    .join('');
}

function beans(scene: Scene, x: number, y: number): string {
  return atEach(
    [
      [-42, 0, 20],
      [8, 10, -30],
      [44, -8, 60],
      [0, -24, 100],
    ],
    (dx, dy, angle) =>
      turned(scene, angle, x + dx, y + dy, (local) =>
        group(
          moved(3, 6, fill(oval(x + dx, y + dy, 26, 17), HUE.ink, 0.2)),
          solid(local, oval(x + dx, y + dy, 26, 17), tone('#6E3B22'), { shade: 7, light: 4 }),
          line(`M${n(x + dx - 22)},${n(y + dy)}q22,-10 44,0`, '#3F1F12', 4),
        ),
      ),
  );
}

export function drawFruitJuice(scene: Scene): string {
  const palette = choosePalette(scene);
  const juice = scene.random.pick([
    tone('#F28C28'),
    tone('#E8503A'),
    tone('#F2B632'),
    tone('#D6467A'),
  ]);
  return (
    tabletop(scene, palette) +
    placed(scene, TABLE_LINE, juiceGlass(scene, juice, palette.second)) +
    pineapple(scene, beside(scene, 258), 600) +
    melon(scene, beside(scene, -266), 612)
  );
}

export function juiceGlass(scene: Scene, juice: Tone, straw: Tone): string {
  const glass = poly(374, 196, 586, 196, 556, 590, 404, 590);
  return [
    shadow(484, 592, 120, 18),
    line(
      `M${480 + scene.side * 24},300L${480 + scene.side * 80},96l${scene.side * 46},-14`,
      straw.base,
      17,
    ),
    fill(glass, '#EAF6F4', 0.8),
    clipped(
      scene,
      glass,
      fill(box(370, 254, 230, 340), juice.base),
      fill(box(520, 254, 80, 340), juice.shade),
      fill(box(370, 248, 230, 18), juice.light),
      fill(poly(392, 240, 420, 240, 434, 560, 420, 560), '#FFFFFF', 0.45),
      atEach(
        [
          [430, 300, 14],
          [520, 330, -18],
          [470, 390, 30],
        ],
        (x, y, angle) =>
          tilted(angle, x, y, fill(box(x - 30, y - 30, 60, 60, 10), '#FFFFFF', 0.35)),
      ),
    ),
    citrusWheel(480 - scene.side * 106, 204, 66, tone('#F4A230')),
  ].join('');
}

function citrusWheel(x: number, y: number, r: number, rind: Tone): string {
  return group(
    fill(disc(x, y, r), rind.shade),
    fill(disc(x - 3, y - 3, r * 0.95), rind.base),
    fill(disc(x, y, r * 0.8), '#FCEBC2'),
    many(8, (i) => {
      const [ax, ay] = around(x, y, r * 0.72, i * 45 + 4);
      const [bx, by] = around(x, y, r * 0.72, i * 45 + 40);
      return fill(poly(x, y, ax, ay, bx, by), rind.base);
    }),
  );
}

export function melon(scene: Scene, x: number, y: number): string {
  const wedge = (r: number) => `M${n(x - r)},${n(y - 104)}a${n(r)},${n(r)} 0 0 0 ${n(2 * r)},0z`;
  return group(
    shadow(x, y, 88, 12),
    fill(wedge(106), FOREST.base),
    fill(wedge(94), '#E8F0C8'),
    solid(scene, wedge(84), tone('#E8503F'), { shade: 18 }),
    atEach(
      [
        [-40, -80],
        [-8, -62],
        [30, -82],
        [4, -88],
      ],
      (dx, dy) => fill(oval(x + dx, y + dy, 5, 8), '#33201E'),
    ),
  );
}

/** Whole pod, opened pod with its white seeds, and what becomes of them. */
export function drawCocoaPods(scene: Scene): string {
  const palette = choosePalette(scene, 'warm');
  const skin = scene.random.pick([tone('#C96A2B'), tone('#B0492E'), tone('#D99A2E')]);
  return (
    tabletop(scene, palette) +
    placed(
      scene,
      TABLE_LINE,
      [-160, -128, -36]
        .map((angle, i) => leaf(480, 430, 250, angle, i === 1 ? LEAF : FOREST, 0.24))
        .join(''),
      shadow(480, 592, 270, 20),
      facing(scene, (local) =>
        group(
          turned(local, -24, 380, 430, (l) => pod(l, 372, 424, skin)),
          turned(local, 12, 590, 486, (l) => openPod(l, 590, 480, skin)),
        ),
      ),
    ) +
    chocolate(scene, beside(scene, -330), 632) +
    looseBeans(scene, beside(scene, 250), 640)
  );
}

function podShape(x: number, y: number): Shape {
  return outlineAt(
    x,
    y,
    'M-210,0C-190,-90 -40,-130 90,-84C160,-56 196,-16 214,0C196,16 160,56 90,84C-40,130 -190,90 -210,0z',
  );
}

function pod(scene: Scene, x: number, y: number, skin: Tone): string {
  const shape = podShape(x, y);
  const rib = (dy: number) =>
    line(
      `M${n(x - 206)},${n(y)}C${n(x - 120)},${n(y + dy)} ${n(x + 80)},${n(y + dy)} ${n(x + 210)},${n(y)}`,
      skin.deep,
      7,
      0.5,
    );
  return group(
    line(`M${n(x - 206)},${n(y)}h-46`, DARK_WOOD.base, 20),
    solid(scene, shape, skin, { shade: 30, light: 14 }),
    rib(-78) + rib(-28) + rib(28) + rib(78),
  );
}

function openPod(scene: Scene, x: number, y: number, skin: Tone): string {
  const seeds = [
    [-112, 0],
    [-62, -30],
    [-58, 26],
    [-8, -36],
    [-4, 14],
    [44, -22],
    [50, 28],
    [92, 0],
  ] as const;
  return group(
    solid(scene, podShape(x, y), skin, { shade: 14, light: 8 }),
    sized(0.83, x, y, fill(podShape(x, y), '#F3DDB4')),
    sized(0.72, x, y, fill(podShape(x, y), mix('#F3DDB4', '#8A5331', 0.35))),
    atEach(seeds, (dx, dy) =>
      solid(scene, oval(x + dx, y + dy, 31, 23), { ...PAPER, base: '#FFFBF2' }, { shade: 8 }),
    ),
  );
}

function chocolate(scene: Scene, x: number, y: number): string {
  const bar = tone('#5A2E1E');
  return group(
    shadow(x, y, 84, 11),
    many(3, (row) =>
      many(3, (column) => {
        const bx = x - 78 + column * 52;
        const by = y - 96 + row * 32;
        return solid(scene, box(bx, by, 49, 30, 5), bar, { shade: 6, light: 5 });
      }),
    ),
    fill(poly(x - 84, y - 40, x + 84, y - 30, x + 84, y + 4, x - 84, y + 4), MANGO.base) +
      fill(poly(x - 84, y - 40, x + 84, y - 30, x + 84, y - 22, x - 84, y - 32), PAPER.base),
  );
}

function looseBeans(scene: Scene, x: number, y: number): string {
  return atEach(
    [
      [-30, 0],
      [16, 12],
      [52, -4],
    ],
    (dx, dy) =>
      moved(4, 6, fill(oval(x + dx, y + dy, 28, 16), HUE.ink, 0.18)) +
      solid(scene, oval(x + dx, y + dy, 28, 16), tone('#7A4026'), { shade: 7, light: 5 }),
  );
}
