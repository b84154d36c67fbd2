import { mix } from '../color-math.ts';
import { flatLay, FLOOR_LINE, placed, room, TABLE_LINE, tabletop } from './shared/indoors.ts';
import { clipped, fill, group, line, moved, solid, turned } from './shared/paint.ts';
import { chooseDay, choosePalette } from './shared/palettes.ts';
import { palm } from './shared/plants.ts';
import { beside, type Scene } from './shared/scene.ts';
import { cast, shadow } from './shared/shadows.ts';
import { blob, box, disc, oval, poly, ring } from './shared/shapes.ts';
import {
  BRASS,
  HUE,
  INK,
  IRON,
  PALE_WOOD,
  PAPER,
  STEEL,
  type Tone,
  tone,
  WOOD,
} from './shared/tones.ts';

const SWATCHES = [
  ['#B83A16', '#E8663C', '#F4A184'],
  ['#D0851F', '#F2A93B', '#F9D491'],
  ['#1F6B45', '#3D9A55', '#A5D19A'],
  ['#0A6A61', '#0FA595', '#8FDCD2'],
  ['#14506A', '#2585A0', '#93CCDB'],
  ['#4F289E', '#6F3AD6', '#C3A6FF'],
  ['#8C2A62', '#C9538F', '#F2B3D0'],
] as const;

export function drawColorSwatches(scene: Scene): string {
  const palette = choosePalette(scene);
  const first = scene.random.integer(0, SWATCHES.length - 1);
  const cards = SWATCHES.map((_, i) => {
    const colors = SWATCHES[(first + i) % SWATCHES.length] ?? SWATCHES[0];
    return turned(scene, scene.side * (i * 17 - 51), 480, 592, () => swatchCard(colors));
  });
  return (
    flatLay(scene, palette) +
    placed(
      scene,
      592,
      cards.join(''),
      fill(disc(480, 592, 19), BRASS.base) + fill(disc(476, 588, 8), BRASS.light),
    ) +
    brush(scene, beside(scene, -446), 676, scene.side * 86, palette.hero)
  );
}

function swatchCard(colors: readonly string[]): string {
  const card = box(424, 106, 112, 524, 18);
  return (
    cast(card, 10) +
    fill(card, PAPER.base) +
    colors.map((color, i) => fill(box(434, 118 + i * 134, 92, 126, 10), color)).join('') +
    fill(box(446, 532, 50, 8, 4), PAPER.shade)
  );
}

/** A brush that lies flat, its bristles upwards and its handle's end at (x, y). */
function brush(scene: Scene, x: number, y: number, degrees: number, paint: Tone): string {
  const handle = `M${x - 8},${y}L${x - 14},${y - 210}h28L${x + 8},${y}a8,8 0 0 1 -16,0z`;
  const hair = `M${x - 20},${y - 268}h40c6,-40 2,-70 -20,-100c-22,30 -26,60 -20,100z`;
  return turned(scene, degrees, x, y, (local) =>
    group(
      cast(handle + hair, 10),
      solid(local, handle, WOOD, { shade: 9 }),
      solid(local, box(x - 20, y - 270, 40, 64, 5), STEEL, { shade: 13 }),
      solid(local, hair, paint, { shade: 12 }),
    ),
  );
}

export function drawCamera(scene: Scene): string {
  const palette = choosePalette(scene, 'dark');
  const skin = palette.hero;
  const hump = poly(388, 272, 418, 214, 542, 214, 572, 272);
  return (
    tabletop(scene, palette) +
    placed(
      scene,
      TABLE_LINE,
      shadow(480, 592, 290, 20),
      line(
        'M214,350C60,360 110,560 190,606S420,640 470,622',
        mix(palette.second.base, HUE.ink, 0.1),
        20,
      ),
      solid(scene, box(264, 236, 76, 50, 10), STEEL, { shade: 14, light: 5 }),
      solid(scene, box(620, 246, 68, 40, 12), STEEL, { shade: 14, light: 5 }),
      solid(scene, hump, INK, { shade: 16, light: 5 }),
      solid(scene, box(206, 268, 548, 322, 40), INK, { shade: 22, light: 7 }),
      clipped(
        scene,
        box(206, 268, 548, 322, 40),
        fill(box(206, 336, 548, 176), skin.base),
        fill(box(690, 336, 70, 176), skin.shade),
      ),
      fill(box(436, 230, 88, 30, 8), PAPER.base),
      fill(box(616, 292, 84, 28, 8), '#FDE7B0'),
      fill(disc(258, 302, 12), HUE.coral),
      lens(scene),
    )
  );
}

