import { mix } from '../color-math.ts';
import { cupFromAbove, mug, pen } from './shared/desk.ts';
import { flatLay, placed, TABLE_LINE, tabletop } from './shared/indoors.ts';
import { clipped, facing, fill, group, line, many, solid, turned } from './shared/paint.ts';
import { chooseDay, choosePalette, type Accents } from './shared/palettes.ts';
import { beside, leaningAway, type Scene } from './shared/scene.ts';
import { cast, shadow } from './shared/shadows.ts';
import { around, box, disc, n, oval, poly } from './shared/shapes.ts';
import { HUE, INK, IRON, PAPER, STEEL, type Tone } from './shared/tones.ts';

export function drawNotebookPen(scene: Scene): string {
  const palette = choosePalette(scene);
  const cover = box(262, 92, 436, 548, 26);
  const page = box(288, 112, 396, 508, 14);
  const lines = many(9, (i) =>
    fill(
      box(352, 176 + i * 46, i % 4 === 3 ? 150 : 288, 7, 3.5),
      mix(HUE.lagoon, HUE.sand, i === 0 ? 0.1 : 0.62),
    ),
  );
  return (
    flatLay(scene, palette) +
    turned(scene, -scene.side * scene.random.between(6, 11), 480, 366, (local) =>
      group(
        cast(cover, 18),
        solid(local, cover, palette.hero, { shade: 14, light: 6 }),
        fill(page, PAPER.shade),
        fill(box(288, 112, 388, 500, 14), PAPER.base),
        fill(box(336, 112, 4, 500), mix(HUE.coral, HUE.sand, 0.4)),
        lines,
        many(10, (i) => ringBinding(282, 142 + i * 49)),
      ),
    ) +
    pen(scene, beside(scene, 120), 560, scene.side === 1 ? -52 : -128, palette.second) +
    cupFromAbove(beside(scene, -378), 560, palette.spark)
  );
}

function ringBinding(x: number, y: number): string {
  return (
    fill(disc(x + 24, y, 9), mix(HUE.ink, HUE.sand, 0.25)) +
    line(
      `M${x + 24},${y}C${x + 4},${y - 22} ${x - 24},${y - 12} ${x - 16},${y + 2}`,
      STEEL.light,
      9,
    )
  );
}

export function drawNewspaper(scene: Scene): string {
  const palette = choosePalette(scene, 'plate');
  const sheet = box(232, 84, 496, 560, 6);
  return (
    flatLay(scene, palette) +
    turned(scene, scene.side * scene.random.between(7, 12), 480, 364, () =>
      group(
        turned(scene, -4, 480, 364, () => cast(sheet, 20) + fill(sheet, PAPER.shade)),
        cast(sheet, 6),
        fill(sheet, PAPER.base),
        fill(box(264, 112, 432, 46, 8), INK.base),
        fill(box(264, 170, 432, 5), IRON.light) + fill(box(264, 182, 432, 3), IRON.light),
        fill(box(264, 202, 330, 24, 6), IRON.base) + fill(box(264, 236, 210, 24, 6), IRON.base),
        pressPhoto(scene, 264, 278, 276, 176),
        textColumn(560, 280, 136, 9),
        textColumn(264, 476, 132, 7) + textColumn(412, 476, 132, 7) + textColumn(560, 476, 136, 4),
        fill(box(560, 568, 136, 52, 6), palette.hero.base),
        fill(box(232, 356, 496, 16), HUE.ink, 0.06),
      ),
    ) +
    cupFromAbove(beside(scene, 366), 580, palette.hero)
  );
}

function textColumn(x: number, y: number, width: number, lines: number): string {
  return many(lines, (i) =>
    fill(
      box(x, y + i * 20, i === lines - 1 ? width * 0.6 : width, 9, 4),
      mix(HUE.ink, HUE.sand, 0.62),
    ),
  );
}

function pressPhoto(scene: Scene, x: number, y: number, width: number, height: number): string {
  const day = chooseDay(scene);
  const frame = box(x, y, width, height, 4);
  return clipped(
    scene,
    frame,
    fill(frame, day.sky[1]),
    fill(disc(x + 70, y + 64, 30), day.sun),
    fill(poly(x + 90, y + 130, x + 150, y + 58, x + 176, y + 58, x + 236, y + 130), day.near),
    fill(box(x, y + 126, width, 60), day.sea),
    fill(box(x, y + 150, width, 40), day.deep),
  );
}

