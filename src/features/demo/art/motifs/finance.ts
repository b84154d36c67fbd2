import { mix } from '../color-math.ts';
import { pen } from './shared/desk.ts';
import { flatLay, placed, TABLE_LINE, tabletop } from './shared/indoors.ts';
import { fill, group, line, many, solid, turned } from './shared/paint.ts';
import { type Accents, choosePalette } from './shared/palettes.ts';
import { leaf, pottedPlant } from './shared/plants.ts';
import { beside, type Scene } from './shared/scene.ts';
import { cast, shadow } from './shared/shadows.ts';
import { box, cog, disc, n, oval, poly, ring } from './shared/shapes.ts';
import { BRASS, HUE, INK, LEAF, PAPER, type Tone } from './shared/tones.ts';

export function drawBarChart(scene: Scene): string {
  const palette = choosePalette(scene);
  const heights = [110, 190, 250, 350].map((height) => height + scene.random.between(-18, 18));
  return (
    tabletop(scene, palette) +
    placed(scene, TABLE_LINE, barChart(heights, palette)) +
    pottedPlant(scene, beside(scene, scene.side === 1 ? 392 : 372), 606, 0.9, palette.hero)
  );
}

/** Four blocks and the line above them that shows where things are going. */
export function barChart(heights: readonly number[], { hero, second }: Accents): string {
  const bars = heights.map((height, i) =>
    block(220 + i * 134, 592, 98, height, i % 2 === 0 ? second : hero),
  );
  const tops = heights.map((height, i) => [262 + i * 134, 592 - height - 74] as const);
  const trend = tops.map(([x, y]) => `${n(x)},${n(y)}`).join('L');
  const [endX, endY] = tops.at(-1) ?? [0, 0];
  return [
    shadow(500, 596, 290, 18),
    ...bars,
    line(`M${trend}L${n(endX + 44)},${n(endY - 46)}`, INK.base, 14),
    line(
      `M${n(endX + 4)},${n(endY - 50)}L${n(endX + 46)},${n(endY - 48)}L${n(endX + 44)},${n(endY - 4)}`,
      INK.base,
      14,
    ),
    ...tops.map(([x, y]) => fill(disc(x, y, 19), INK.base) + fill(disc(x, y, 10), HUE.mango)),
  ].join('');
}

/** A block of the chart: front, top and right side. */
function block(x: number, groundY: number, width: number, height: number, tone: Tone): string {
  const top = groundY - height;
  return group(
    fill(box(x, top, width, height), tone.base),
    fill(poly(x, top, x + 24, top - 22, x + width + 24, top - 22, x + width, top), tone.light),
    fill(
      poly(
        x + width,
        top,
        x + width + 24,
        top - 22,
        x + width + 24,
        groundY - 22,
        x + width,
        groundY,
      ),
      tone.deep,
    ),
  );
}

export function drawCalculatorLedger(scene: Scene): string {
  const palette = choosePalette(scene);
  return (
    flatLay(scene, palette) +
    turned(scene, -scene.side * 5, 480, 360, (local) => ledger(local, palette.spark)) +
    turned(scene, scene.side * 8, beside(scene, 186), 380, (local) =>
      calculator(local, beside(scene, 186), palette.hero),
    ) +
    pen(scene, beside(scene, -250), 560, scene.side === 1 ? -64 : -116, palette.second)
  );
}

function ledger(scene: Scene, cover: Tone): string {
  const book = box(132, 116, 696, 500, 18);
  const rows = many(9, (i) => {
    const y = 192 + i * 44;
    const ink = mix(HUE.ink, HUE.sand, 0.6);
    return (
      fill(box(176, y + 24, 270, 3), PAPER.shade) +
      fill(box(514, y + 24, 270, 3), PAPER.shade) +
      fill(box(176, y + 6, scene.random.between(70, 130), 10, 5), ink) +
      fill(box(380, y + 6, scene.random.between(34, 58), 10, 5), i === 6 ? HUE.coral : ink) +
      fill(box(514, y + 6, scene.random.between(70, 130), 10, 5), ink)
    );
  });
  return group(
    cast(book, 20),
    solid(scene, book, cover, { shade: 10, light: 5 }),
    fill(box(150, 130, 330, 472, 10), PAPER.base),
    fill(box(480, 130, 330, 472, 10), mix(PAPER.base, PAPER.shade, 0.35)),
    fill(box(470, 130, 20, 472), PAPER.shade),
    fill(box(176, 152, 270, 24, 6), mix(HUE.teal, HUE.sand, 0.55)),
    fill(box(514, 152, 270, 24, 6), mix(HUE.teal, HUE.sand, 0.55)),
    fill(box(360, 152, 3, 430), mix(HUE.coral, HUE.sand, 0.4)),
    rows,
  );
}

