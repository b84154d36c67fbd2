import { diningTable, placed, TABLE_LINE, tabletop } from './shared/indoors.ts';
import { clipped, fill, group, line, many, sized, solid, turned } from './shared/paint.ts';
import { choosePalette } from './shared/palettes.ts';
import { leaf } from './shared/plants.ts';
import { beside, type Scene } from './shared/scene.ts';
import { shadow } from './shared/shadows.ts';
import { around, box, disc, n, oval, poly } from './shared/shapes.ts';
import {
  CORAL,
  FOREST,
  HUE,
  LEAF,
  LILAC,
  MANGO,
  PAPER,
  PURPLE,
  STEEL,
  TEAL,
  type Tone,
  tone,
} from './shared/tones.ts';

export function drawTableSetting(scene: Scene): string {
  const palette = choosePalette(scene, 'plate');
  const mat = oval(480, 474, 420, 206);
  return (
    diningTable(scene, palette) +
    placed(
      scene,
      474,
      fill(oval(492, 484, 424, 208), HUE.ink, 0.14),
      fill(mat, palette.hero.base),
      fill(oval(480, 474, 396, 190) + oval(480, 474, 388, 185), palette.hero.light, 0.8),
      fill(oval(494, 486, 262, 130), HUE.ink, 0.16),
      fill(oval(480, 478, 260, 128), PAPER.shade),
      fill(oval(480, 470, 260, 128), PAPER.base),
      fill(oval(480, 472, 196, 94), PAPER.shade),
      fill(oval(480, 476, 190, 90), '#FFFDF8'),
      napkin(palette.second),
      sized(1.3, 160, 470, fork(160, 470)) + sized(1.3, 800, 470, knife(800, 470)),
    ) +
    goblet(scene, beside(scene, 246), 318, scene.random.pick([CORAL, MANGO, tone('#A8325A')])) +
    bouquet(scene, beside(scene, -290), 292)
  );
}

function napkin(paint: Tone): string {
  return group(
    fill(poly(424, 388, 536, 388, 566, 612, 394, 612), HUE.ink, 0.1),
    fill(poly(424, 384, 536, 384, 560, 604, 400, 604), paint.base),
    fill(poly(488, 384, 536, 384, 560, 604, 494, 604), paint.shade),
    fill(poly(404, 570, 556, 570, 558, 584, 402, 584), paint.light),
    leaf(500, 470, 100, -30, LEAF) +
      leaf(470, 490, 92, 160, FOREST) +
      leaf(500, 496, 84, 24, FOREST),
    bloom(482, 474, 50, paint === CORAL ? MANGO : CORAL),
  );
}

function fork(x: number, y: number): string {
  return group(
    fill(box(x - 7, y - 30, 14, 150, 7), STEEL.base),
    fill(`M${x - 28},${y - 120}v60c0,36 56,36 56,0v-60h-10v52h-9v-52h-18v52h-9v-52z`, STEEL.light),
  );
}

function knife(x: number, y: number): string {
  return group(
    fill(box(x - 8, y - 6, 16, 126, 8), STEEL.base),
    fill(`M${x - 10},${y}V${y - 120}c26,10 30,70 24,120z`, STEEL.light),
  );
}

function goblet(scene: Scene, x: number, y: number, drink: Tone): string {
  const bowl = `M${n(x - 52)},${n(y - 190)}h104c6,70 -18,112 -52,112s-58,-42 -52,-112z`;
  return group(
    shadow(x, y, 50, 12),
    fill(bowl, '#E8F4F2', 0.85),
    clipped(
      scene,
      bowl,
      fill(box(x - 60, y - 150, 120, 90), drink.base),
      fill(box(x + 16, y - 200, 50, 130), drink.deep, 0.35),
    ),
    fill(box(x - 5, y - 80, 10, 76), '#DCEBEA'),
    fill(oval(x, y - 2, 46, 12), '#DCEBEA'),
  );
}

function bouquet(scene: Scene, x: number, y: number): string {
  const heads = [
    [-40, -150, CORAL],
    [38, -156, MANGO],
    [0, -186, PURPLE],
  ] as const;
  return group(
    shadow(x, y, 46, 11),
    [-130, -100, -70, -45].map((angle) => leaf(x, y - 84, 96, angle, LEAF)).join(''),
    heads.map(([dx, dy, t]) => bloom(x + dx, y + dy, 36, t)).join(''),
    solid(
      scene,
      `M${n(x - 26)},${n(y - 96)}h52c-6,30 22,50 10,96h-72c-12,-46 16,-66 10,-96z`,
      TEAL,
      { shade: 18, light: 6 },
    ),
  );
}

function bloom(x: number, y: number, size: number, paint: Tone): string {
  const petals = many(7, (i) => {
    const [px, py] = around(x, y, size * 0.6, i * (360 / 7) - 90);
    return fill(disc(px, py, size * 0.4), i < 2 || i > 4 ? paint.base : paint.shade);
  });
  return (
    petals +
    fill(disc(x, y, size * 0.56), paint.base) +
    fill(disc(x - size * 0.06, y - size * 0.06, size * 0.3), '#FBE3A0')
  );
}

export function drawFlowers(scene: Scene): string {
  const palette = choosePalette(scene);
  const tones = [CORAL, MANGO, tone('#D6619A'), LILAC, tone('#FBF0DC')];
  const first = scene.random.integer(0, 4);
  const spots = [
    [480, 190, 74],
    [372, 232, 64],
    [590, 236, 66],
    [306, 318, 50],
    [656, 320, 52],
    [432, 318, 66],
    [540, 322, 62],
  ] as const;
  const stems = spots.map(([x, y]) =>
    line(`M480,470Q${(x + 480) / 2},${y + 120} ${x},${y}`, FOREST.base, 8),
  );
  const greens = [-168, -145, -118, -64, -35, -12].map((angle, i) =>
    leaf(480, 420, 220 + (i % 2) * 24, angle, i % 2 === 0 ? FOREST : LEAF, 0.22),
  );
  const vessel =
    'M408,400h144c-8,46 58,70 42,142c-6,34 -32,52 -64,52h-100c-32,0 -58,-18 -64,-52c-16,-72 50,-96 42,-142z';
  return (
    tabletop(scene, palette) +
    placed(
      scene,
      TABLE_LINE,
      shadow(480, 596, 120, 16),
      greens.join('') + stems.join(''),
      spots
        .map(([x, y, size], i) => bloom(x, y, size, tones[(first + i) % tones.length] ?? CORAL))
        .join(''),
      solid(scene, vessel, palette.hero, { shade: 36, light: 10 }),
      clipped(
        scene,
        vessel,
        fill(box(340, 486, 280, 14), palette.hero.light),
        fill(box(340, 510, 280, 8), palette.hero.light),
      ),
      fill(box(398, 392, 164, 20, 10), palette.hero.deep),
    ) +
    many(3, (i) =>
      turned(scene, i * 50, beside(scene, 200 + i * 50), 630 + (i % 2) * 14, () =>
        fill(
          oval(beside(scene, 200 + i * 50), 630 + (i % 2) * 14, 20, 10),
          tones[first]?.base ?? HUE.coral,
        ),
      ),
    )
  );
}
