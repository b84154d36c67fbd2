import { mix } from '../color-math.ts';
import { FLOOR_LINE, placed, room } from './shared/indoors.ts';
import { beach } from './shared/outdoors.ts';
import { clipped, fill, group, line, many, solid, turned } from './shared/paint.ts';
import { chooseDay, choosePalette } from './shared/palettes.ts';
import { leaf, palm } from './shared/plants.ts';
import { beside, type Scene } from './shared/scene.ts';
import { shadow } from './shared/shadows.ts';
import { box, disc, n, oval, poly, ring } from './shared/shapes.ts';
import {
  CORAL,
  DARK_WOOD,
  HUE,
  INK,
  IRON,
  LEAF,
  MANGO,
  PALE_WOOD,
  PAPER,
  PURPLE,
  STEEL,
  TEAL,
  type Tone,
  tone,
  WOOD,
} from './shared/tones.ts';

/** Garifuna drums: the segunda and the smaller primera, hide tops laced with rope, on the beach. */
export function drawDrums(scene: Scene): string {
  const day = chooseDay(scene);
  const bands = scene.random.pick([
    [CORAL, MANGO],
    [PURPLE, TEAL],
    [TEAL, MANGO],
  ] as const);
  const lower = scene.side;
  return (
    beach(scene, day) +
    palm(beside(scene, -400), 620, 440, scene.side * 40, day) +
    placed(
      scene,
      640,
      drum(scene, 480 - lower * 96, 640, 150, 380, bands[0], WOOD),
      drum(scene, 480 + lower * 146, 660, 118, 284, bands[1], DARK_WOOD),
    ) +
    maracas(scene, beside(scene, -226), 668, bands[1]) +
    leaf(beside(scene, 330), 690, 120, scene.side === 1 ? -30 : 210, LEAF)
  );
}

export function drum(
  scene: Scene,
  x: number,
  y: number,
  half: number,
  height: number,
  band: Tone,
  wood: Tone,
): string {
  const top = y - height;
  const foot = half * 0.72;
  const body =
    `M${n(x - half)},${n(top)}C${n(x - half * 0.96)},${n(top + height * 0.5)} ${n(x - foot)},${n(y - 40)} ${n(x - foot)},${n(y)}` +
    `a${n(foot)},${n(foot * 0.22)} 0 0 0 ${n(foot * 2)},0` +
    `C${n(x + foot)},${n(y - 40)} ${n(x + half * 0.96)},${n(top + height * 0.5)} ${n(x + half)},${n(top)}z`;
  const hoop = `M${n(x - half - 6)},${n(top)}v44a${n(half + 6)},${n(half * 0.24)} 0 0 0 ${n(2 * half + 12)},0v-44z`;
  const laces = many(7, (i) => {
    const at = (t: number) => x - half * 0.98 + t * half * 0.28;
    return line(
      `M${n(at(i))},${n(top + 56)}L${n(at(i) + half * 0.14)},${n(top + height * 0.6)}L${n(at(i + 1))},${n(top + 56)}`,
      PAPER.base,
      6,
    );
  });
  return group(
    shadow(x, y + 12, half * 1.1, 24),
    solid(scene, body, wood, { shade: half * 0.42, light: 10 }),
    clipped(
      scene,
      body,
      fill(box(x - half, y - height * 0.34, half * 2, 22), band.base),
      fill(box(x - half, y - height * 0.26, half * 2, 12), band.light),
      laces,
    ),
    solid(scene, hoop, band, { shade: half * 0.4 }),
    fill(oval(x, top, half + 6, half * 0.26), '#F3DFB8'),
    fill(oval(x, top + 2, half * 0.84, half * 0.19), '#FBF0D8'),
    fill(oval(x + half * 0.1, top + 4, half * 0.4, half * 0.08), '#E8CC9A', 0.8),
  );
}

function maracas(scene: Scene, x: number, y: number, paint: Tone): string {
  return turned(scene, scene.side * -24, x, y, (local) =>
    group(
      fill(oval(x + 8, y + 22, 110, 10), HUE.ink, 0.16),
      solid(local, box(x - 10, y - 8, 120, 18, 8), PALE_WOOD, { shade: 6 }),
      solid(local, oval(x - 44, y, 54, 42), paint, { shade: 16, light: 6 }),
      fill(box(x - 50, y - 41, 10, 82, 4), PAPER.base, 0.8),
    ),
  );
}

export function drawGuitar(scene: Scene): string {
  const palette = choosePalette(scene, 'warm');
  const wood = scene.random.pick([tone('#D98E3F'), tone('#B9602F'), tone('#E2A95C')]);
  return (
    room(scene, palette) +
    placed(
      scene,
      FLOOR_LINE,
      shadow(490, 640, 170, 18),
      line('M420,640L470,480M560,640L500,480', INK.base, 16),
      turned(scene, scene.side * 9, 480, 560, (local) => guitar(local, wood)),
      line('M404,604C420,640 540,640 556,604', INK.base, 15),
    ) +
    amplifier(scene, beside(scene, -300), 640, palette.hero)
  );
}

function guitar(scene: Scene, wood: Tone): string {
  const body =
    'M480,330C530,306 592,330 590,392C588,428 566,436 566,458C566,482 622,500 622,566C622,622 560,640 480,640S338,622 338,566C338,500 394,482 394,458C394,436 372,428 370,392C368,330 430,306 480,330z';
  return group(
    solid(scene, body, wood, { shade: 22, light: 9 }),
    fill(ring(480, 448, 64, 54), DARK_WOOD.base) + fill(disc(480, 448, 50), DARK_WOOD.deep),
    solid(scene, box(458, 96, 44, 340, 4), DARK_WOOD, { shade: 10, light: 4 }),
    many(9, (i) => fill(box(458, 150 + i * 28, 44, 4), STEEL.light)),
    [192, 248, 304].map((y) => fill(disc(480, y, 6), PAPER.base)).join(''),
    solid(scene, poly(452, 102, 508, 102, 516, 24, 444, 24), wood, { shade: 12, light: 4 }),
    [40, 62, 84]
      .map(
        (y) => fill(box(428, y, 16, 11, 5), STEEL.base) + fill(box(516, y, 16, 11, 5), STEEL.base),
      )
      .join(''),
    fill(box(416, 556, 128, 22, 8), DARK_WOOD.base),
    many(4, (i) => line(`M${467 + i * 9},40V562`, PAPER.base, 2.4)),
  );
}

function amplifier(scene: Scene, x: number, y: number, paint: Tone): string {
  return group(
    shadow(x, y, 116, 13),
    line(`M${n(x - 40)},${n(y - 194)}c0,-30 80,-30 80,0`, INK.base, 12),
    solid(scene, box(x - 112, y - 196, 224, 196, 16), paint, { shade: 18, light: 7 }),
    fill(box(x - 92, y - 140, 184, 122, 10), mix(PALE_WOOD.light, HUE.sand, 0.2)),
    fill(disc(x, y - 79, 52), IRON.base) + fill(disc(x, y - 79, 22), INK.base),
    many(5, (i) => fill(disc(x - 76 + i * 38, y - 166, 11), PAPER.base)),
  );
}
