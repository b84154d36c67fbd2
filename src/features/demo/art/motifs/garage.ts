import { FLOOR_LINE, placed, room, TABLE_LINE, tabletop } from './shared/indoors.ts';
import { atEach, facing, fill, group, line, many, solid } from './shared/paint.ts';
import { choosePalette } from './shared/palettes.ts';
import { beside, type Scene } from './shared/scene.ts';
import { shadow } from './shared/shadows.ts';
import { around, box, cog, disc, n, outlineAt, oval, poly, ring } from './shared/shapes.ts';
import { BRASS, CORAL, HUE, INK, IRON, RED, STEEL, type Tone, tone } from './shared/tones.ts';

export function drawCarEngine(scene: Scene): string {
  const palette = choosePalette(scene);
  const cover = palette.hero;
  return (
    tabletop(scene, palette) +
    placed(
      scene,
      TABLE_LINE,
      facing(scene, (local) =>
        group(
          shadow(480, 594, 280, 20),
          solid(local, box(270, 330, 400, 220, 16), STEEL, { shade: 24, light: 8 }),
          many(
            4,
            (i) =>
              fill(box(300 + i * 92, 404, 64, 110, 12), STEEL.shade) +
              fill(disc(332 + i * 92, 458, 20), STEEL.deep),
          ),
          solid(local, poly(300, 548, 640, 548, 606, 592, 336, 592), IRON, { shade: 14, light: 6 }),
          solid(local, box(250, 226, 440, 110, 26), cover, { shade: 18, light: 8 }),
          many(4, (i) => fill(box(286 + i * 96, 250, 66, 12, 6), cover.deep)),
          many(4, (i) => sparkPlug(300 + i * 96, 226)),
          solid(local, box(586, 164, 70, 66, 12), INK, { shade: 12, light: 5 }) +
            fill(box(598, 150, 46, 18, 6), HUE.mango),
          beltDrive(local),
          pipes(),
        ),
      ),
    ) +
    oilCan(scene, beside(scene, -412), 628, palette.second)
  );
}

function sparkPlug(x: number, y: number): string {
  return group(
    line(`M${x + 20},${y - 34}C${x + 20},${y - 110} 560,${y - 120} 608,${y - 66}`, CORAL.base, 8),
    fill(box(x + 6, y - 40, 28, 44, 6), '#F4EAD2') +
      fill(box(x + 22, y - 40, 12, 44, 4), '#D9CDBB'),
  );
}

function beltDrive(scene: Scene): string {
  return group(
    line('M240,306L172,440L240,540L290,500z', INK.base, 20),
    atEach(
      [
        [240, 306, 54],
        [190, 438, 40],
        [256, 528, 58],
      ],
      (x, y, r) =>
        group(
          solid(scene, disc(x, y, r), IRON, { shade: 12, light: 6 }),
          fill(disc(x, y, r * 0.6), STEEL.base),
          fill(disc(x, y, r * 0.22), INK.base),
        ),
    ),
  );
}

function pipes(): string {
  return group(
    many(
      3,
      (i) =>
        line(
          `M670,${368 + i * 54}C740,${368 + i * 54} 740,${440 + i * 34} 742,560`,
          tone('#B9773F').shade,
          26,
        ) +
        line(`M670,${364 + i * 54}C734,${364 + i * 54} 736,${440 + i * 34} 738,560`, '#D9975A', 14),
    ),
    fill(box(706, 540, 74, 32, 8), IRON.base),
  );
}

function oilCan(scene: Scene, x: number, y: number, paint: Tone): string {
  const way = scene.side;
  return group(
    shadow(x, y, 60, 10),
    line(`M${n(x)},${n(y - 118)}L${n(x + way * 70)},${n(y - 186)}`, STEEL.base, 10),
    solid(
      scene,
      outlineAt(
        x,
        y,
        'M-54,0L-54,-60C-54,-104 -20,-110 -12,-128L12,-128C20,-110 54,-104 54,-60L54,0z',
      ),
      paint,
      { shade: 22, light: 7 },
    ),
    fill(box(x - 54, y - 52, 108, 22), HUE.sand),
    fill(`M${n(x)},${n(y - 48)}c8,10 10,14 10,18a10,10 0 0 1 -20,0c0,-4 2,-8 10,-18z`, INK.base),
  );
}

export function drawTire(scene: Scene): string {
  const palette = choosePalette(scene, 'dark');
  return (
    room(scene, palette) +
    placed(
      scene,
      FLOOR_LINE,
      shadow(490, 636, 240, 22),
      stackedTires(scene, 480 + scene.side * 250),
      tyre(scene, 480 - scene.side * 60, 404, 236),
    ) +
    crossWrench(beside(scene, -346), 650)
  );
}

export function tyre(scene: Scene, x: number, y: number, r: number): string {
  const rubber = { ...tone('#22323B'), light: '#4A606B' };
  return group(
    fill(cog(x, y, r, r * 0.955, 40), rubber.deep),
    solid(scene, disc(x, y, r * 0.965), rubber, { shade: 18, light: 8 }),
    fill(ring(x, y, r * 0.86, r * 0.84), '#3C505B') +
      fill(ring(x, y, r * 0.72, r * 0.69), '#F4EAD2'),
    solid(scene, disc(x, y, r * 0.62), STEEL, { shade: 16, light: 8 }),
    fill(disc(x, y, r * 0.52), STEEL.deep),
    many(5, (i) => {
      const [ax, ay] = around(x, y, r * 0.55, i * 72 - 106);
      const [bx, by] = around(x, y, r * 0.55, i * 72 - 74);
      const [cx, cy] = around(x, y, r * 0.1, i * 72 - 30);
      const [dx, dy] = around(x, y, r * 0.1, i * 72 - 150);
      return fill(poly(ax, ay, bx, by, cx, cy, dx, dy), i > 0 && i < 4 ? STEEL.base : STEEL.light);
    }),
    fill(disc(x, y, r * 0.18), STEEL.base) + fill(disc(x - 2, y - 2, r * 0.1), RED.base),
    many(5, (i) => {
      const [bx, by] = around(x, y, r * 0.27, i * 72 - 54);
      return fill(disc(bx, by, r * 0.03), INK.base);
    }),
  );
}

export function stackedTires(scene: Scene, x: number): string {
  return group(
    shadow(x, 626, 118, 14),
    many(3, (i) => {
      const y = 556 - i * 68;
      return group(
        solid(scene, box(x - 118, y, 236, 66, 28), tone('#2A3C46'), { shade: 16, light: 6 }),
        many(9, (t) => fill(box(x - 98 + t * 23, y + 18, 9, 30, 4), '#17262E')),
      );
    }),
    fill(oval(x, 424, 96, 14), '#17262E'),
  );
}

function crossWrench(x: number, y: number): string {
  return group(
    fill(oval(x + 6, y + 8, 84, 10), HUE.ink, 0.18),
    line(
      `M${n(x - 70)},${n(y - 30)}L${n(x + 70)},${n(y + 6)}M${n(x - 52)},${n(y + 12)}L${n(x + 52)},${n(y - 36)}`,
      STEEL.deep,
      15,
    ),
    fill(disc(x, y - 12, 13), BRASS.base),
  );
}
