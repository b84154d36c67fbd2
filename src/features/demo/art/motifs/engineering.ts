import { pencil } from './shared/desk.ts';
import { flatLay, placed, TABLE_LINE, tabletop } from './shared/indoors.ts';
import { meadow } from './shared/outdoors.ts';
import { clipped, fill, group, line, many, solid, tilted, turned } from './shared/paint.ts';
import { chooseDay, choosePalette, type Day } from './shared/palettes.ts';
import { palm } from './shared/plants.ts';
import { beside, type Scene } from './shared/scene.ts';
import { cast, shadow } from './shared/shadows.ts';
import { box, cog, disc, n, oval, poly, ring } from './shared/shapes.ts';
import { BRASS, HUE, INK, IRON, PAPER, STEEL, type Tone, tone } from './shared/tones.ts';

export function drawBlueprint(scene: Scene): string {
  const palette = choosePalette(scene, 'pale');
  const sheet = box(172, 128, 616, 440, 6);
  const blue = tone('#2767A8');
  return (
    flatLay(scene, palette) +
    turned(scene, -scene.side * scene.random.between(3, 7), 480, 360, (local) =>
      group(
        cast(sheet, 18),
        fill(sheet, blue.base),
        clipped(
          local,
          sheet,
          many(15, (i) => fill(box(172 + i * 44, 128, 2, 440), '#FFFFFF', 0.14)),
          many(11, (i) => fill(box(172, 128 + i * 44, 616, 2), '#FFFFFF', 0.14)),
        ),
        floorPlan(),
        rolledEdge(local, 150, blue) + rolledEdge(local, 766, blue),
      ),
    ) +
    pencil(scene, beside(scene, 60), 622, scene.side === 1 ? -14 : 194, palette.hero) +
    setSquare(scene, beside(scene, -286), 600, palette.second)
  );
}

function floorPlan(): string {
  const walls =
    'M270,196H690V500H560M500,500H270V430M270,370V196M470,196V310M470,366V400H690M270,400H360';
  return group(
    line(walls, PAPER.base, 11),
    line('M500,500a60,60 0 0 1 60,-60v60M270,430a60,60 0 0 0 60,-60h-60', PAPER.base, 4),
    line('M600,196v204', PAPER.base, 6),
    fill(box(300, 222, 96, 66, 8) + box(308, 230, 80, 50, 4), PAPER.base),
    fill(ring(536, 256, 30, 25), PAPER.base),
    fill(box(630, 222, 44, 70, 8) + box(636, 228, 32, 58, 5), PAPER.base),
    line('M270,540H690M270,530v20M690,530v20', HUE.mango, 4),
  );
}

function rolledEdge(scene: Scene, x: number, blue: Tone): string {
  return solid(scene, box(x, 120, 44, 456, 20), blue, { shade: 16, light: 8 });
}

function setSquare(scene: Scene, x: number, y: number, paint: Tone): string {
  const way = scene.side;
  const shape =
    poly(x - way * 100, y + 60, x + way * 150, y + 60, x - way * 100, y - 180) +
    poly(x - way * 66, y + 30, x + way * 70, y + 30, x - way * 66, y - 98);
  return (
    cast(shape, 9) +
    fill(shape, paint.base, 0.92) +
    fill(
      poly(
        x - way * 100,
        y + 60,
        x + way * 150,
        y + 60,
        x + way * 118,
        y + 30 + 14,
        x - way * 100,
        y + 44,
      ),
      paint.deep,
      0.7,
    )
  );
}

export function drawGears(scene: Scene): string {
  const palette = choosePalette(scene);
  const spin = scene.random.between(0, 20);
  return (
    tabletop(scene, palette, { decor: 'leaves' }) +
    placed(scene, TABLE_LINE, gearing(scene, spin, palette.hero)) +
    wrenchOnTable(scene, beside(scene, -330), 640)
  );
}

