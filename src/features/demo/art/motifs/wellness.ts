import { mix } from '../color-math.ts';
import { FLOOR_LINE, placed, room, TABLE_LINE, tabletop } from './shared/indoors.ts';
import { clipped, fill, group, line, many, solid, tilted } from './shared/paint.ts';
import { choosePalette } from './shared/palettes.ts';
import { leaf } from './shared/plants.ts';
import { beside, type Scene } from './shared/scene.ts';
import { shadow } from './shared/shadows.ts';
import { around, blob, box, disc, n, oval } from './shared/shapes.ts';
import { HUE, INK, IRON, LEAF, PAPER, SAND, STEEL, type Tone, tone } from './shared/tones.ts';

export function drawDumbbells(scene: Scene): string {
  const palette = choosePalette(scene, 'dark');
  return (
    room(scene, palette) +
    placed(
      scene,
      FLOOR_LINE,
      dumbbell(scene, 480 + scene.side * 46, 566, 0.92, palette.second),
      dumbbell(scene, 480 - scene.side * 40, 672, 1.08, palette.hero),
    ) +
    waterBottle(scene, beside(scene, 372), 652, palette.second)
  );
}

/** A dumbbell whose plates stand at groundY. */
function dumbbell(scene: Scene, x: number, groundY: number, size: number, paint: Tone): string {
  const s = (value: number) => value * size;
  const y = groundY - s(92);
  const plate = (dx: number, w: number, h: number, t: Tone) =>
    solid(scene, box(x + s(dx - w / 2), y - s(h / 2), s(w), s(h), s(16)), t, {
      shade: s(14),
      light: s(6),
    });
  return group(
    shadow(x, groundY, s(300), s(20)),
    solid(scene, box(x - s(290), y - s(16), s(580), s(32), s(10)), STEEL, {
      shade: s(12),
      light: s(5),
    }),
    many(9, (i) => fill(box(x - s(72) + i * s(17), y - s(16), s(6), s(32)), STEEL.shade)),
    plate(-214, 46, 128, INK) + plate(214, 46, 128, INK),
    plate(-166, 58, 184, paint) + plate(166, 58, 184, paint),
    plate(-116, 46, 160, INK) + plate(116, 46, 160, INK),
  );
}

function waterBottle(scene: Scene, x: number, y: number, paint: Tone): string {
  const body = box(x - 42, y - 186, 84, 186, 22);
  return group(
    shadow(x, y, 48, 11),
    solid(scene, box(x - 20, y - 236, 40, 60, 10), INK, { shade: 10 }),
    solid(scene, body, { ...tone('#BFE5E8'), shade: '#93C6CE' }, { shade: 16 }),
    clipped(
      scene,
      body,
      fill(box(x - 42, y - 120, 84, 120), mix(HUE.aqua, HUE.sand, 0.25)),
      fill(box(x + 20, y - 186, 22, 186), HUE.ink, 0.12),
    ),
    fill(box(x - 42, y - 96, 84, 46), paint.base),
  );
}

export function drawMassageStones(scene: Scene): string {
  const palette = choosePalette(scene, 'dark');
  const stones = [
    [480, 560, 168, 46, tone('#3B4A57')],
    [488, 486, 138, 42, tone('#55636F')],
    [474, 420, 108, 36, tone('#46545F')],
    [484, 364, 78, 29, tone('#66747E')],
  ] as const;
  return (
    tabletop(scene, palette) +
    placed(
      scene,
      TABLE_LINE,
      shadow(486, 600, 180, 18),
      stones
        .map(([x, y, rx, ry, stone]) =>
          solid(scene, pebble(x, y, rx, ry), stone, { shade: 22, light: 8 }),
        )
        .join(''),
      frangipani(484, 330, 54),
    ) +
    candle(scene, beside(scene, 290), 600) +
    towels(scene, beside(scene, -300), 606, palette.hero) +
    leaf(beside(scene, 150), 640, 130, scene.side === 1 ? 6 : 186, LEAF)
  );
}

function pebble(x: number, y: number, rx: number, ry: number): string {
  return blob([
    [x - rx, y],
    [x - rx * 0.66, y - ry * 0.86],
    [x, y - ry],
    [x + rx * 0.7, y - ry * 0.8],
    [x + rx, y + ry * 0.1],
    [x + rx * 0.6, y + ry * 0.9],
    [x - rx * 0.1, y + ry],
    [x - rx * 0.7, y + ry * 0.84],
  ]);
}