function lens(scene: Scene): string {
  return group(
    fill(disc(490, 440, 148), INK.deep, 0.5),
    solid(scene, disc(480, 430, 148), STEEL, { shade: 22, light: 8 }),
    solid(scene, disc(480, 430, 124), INK, { shade: 14, light: 5 }),
    fill(disc(480, 430, 94), IRON.shade),
    solid(scene, disc(480, 430, 78), tone('#2A5F8F'), { shade: 26 }),
    fill(disc(480, 430, 42), '#123A5C'),
    fill(oval(446, 396, 28, 18), '#FFFFFF', 0.75),
    fill(disc(512, 466, 9), '#FFFFFF', 0.45),
    fill(ring(480, 430, 132, 128), IRON.light, 0.6),
  );
}

export function drawEasel(scene: Scene): string {
  const palette = choosePalette(scene);
  return (
    room(scene, palette) +
    placed(scene, FLOOR_LINE, easel(scene)) +
    paintTable(scene, beside(scene, 330), palette.hero)
  );
}

export function easel(scene: Scene): string {
  const leg = (fromX: number, toX: number, w: Tone) =>
    solid(scene, poly(fromX - 11, 110, fromX + 11, 110, toX + 13, 640, toX - 13, 640), w, {
      shade: 9,
    });
  return [
    shadow(480, 640, 230, 18),
    leg(480, 480, { ...WOOD, base: WOOD.shade, shade: WOOD.deep }),
    leg(462, 310, WOOD) + leg(498, 650, WOOD),
    canvas(scene),
    solid(scene, box(284, 494, 392, 26, 8), PALE_WOOD, { shade: 10, light: 4 }),
    solid(scene, box(440, 96, 80, 62, 10), WOOD, { shade: 16, light: 5 }),
  ].join('');
}

function canvas(scene: Scene): string {
  const day = chooseDay(scene);
  const frame = box(262, 146, 436, 350, 6);
  const picture = box(276, 160, 408, 322, 2);
  const temple =
    'M330 420 352 372 374 372 388 330 408 330 420 292 452 292 464 330 484 330 498 372 520 372 542 420z';
  return group(
    solid(scene, frame, PAPER, { shade: 10 }),
    clipped(
      scene,
      picture,
      fill(picture, day.sky[0]),
      fill(box(276, 236, 408, 90), day.sky[1]),
      fill(box(276, 310, 408, 120), day.sky[2]),
      fill(disc(372, 262, 46), day.sun),
      fill(temple, day.near),
      fill(
        poly(436, 292, 452, 292, 464, 330, 484, 330, 498, 372, 520, 372, 542, 420, 436, 420),
        mix(day.near, HUE.ink, 0.2),
      ),
      fill(box(276, 414, 408, 80), day.grass.base),
      fill(box(276, 446, 408, 50), day.grass.shade),
      palm(612, 448, 190, -20, day),
    ),
  );
}

export function paintTable(scene: Scene, x: number, paint: Tone): string {
  const stick = (dx: number, lean: number, color: string) =>
    turned(
      scene,
      lean,
      x + dx,
      500,
      () =>
        fill(box(x + dx - 5, 400, 10, 110, 4), PALE_WOOD.base) +
        fill(box(x + dx - 8, 374, 16, 34, 8), color),
    );
  const board = blob([
    [x - 70, 520],
    [x - 40, 496],
    [x + 30, 500],
    [x + 76, 522],
    [x + 30, 540],
    [x - 40, 540],
  ]);
  return group(
    shadow(x, 646, 76, 10),
    solid(scene, box(x - 56, 530, 14, 114, 4), WOOD, { shade: 5 }),
    solid(scene, box(x + 42, 530, 14, 114, 4), WOOD, { shade: 5 }),
    stick(-14, -12, HUE.coral) + stick(0, 2, HUE.teal) + stick(14, 14, HUE.mango),
    solid(scene, box(x - 30, 452, 60, 76, 8), paint, { shade: 16, light: 5 }),
    moved(0, 10, fill(board, PALE_WOOD.base)),
    [HUE.coral, HUE.mango, HUE.teal, HUE.purple]
      .map((c, i) => fill(oval(x - 36 + i * 26, 528 + (i % 2) * 6, 10, 6), c))
      .join(''),
    solid(scene, box(x - 84, 546, 168, 18, 6), WOOD, { shade: 8 }),
  );
}
