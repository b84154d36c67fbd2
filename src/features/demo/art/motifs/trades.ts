import { mix } from '../color-math.ts';
import { flatLay, placed, room, TABLE_LINE, tabletop } from './shared/indoors.ts';
import { clipped, facing, fill, group, line, many, moved, solid, turned } from './shared/paint.ts';
import { choosePalette, type Palette } from './shared/palettes.ts';
import { beside, type Scene, WIDTH } from './shared/scene.ts';
import { cast, shadow } from './shared/shadows.ts';
import { box, cog, disc, n, outlineAt, oval } from './shared/shapes.ts';
import { BRASS, HUE, IRON, PAPER, STEEL, type Tone, tone, WOOD } from './shared/tones.ts';

export function drawPipeJoint(scene: Scene): string {
  const palette = choosePalette(scene, 'dark');
  const pipe = scene.random.pick([STEEL, tone('#D08A52'), tone('#B9C6CC')]);
  const joint = scene.random.pick([BRASS, palette.hero]);
  return (
    tabletop(scene, palette, { decor: 'leaves' }) +
    placed(
      scene,
      TABLE_LINE,
      facing(scene, (local) =>
        group(
          solid(local, box(-60, 268, 360, 96), pipe, { shade: 30, light: 14 }),
          fill(box(-60, 338, 330, 26), pipe.shade),
          solid(local, box(536, 470, 96, 300), pipe, { shade: 28, light: 12 }),
          elbow(local, joint),
          collar(local, 262, 246, 46, 140, joint) + collar(local, 514, 444, 140, 46, joint),
          drip(586, 640),
        ),
      ),
    ) +
    spannerOnTable(scene, beside(scene, -190), 626, palette.second)
  );
}

function elbow(scene: Scene, metal: Tone): string {
  const bend = 'M296,256H420C560,256 644,340 644,456H524C524,404 484,376 420,376H296z';
  return (
    solid(scene, bend, metal, { shade: 34, light: 12 }) +
    line('M312,284H420C500,284 570,320 596,390', metal.light, 12, 0.8)
  );
}

function collar(
  scene: Scene,
  x: number,
  y: number,
  width: number,
  height: number,
  metal: Tone,
): string {
  const tall = height > width;
  return group(
    solid(
      scene,
      box(x, y, width, height, 10),
      { ...metal, base: mix(metal.base, metal.shade, 0.3) },
      { shade: 14, light: 7 },
    ),
    many(3, (i) =>
      tall
        ? fill(box(x + 8, y + 22 + i * 36, width - 16, 16, 6), metal.deep, 0.35)
        : fill(box(x + 20 + i * 36, y + 8, 16, height - 16, 6), metal.deep, 0.35),
    ),
  );
}

function drip(x: number, y: number): string {
  return (
    fill(
      `M${x + 70},${y - 130}c16,24 22,34 22,46a22,22 0 0 1 -44,0c0,-12 6,-22 22,-46z`,
      '#5CC3D6',
    ) + fill(oval(x + 63, y - 84, 5, 10), '#FFFFFF', 0.8)
  );
}

function spannerOnTable(scene: Scene, x: number, y: number, grip: Tone): string {
  return (
    fill(oval(x + 10, y + 26, 210, 11), HUE.ink, 0.18) +
    turned(scene, scene.side * 86, x, y, (local) =>
      group(
        spanner(local, x, y + 180, 380, STEEL),
        solid(local, box(x - 24, y + 10, 48, 180, 22), grip, { shade: 10, light: 6 }),
      ),
    )
  );
}

/** A combination spanner that stands upright: open jaw on top, its foot at y. */
export function spanner(scene: Scene, x: number, y: number, length: number, metal: Tone): string {
  const r = length * 0.1 + 8;
  const top = y - length;
  const jaw = outlineAt(
    x,
    top,
    'M-46,190C-160,120 -120,-20 -50,-50L-50,50L0,90L50,50L50,-50C120,-20 160,120 46,190z',
    r / 100,
  );
  return group(
    cast(jaw + box(x - r * 0.4, top + r * 1.6, r * 0.8, length - r * 1.6), 8),
    solid(scene, box(x - r * 0.4, top + r * 1.5, r * 0.8, length - r * 1.5, r * 0.4), metal, {
      shade: r * 0.26,
      light: r * 0.12,
    }),
    solid(scene, jaw, metal, { shade: r * 0.3, light: r * 0.14 }),
  );
}