/** Three wheels that drive one another. */
export function gearing(scene: Scene, spin: number, paint: Tone): string {
  const gear = (x: number, y: number, r: number, teeth: number, turn: number, metal: Tone) =>
    turned(scene, turn, x, y, (local) =>
      group(
        cast(cog(x, y, r, r * 0.82, teeth), 10),
        solid(local, cog(x, y, r, r * 0.82, teeth), metal, { shade: 12, light: 6 }),
        fill(disc(x, y, r * 0.66), metal.shade),
        many(5, (i) =>
          tilted(
            i * 72,
            x,
            y,
            fill(box(x - r * 0.09, y - r * 0.62, r * 0.18, r * 0.4), metal.base),
          ),
        ),
        fill(disc(x, y, r * 0.3), metal.base) + fill(disc(x, y, r * 0.13), INK.base),
      ),
    );
  const flip = (x: number) => (scene.side === 1 ? x : 960 - x);
  return [
    shadow(480, 606, 300, 18),
    gear(flip(374), 396, 196, 14, spin, paint),
    gear(flip(640), 268, 124, 9, spin + 8, STEEL),
    gear(flip(648), 492, 106, 8, spin + 20, BRASS),
  ].join('');
}

function wrenchOnTable(scene: Scene, x: number, y: number): string {
  return group(
    fill(oval(x + 8, y + 10, 130, 8), HUE.ink, 0.18),
    solid(scene, box(x - 90, y - 12, 180, 22, 8), IRON, { shade: 7, light: 4 }),
    solid(scene, ring(x - 104, y, 30, 15), IRON, { shade: 7, light: 4 }),
    solid(scene, ring(x + 104, y, 26, 13), IRON, { shade: 7, light: 4 }),
  );
}

export function drawSolarPanels(scene: Scene): string {
  const day = chooseDay(scene);
  return (
    meadow(scene, day, 470) +
    palm(beside(scene, 404), 490, 300, scene.side * 20, day) +
    placed(scene, 610, panelRow(scene, 480, 452, 0.62), panelRow(scene, 480, 636, 1)) +
    flowersInGrass(scene, day)
  );
}

/** Three tilted panels on posts; (x, y) is the middle of their foot. */
function panelRow(scene: Scene, x: number, y: number, size: number): string {
  const s = (value: number) => value * size;
  const cell = tone('#24508F');
  const panel = (dx: number) => {
    const left = x + s(dx);
    const top = y - s(238);
    const low = y - s(52);
    const face = poly(left + s(44), top, left + s(222), top, left + s(196), low, left, low);
    return group(
      fill(box(left + s(92), low - s(10), s(14), s(62)), IRON.base),
      fill(
        poly(
          left + s(36),
          top - s(8),
          left + s(234),
          top - s(8),
          left + s(206),
          low + s(9),
          left - s(10),
          low + s(9),
        ),
        STEEL.light,
      ),
      fill(face, cell.base),
      clipped(
        scene,
        face,
        fill(
          poly(left + s(44), top, left + s(120), top, left + s(70), low, left, low),
          '#FFFFFF',
          0.16,
        ),
        many(3, (i) =>
          line(
            `M${n(left + s(90 + i * 44))},${n(top)}L${n(left + s(50 + i * 48))},${n(low)}`,
            STEEL.light,
            s(4),
            0.85,
          ),
        ),
        many(3, (i) =>
          fill(box(left - s(10), top + s(46 + i * 46), s(260), s(4)), STEEL.light, 0.85),
        ),
      ),
    );
  };
  return group(shadow(x + s(10), y, s(350), s(16)), panel(-340), panel(-112), panel(116));
}

function flowersInGrass({ random }: Scene, { sun }: Day): string {
  return many(8, () => {
    const x = random.between(30, 930);
    const y = random.between(660, 704);
    return (
      fill(disc(x, y, 7), random.pick([HUE.mango, sun, '#F08A6C'])) + fill(disc(x, y, 3), '#FFFFFF')
    );
  });
}