export function drawMicrophone(scene: Scene): string {
  const palette = choosePalette(scene);
  const waves = [-1, 1].map((way) =>
    [180, 236].map((r, i) => {
      const [x1, y1] = around(480, 268, r, -26 + (way < 0 ? 180 : 0));
      const [x2, y2] = around(480, 268, r, 26 + (way < 0 ? 180 : 0));
      return line(
        `M${n(x1)},${n(y1)}A${r},${r} 0 0 1 ${n(x2)},${n(y2)}`,
        palette.second.base,
        18,
        1 - i * 0.4,
      );
    }),
  );
  return (
    tabletop(scene, palette) +
    placed(scene, TABLE_LINE, waves.flat().join(''), microphone(scene, palette.hero)) +
    mug(scene, beside(scene, 330), 612, palette.hero)
  );
}

export function microphone(scene: Scene, paint: Tone): string {
  const capsule = box(378, 96, 204, 346, 102);
  return [
    shadow(480, 594, 150, 18),
    line('M348,300v44a132,132 0 0 0 264,0v-44', IRON.base, 26),
    line('M336,300v44a144,144 0 0 0 40,98', IRON.light, 5),
    solid(scene, box(462, 466, 36, 100, 8), STEEL, { shade: 12, light: 5 }),
    solid(scene, capsule, STEEL, { shade: 30, light: 8 }),
    clipped(
      scene,
      capsule,
      many(6, (i) => fill(box(378, 128 + i * 25, 204, 10), IRON.base, 0.75)),
      fill(box(378, 288, 204, 170), paint.base),
      fill(box(530, 288, 60, 170), paint.shade),
      fill(box(378, 276, 204, 18), INK.base),
    ),
    fill(disc(480, 352, 22), paint.deep) + fill(disc(478, 350, 13), HUE.sand),
    fill(disc(348, 300, 20), INK.base) + fill(disc(612, 300, 20), INK.base),
    solid(scene, `M340,592a140,34 0 0 1 280,0z`, INK, { shade: 20, light: 6 }),
  ].join('');
}

export function drawMegaphone(scene: Scene): string {
  const palette = choosePalette(scene);
  return (
    tabletop(leaningAway(scene), palette) +
    placed(
      scene,
      TABLE_LINE,
      facing(scene, (local) => shadow(430, 592, 200, 18) + megaphone(local, palette)),
    )
  );
}

export function megaphone(scene: Scene, { hero, second }: Accents): string {
  const horn = 'M300,316C420,300 520,250 604,176V528C520,454 420,420 300,404z';
  const grip = poly(322, 396, 392, 406, 420, 584, 342, 584);
  return turned(scene, -6, 480, 400, (local) =>
    group(
      solid(local, grip, INK, { shade: 16, light: 6 }),
      solid(local, box(226, 306, 100, 108, 26), second, { shade: 20, light: 8 }),
      solid(local, box(196, 330, 44, 60, 16), INK, { shade: 12 }),
      fill(horn, hero.base),
      clipped(
        local,
        horn,
        fill(poly(290, 372, 620, 410, 620, 560, 290, 560), hero.shade),
        fill(poly(290, 310, 620, 160, 620, 230, 290, 336), hero.light),
      ),
      fill(box(300, 312, 24, 96, 8), PAPER.base),
      fill(oval(606, 352, 52, 182), PAPER.base),
      fill(oval(612, 352, 40, 158), hero.deep),
      fill(oval(620, 352, 18, 60), INK.base),
      [-26, 0, 26].map((angle) => blast(angle, second)).join(''),
    ),
  );
}

function blast(angle: number, tone: Tone): string {
  const [x1, y1] = around(600, 352, 130, angle);
  const [x2, y2] = around(600, 352, angle === 0 ? 236 : 216, angle);
  return line(`M${n(x1)},${n(y1)}L${n(x2)},${n(y2)}`, tone.base, 24);
}