function frangipani(x: number, y: number, size: number): string {
  const petals = [0, 1, 2, 3, 4].map((i) => {
    const angle = -90 + i * 72;
    const [px, py] = around(x, y, size * 0.55, angle);
    return tilted(
      angle,
      px,
      py,
      fill(
        oval(px, py, size * 0.54, size * 0.36),
        i % 2 === 0 ? PAPER.base : mix(PAPER.base, PAPER.shade, 0.6),
      ),
      fill(oval(px - size * 0.2, py, size * 0.26, size * 0.18), '#F8CE6A'),
    );
  });
  return petals.join('') + fill(disc(x, y, size * 0.16), HUE.mango);
}

function candle(scene: Scene, x: number, y: number): string {
  return group(
    shadow(x, y, 50, 11),
    fill(disc(x, y - 156, 62), '#FFE9B0', 0.35),
    solid(scene, box(x - 44, y - 116, 88, 116, 10), tone('#F6E2C0'), { shade: 20 }),
    fill(oval(x, y - 116, 44, 10), '#E8C994'),
    line(`M${n(x)},${n(y - 118)}v-14`, INK.base, 5),
    fill(`M${n(x)},${n(y - 186)}c20,26 22,54 0,56c-22,-2 -20,-30 0,-56z`, HUE.mango),
    fill(`M${n(x)},${n(y - 162)}c10,14 10,28 0,30c-10,-2 -10,-16 0,-30z`, '#FFF3C4'),
  );
}

function towels(scene: Scene, x: number, y: number, paint: Tone): string {
  const roll = (cx: number, cy: number, t: Tone) =>
    solid(scene, box(cx - 76, cy - 60, 152, 60, 28), t, { shade: 12, light: 5 }) +
    fill(disc(cx - 46, cy - 30, 18), t.shade) +
    fill(disc(cx - 46, cy - 30, 8), t.base);
  return group(shadow(x, y, 84, 12), roll(x, y, SAND), roll(x + 6, y - 58, paint));
}

export function drawBarberChair(scene: Scene): string {
  const palette = choosePalette(scene);
  const leather = palette.hero;
  const arm = (way: 1 | -1) => {
    const x = 480 + way * 158;
    return group(
      line(`M${x},${392}V${482}`, STEEL.base, 18),
      solid(scene, box(x - 30, 364, 60, 36, 16), INK, { shade: 10, light: 5 }),
    );
  };
  return (
    room(scene, palette) +
    placed(
      scene,
      FLOOR_LINE,
      shadow(484, 640, 190, 20),
      solid(scene, box(448, 520, 64, 96, 6), STEEL, { shade: 22, light: 7 }),
      solid(scene, 'M326,640a154,40 0 0 1 308,0z', STEEL, { shade: 26, light: 7 }),
      fill(box(326, 632, 308, 14, 7), STEEL.deep),
      solid(scene, box(452, 164, 56, 60, 6), STEEL, { shade: 14 }),
      solid(scene, box(408, 98, 144, 84, 34), leather, { shade: 20, light: 8 }),
      solid(scene, box(358, 200, 244, 256, 46), leather, { shade: 26, light: 9 }),
      many(2, (i) => fill(box(434 + i * 86, 224, 6, 190, 3), leather.deep, 0.6)),
      arm(-1) + arm(1),
      solid(scene, box(326, 434, 308, 76, 34), leather, { shade: 22, light: 9 }),
      fill(box(344, 500, 272, 28, 10), STEEL.base) + fill(box(344, 514, 272, 14, 7), STEEL.shade),
      line('M420,526L396,588M540,526L564,588', STEEL.shade, 14),
      solid(scene, box(364, 580, 232, 26, 12), INK, { shade: 8, light: 5 }),
    ) +
    barberPole(scene, beside(scene, -336), 470)
  );
}

function barberPole(scene: Scene, x: number, y: number): string {
  const glass = box(x - 34, y - 236, 68, 200, 6);
  return group(
    fill(glass, PAPER.base),
    clipped(
      scene,
      glass,
      many(6, (i) =>
        line(
          `M${n(x - 60)},${n(y - 200 + i * 52)}L${n(x + 60)},${n(y - 270 + i * 52)}`,
          i % 2 === 0 ? HUE.coral : HUE.lagoon,
          18,
        ),
      ),
      fill(box(x + 14, y - 236, 22, 200), HUE.ink, 0.16),
    ),
    solid(scene, box(x - 44, y - 262, 88, 32, 10), STEEL, { shade: 16, light: 6 }),
    solid(scene, box(x - 44, y - 40, 88, 32, 10), STEEL, { shade: 16, light: 6 }),
    solid(scene, disc(x, y - 276, 26), STEEL, { shade: 14, light: 6 }),
    fill(box(x - 10, y - 10, 20, 20, 6), IRON.base),
  );
}