function calculator(scene: Scene, x: number, tone: Tone): string {
  const shell = box(x - 138, 176, 276, 404, 34);
  const keys = many(16, (i) => {
    const column = i % 4;
    const row = Math.floor(i / 4);
    const color = column === 3 ? HUE.mango : i === 12 ? HUE.coral : HUE.sand;
    const kx = x - 112 + column * 58;
    const ky = 304 + row * 64;
    return fill(box(kx, ky + 5, 50, 48, 13), tone.deep) + fill(box(kx, ky, 50, 47, 13), color);
  });
  return group(
    cast(shell, 20),
    solid(scene, shell, tone, { shade: 14, light: 7 }),
    fill(box(x - 112, 204, 224, 76, 12), INK.base),
    fill(box(x - 104, 212, 208, 60, 8), '#CFE6C2'),
    [0, 1, 2, 3]
      .map((i) => fill(box(x + 70 - i * 30, 226, 20, 32, 4), mix('#CFE6C2', HUE.ink, 0.7)))
      .join(''),
    keys,
  );
}

export function drawCoins(scene: Scene): string {
  const palette = choosePalette(scene, 'cool');
  return (
    tabletop(scene, palette) +
    placed(scene, TABLE_LINE, savings(scene)) +
    coinFlat(beside(scene, -330), 626) +
    coinFlat(beside(scene, -250), 648)
  );
}

/** Stacks that grow, and one coin on its edge. */
export function savings(scene: Scene): string {
  const stacks = [
    [290, 4],
    [426, 7],
    [562, 10],
  ] as const;
  return [
    shadow(450, 592, 250, 18),
    ...stacks.map(([x, height]) => stack(scene, x, 580, height + scene.random.integer(-1, 1))),
    shadow(686, 606, 86, 12),
    bigCoin(scene, 686, 512, 96),
  ].join('');
}

function stack(scene: Scene, x: number, groundY: number, count: number): string {
  const coins = many(count, (i) => {
    const cx = x + scene.random.between(-5, 5);
    const y = groundY - i * 29;
    return (
      fill(`M${n(cx - 62)},${n(y - 26)}v22a62,17 0 0 0 124,0v-22z`, BRASS.shade) +
      fill(`M${n(cx - 62)},${n(y - 26)}v22a62,17 0 0 0 60,17v-26z`, BRASS.base) +
      many(6, (ridge) =>
        fill(
          box(cx - 50 + ridge * 19, y - 14 + (ridge === 0 || ridge === 5 ? -4 : 0), 5, 18, 2),
          BRASS.deep,
          0.5,
        ),
      ) +
      fill(oval(cx, y - 26, 62, 17), mix(BRASS.base, '#FFF3D6', 0.3)) +
      fill(oval(cx, y - 26, 46, 11), BRASS.base)
    );
  });
  const top = groundY - count * 29;
  return coins + (count > 8 ? sprout(x, top + 4) : '');
}

function sprout(x: number, y: number): string {
  return group(
    line(`M${x},${y}v-46`, LEAF.shade, 8),
    leaf(x, y - 34, 66, -150, LEAF),
    leaf(x, y - 42, 72, -34, LEAF),
  );
}

function bigCoin(scene: Scene, x: number, y: number, r: number): string {
  return group(
    fill(disc(x + 12, y, r), BRASS.deep),
    solid(scene, disc(x, y, r), BRASS, { shade: 12, light: 7 }),
    fill(ring(x, y, r * 0.8, r * 0.72), BRASS.shade),
    fill(cog(x, y, r * 0.58, r * 0.3, 8), BRASS.light),
    fill(disc(x, y, r * 0.3), BRASS.base),
  );
}

function coinFlat(x: number, y: number): string {
  return group(
    shadow(x, y + 8, 50, 10),
    fill(oval(x, y + 8, 50, 18), BRASS.shade),
    fill(oval(x, y, 50, 18), BRASS.base),
    fill(oval(x, y, 36, 11), BRASS.light),
  );
}
