import { mix } from '../color-math.ts';
import { placed, TABLE_LINE, tabletop } from './shared/indoors.ts';
import { beach } from './shared/outdoors.ts';
import { clipped, fill, group, line, many, solid, tilted } from './shared/paint.ts';
import { chooseDay, choosePalette, type Palette } from './shared/palettes.ts';
import { palm } from './shared/plants.ts';
import { beside, type Scene } from './shared/scene.ts';
import { shadow } from './shared/shadows.ts';
import { box, disc, n, outlineAt, oval, poly } from './shared/shapes.ts';
import {
  CORAL,
  DARK_WOOD,
  HUE,
  MANGO,
  PAPER,
  PURPLE,
  TEAL,
  type Tone,
  tone,
} from './shared/tones.ts';

export function drawCake(scene: Scene): string {
  const palette = choosePalette(scene);
  const icing = scene.random.pick([
    tone('#F7B8B0'),
    tone('#FBE3BE'),
    tone('#BDE8DF'),
    tone('#D9C5FB'),
  ]);
  const tiers = [
    [480, 560, 404, 130],
    [480, 430, 292, 112],
    [480, 318, 184, 96],
  ] as const;
  return (
    tabletop(scene, palette) +
    placed(
      scene,
      TABLE_LINE,
      shadow(480, 606, 190, 16),
      solid(scene, poly(440, 570, 520, 570, 548, 604, 412, 604), PAPER, { shade: 20 }),
      fill(box(244, 556, 472, 22, 11), PAPER.shade) + fill(box(244, 554, 472, 12, 6), PAPER.base),
      tiers
        .map(([x, y, width, height], i) =>
          tier(scene, x, y, width, height, icing, i === 1 ? palette.second : palette.hero),
        )
        .join(''),
      candles(480, 222, palette),
    ) +
    cakeFlowers(scene, palette)
  );
}

function tier(
  scene: Scene,
  x: number,
  y: number,
  width: number,
  height: number,
  icing: Tone,
  trim: Tone,
): string {
  const left = x - width / 2;
  const drip = Math.round(width / 44);
  const step = width / drip;
  const drops = many(drip, (i) =>
    fill(box(left + i * step, y - height, step - 4, 34 + ((i * 17) % 26), step / 2), PAPER.base),
  );
  return group(
    solid(scene, box(left, y - height, width, height, 16), icing, { shade: 40 }),
    clipped(
      scene,
      box(left, y - height, width, height, 16),
      drops,
      fill(box(left + width - 40, y - height, 40, 70), HUE.ink, 0.08),
    ),
    fill(box(left, y - height, width, 20, 10), PAPER.base),
    many(drip, (i) =>
      fill(disc(left + step * (i + 0.5), y - 12, 12), i % 2 === 0 ? trim.base : trim.light),
    ),
  );
}

function candles(x: number, y: number, { hero, second, spark }: Palette): string {
  return many(3, (i) => {
    const cx = x + (i - 1) * 50;
    const color = [hero, second, spark][i % 3]?.base ?? HUE.coral;
    return (
      fill(box(cx - 7, y - 64, 14, 68, 5), PAPER.base) +
      fill(box(cx - 7, y - 48, 14, 12), color) +
      fill(box(cx - 7, y - 22, 14, 12), color) +
      fill(disc(cx, y - 84, 24), '#FFE9A8', 0.5) +
      fill(`M${n(cx)},${n(y - 104)}c12,16 14,34 0,36c-14,-2 -12,-20 0,-36z`, HUE.mango)
    );
  });
}

function cakeFlowers(scene: Scene, { second }: Palette): string {
  const x = beside(scene, 316);
  return group(
    shadow(x, 612, 70, 10),
    fill(oval(x, 604, 88, 14), PAPER.base),
    fill(poly(x - 60, 600, x + 50, 600, x + 50, 546, x - 60, 570), '#F6D58C'),
    fill(poly(x - 60, 570, x + 50, 546, x + 50, 530, x - 60, 556), PAPER.base),
    fill(poly(x - 60, 588, x + 50, 578, x + 50, 570, x - 60, 581), second.base),
    fill(disc(x + 30, 526, 13), '#D0402F'),
  );
}

export function drawBalloons(scene: Scene): string {
  const day = chooseDay(scene);
  const tones = [CORAL, PURPLE, MANGO, TEAL, tone('#D6619A')];
  const first = scene.random.integer(0, 4);
  const at = (i: number) => tones[(first + i) % tones.length] ?? CORAL;
  return (
    beach(scene, day) +
    palm(beside(scene, 400), 640, 420, -scene.side * 30, day) +
    placed(scene, 640, balloons(scene, at)) +
    bunting(scene, at)
  );
}

/** A bunch of five, tied to a gift. */
export function balloons(scene: Scene, at: (i: number) => Tone): string {
  const knot = [480, 552] as const;
  const spots = [
    [344, 250, 84],
    [610, 244, 86],
    [408, 350, 78],
    [554, 352, 80],
    [478, 190, 96],
  ] as const;
  return [
    shadow(488, 640, 90, 14),
    ...spots.map(([x, y, r]) =>
      line(`M${x},${y + r * 1.2}Q${(x + 480) / 2},${480} ${knot[0]},${knot[1]}`, PAPER.base, 4),
    ),
    ...spots.map(([x, y, r], i) => balloon(scene, x, y, r, at(i))),
    gift(scene, 480, 640, at(2), at(0)),
  ].join('');
}

function balloon(scene: Scene, x: number, y: number, r: number, paint: Tone): string {
  const body = outlineAt(
    x,
    y,
    'M0,-100C60,-100 95,-56 95,0C95,60 45,116 0,116C-45,116 -95,60 -95,0C-95,-56 -60,-100 0,-100z',
    r / 100,
  );
  return group(
    fill(poly(x, y + r * 1.1, x + 14, y + r * 1.3, x - 14, y + r * 1.3), paint.deep),
    solid(scene, body, paint, { shade: r * 0.26 }),
    tilted(
      28,
      x - r * 0.4,
      y - r * 0.4,
      fill(oval(x - r * 0.4, y - r * 0.4, r * 0.13, r * 0.27), '#FFFFFF', 0.6),
    ),
  );
}

function gift(scene: Scene, x: number, y: number, paper: Tone, ribbon: Tone): string {
  return group(
    solid(scene, box(x - 74, y - 88, 148, 88, 6), paper, { shade: 22, light: 6 }),
    fill(box(x - 12, y - 88, 24, 88), ribbon.base),
    solid(scene, box(x - 84, y - 104, 168, 30, 6), paper, { shade: 14, light: 6 }),
    fill(box(x - 12, y - 104, 24, 30), ribbon.shade),
    fill(oval(x - 26, y - 112, 28, 15), ribbon.base) +
      fill(oval(x + 26, y - 112, 28, 15), ribbon.shade),
  );
}

function bunting(scene: Scene, at: (i: number) => Tone): string {
  const flags = many(11, (i) => {
    const t = i / 10;
    const x = t * 960;
    const y = 20 + Math.sin(t * Math.PI) * 54;
    return (
      fill(poly(x - 28, y, x + 28, y, x, y + 54), at(i).base) +
      fill(poly(x, y, x + 28, y, x, y + 54), at(i).shade)
    );
  });
  const rope = Array.from(
    { length: 11 },
    (_, i) => `${n(i * 96)},${n(20 + Math.sin((i / 10) * Math.PI) * 54)}`,
  ).join('L');
  return group(
    line(`M${rope}`, mix(DARK_WOOD.base, HUE.sand, scene.side === 1 ? 0.2 : 0.3), 5),
    flags,
  );
}
