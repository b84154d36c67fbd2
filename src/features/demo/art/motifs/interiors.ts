import { mix } from '../color-math.ts';
import { FLOOR_LINE, placed, room } from './shared/indoors.ts';
import { facing, fill, group, line, solid, turned } from './shared/paint.ts';
import { choosePalette, type Palette } from './shared/palettes.ts';
import { pottedPlant } from './shared/plants.ts';
import { beside, type Scene } from './shared/scene.ts';
import { shadow } from './shared/shadows.ts';
import { box, disc, n, oval, poly } from './shared/shapes.ts';
import { CORAL, DARK_WOOD, HUE, PAPER, TEAL, type Tone, WOOD } from './shared/tones.ts';

export function drawFurniture(scene: Scene): string {
  const palette = choosePalette(scene);
  const { hero, second } = palette;
  return (
    room(scene, palette) +
    placed(
      scene,
      FLOOR_LINE,
      rug(palette),
      shadow(480, 632, 320, 18),
      sofa(scene, hero),
      cushion(scene, 322, 424, second, -10),
      cushion(scene, 640, 424, PAPER, 10),
    ) +
    floorLamp(scene, beside(scene, -376), second) +
    sideTable(scene, beside(scene, 384))
  );
}

function rug({ spark, second }: Palette): string {
  return (
    fill(oval(480, 640, 420, 52), spark.base) +
    fill(oval(480, 640, 380, 44), mix(spark.base, HUE.sand, 0.4)) +
    fill(oval(480, 640, 340, 37), second.base, 0.7)
  );
}

function sofa(scene: Scene, cloth: Tone): string {
  return group(
    [210, 722]
      .map((x) =>
        solid(scene, poly(x, 590, x + 28, 590, x + 20, 636, x + 8, 636), DARK_WOOD, { shade: 6 }),
      )
      .join(''),
    solid(scene, box(206, 300, 548, 240, 46), cloth, { shade: 18, light: 9 }),
    fill(box(476, 316, 7, 160, 3), cloth.shade),
    solid(
      scene,
      box(226, 460, 256, 84, 24),
      { ...cloth, base: mix(cloth.base, cloth.light, 0.18) },
      { shade: 14, light: 6 },
    ),
    solid(
      scene,
      box(478, 460, 256, 84, 24),
      { ...cloth, base: mix(cloth.base, cloth.light, 0.18) },
      { shade: 14, light: 6 },
    ),
    solid(scene, box(190, 526, 580, 72, 20), cloth, { shade: 16 }),
    solid(scene, box(160, 390, 92, 212, 40), cloth, { shade: 18, light: 9 }),
    solid(scene, box(708, 390, 92, 212, 40), cloth, { shade: 18, light: 9 }),
  );
}

function cushion(scene: Scene, x: number, y: number, cloth: Tone, lean: number): string {
  return turned(scene, lean, x, y, (local) =>
    solid(local, box(x - 56, y - 54, 112, 108, 26), cloth, { shade: 14, light: 6 }),
  );
}

function floorLamp(scene: Scene, x: number, paint: Tone): string {
  return group(
    shadow(x, 640, 50, 9),
    fill(disc(x, 210, 130), '#FFF1B8', 0.25),
    fill(box(x - 5, 220, 10, 410), DARK_WOOD.base),
    fill(box(x - 46, 628, 92, 14, 7), DARK_WOOD.deep),
    solid(scene, poly(x - 50, 140, x + 50, 140, x + 84, 256, x - 84, 256), paint, {
      shade: 24,
      light: 8,
    }),
  );
}

function sideTable(scene: Scene, x: number): string {
  return group(
    shadow(x, 650, 64, 9),
    line(
      `M${n(x - 40)},540L${n(x - 54)},648M${n(x + 40)},540L${n(x + 54)},648`,
      DARK_WOOD.base,
      11,
    ),
    pottedPlant(scene, x, 528, 0.85),
    solid(scene, box(x - 72, 526, 144, 22, 9), WOOD, { shade: 8, light: 5 }),
  );
}

export function drawGuestRoom(scene: Scene): string {
  const palette = choosePalette(scene);
  const { hero, second } = palette;
  return (
    room(scene, palette, { floorY: 560 }) +
    ceilingFan(480) +
    facing(scene, (local) =>
      group(
        shadow(470, 650, 350, 20),
        solid(local, box(150, 250, 60, 396, 18), WOOD, { shade: 14, light: 7 }),
        solid(local, box(776, 440, 44, 206, 16), WOOD, { shade: 12, light: 6 }),
        fill(box(190, 560, 600, 60, 8), DARK_WOOD.base),
        solid(local, box(196, 476, 596, 104, 30), PAPER, { shade: 16 }),
        solid(local, box(216, 408, 176, 92, 34), PAPER, { shade: 16 }),
        solid(local, box(262, 424, 150, 82, 32), second, { shade: 14, light: 7 }),
        solid(local, 'M392,470h380a30,30 0 0 1 30,30v94h-440v-94a30,30 0 0 1 30,-30z', hero, {
          shade: 18,
          light: 8,
        }),
        fill(box(362, 528, 440, 16), hero.light) + fill(box(362, 552, 440, 9), hero.light),
        foldedTowel(local, 640, 470),
      ),
    ) +
    bedsideLamp(scene, beside(scene, -404), 660, second)
  );
}

function ceilingFan(x: number): string {
  return group(
    fill(box(x - 6, 0, 12, 62), DARK_WOOD.base),
    fill(poly(x - 30, 70, x - 230, 56, x - 236, 78, x - 30, 84), WOOD.base),
    fill(poly(x + 30, 70, x + 230, 56, x + 236, 78, x + 30, 84), WOOD.shade),
    fill(poly(x - 20, 80, x - 96, 104, x - 70, 116, x, 90), WOOD.light),
    fill(poly(x + 20, 80, x + 96, 104, x + 70, 116, x, 90), WOOD.base),
    fill(box(x - 40, 58, 80, 34, 15), PAPER.base) + fill(oval(x, 94, 22, 11), '#FFE9B0'),
  );
}

function foldedTowel(scene: Scene, x: number, y: number): string {
  return group(
    solid(scene, box(x - 70, y - 34, 140, 34, 14), PAPER, { shade: 8 }),
    solid(scene, box(x - 58, y - 62, 116, 30, 13), PAPER, { shade: 8 }),
    fill(disc(x, y - 72, 16), CORAL.base) + fill(disc(x, y - 72, 6), HUE.mango),
  );
}

function bedsideLamp(scene: Scene, x: number, y: number, paint: Tone): string {
  return group(
    shadow(x, y, 66, 10),
    solid(scene, box(x - 60, y - 130, 120, 130, 8), WOOD, { shade: 14, light: 6 }),
    fill(box(x - 44, y - 108, 88, 40, 5), WOOD.shade) + fill(disc(x, y - 88, 7), HUE.mango),
    fill(disc(x, y - 216, 100), '#FFF1B8', 0.25),
    solid(scene, `M${n(x - 22)},${n(y - 130)}c-14,-30 -6,-50 10,-60h24c16,10 24,30 10,60z`, TEAL, {
      shade: 12,
      light: 5,
    }),
    solid(scene, poly(x - 38, y - 262, x + 38, y - 262, x + 62, y - 184, x - 62, y - 184), paint, {
      shade: 18,
      light: 6,
    }),
  );
}