export function drawWrenchSet(scene: Scene): string {
  const palette = choosePalette(scene);
  const lengths = [430, 380, 330, 280, 230];
  const wrenches = lengths.map((length, i) => {
    const x = 286 + i * 98;
    return spanner(
      scene,
      scene.side === 1 ? x : 960 - x,
      640 - 70,
      length,
      i % 2 === 0 ? STEEL : tone('#8FA5AE'),
    );
  });
  return (
    flatLay(scene, palette) +
    placed(scene, 570, toolRoll(scene, palette), wrenches.join(''), pocket(scene, palette.hero)) +
    nuts(scene, beside(scene, scene.side === 1 ? 390 : 390), 170)
  );
}

function toolRoll(scene: Scene, { hero }: Palette): string {
  const cloth = box(196, 118, 568, 520, 22);
  return (
    cast(cloth, 18) +
    solid(scene, cloth, { ...hero, base: hero.shade, shade: hero.deep }, { shade: 10 })
  );
}

function pocket(scene: Scene, paint: Tone): string {
  return group(
    solid(scene, box(196, 430, 568, 208, 22), paint, { shade: 12, light: 6 }),
    many(4, (i) => fill(box(333 + i * 98, 436, 4, 196), paint.deep, 0.6)),
    many(24, (i) => fill(box(212 + i * 23, 446, 12, 4, 2), paint.light)),
  );
}

function nuts(scene: Scene, x: number, y: number): string {
  const nut = (nx: number, ny: number, r: number) => {
    const shape = cog(nx, ny, r, r * 0.86, 6) + disc(nx, ny, r * 0.45);
    return cast(shape, 7) + solid(scene, shape, BRASS, { shade: 6, light: 4 });
  };
  return nut(x - 10, y + 90, 34) + nut(x + 34, y + 172, 26) + nut(x - 26, y + 230, 22);
}

export function drawPaintRoller(scene: Scene): string {
  const palette = choosePalette(scene);
  const paint = scene.random.pick([palette.hero, palette.second]);
  const flip = scene.side;
  const x = 480 - flip * 30;
  return (
    room(scene, palette, { floorY: 560, decor: 'leaves' }) +
    stripes(x, paint) +
    fill(box(0, 534, WIDTH, 26), mix(palette.wall, HUE.sand, 0.6)) +
    facing(scene, (local) => roller(local, scene.side === 1 ? x : 960 - x, paint)) +
    bucket(scene, beside(scene, 300), 660, paint)
  );
}

function stripes(x: number, paint: Tone): string {
  return group(
    fill(box(x - 170, 0, 340, 330), paint.base),
    many(5, (i) =>
      fill(box(x - 170 + i * 68, 320, 68, [26, 54, 18, 44, 30][i] ?? 20, 14), paint.base),
    ),
  );
}

function roller(scene: Scene, x: number, paint: Tone): string {
  return group(
    moved(18, 16, fill(box(x - 176, 296, 352, 104, 30), HUE.ink, 0.18)),
    line(`M${n(x + 172)},348h40v84H${n(x)}v50`, STEEL.shade, 18),
    line(`M${n(x + 172)},344h40v84H${n(x)}v50`, STEEL.light, 7),
    solid(scene, box(x - 176, 292, 352, 108, 30), paint, { shade: 24, light: 10 }),
    fill(box(x - 176, 362, 352, 38, 18), paint.shade),
    solid(scene, box(x - 30, 474, 60, 176, 26), WOOD, { shade: 16, light: 7 }),
    fill(box(x - 30, 490, 60, 16), IRON.base),
  );
}

export function bucket(scene: Scene, x: number, y: number, paint: Tone): string {
  const tin = `M${n(x - 92)},${n(y - 150)}h184l-12,150h-160z`;
  return group(
    shadow(x, y, 92, 14),
    line(`M${n(x - 88)},${n(y - 140)}c10,-80 166,-80 176,0`, STEEL.deep, 6),
    solid(scene, tin, STEEL, { shade: 30, light: 8 }),
    clipped(
      scene,
      tin,
      fill(box(x - 60, y - 104, 120, 74, 10), PAPER.base),
      fill(box(x - 44, y - 88, 88, 42, 6), paint.base),
    ),
    fill(oval(x, y - 150, 92, 22), STEEL.shade),
    fill(oval(x, y - 150, 80, 17), paint.base),
    fill(box(x - 74, y - 152, 26, 62, 13), paint.base) +
      fill(box(x - 44, y - 152, 18, 40, 9), paint.base),
  );
}
