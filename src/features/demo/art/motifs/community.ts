import { placed, TABLE_LINE, tabletop } from './shared/indoors.ts';
import { atEach, clipped, facing, fill, group, line, many, solid, turned } from './shared/paint.ts';
import { choosePalette } from './shared/palettes.ts';
import { leaf } from './shared/plants.ts';
import { beside, type Scene } from './shared/scene.ts';
import { shadow } from './shared/shadows.ts';
import { blob, box, disc, heart, n, oval, poly } from './shared/shapes.ts';
import {
  CORAL,
  FOREST,
  HUE,
  LEAF,
  PAPER,
  PURPLE,
  SAND,
  TERRACOTTA,
  type Tone,
  tone,
  WOOD,
} from './shared/tones.ts';

const SKINS = ['#8D5A3B', '#C68A5E', '#6B3F2A', '#E0AC7E', '#A66E47'] as const;

/** Raised hands of neighbours, a heart in the middle one. */
export function drawHelpingHands(scene: Scene): string {
  const palette = choosePalette(scene, 'warm');
  const first = scene.random.integer(0, SKINS.length - 1);
  const skin = (i: number) => tone(SKINS[(first + i * 2) % SKINS.length] ?? SKINS[0]);
  const lift = scene.random.between(-16, 16);
  return (
    tabletop(scene, palette, { tableY: 560, decor: 'leaves' }) +
    raisedHand(scene, 246, 400 + lift, -10, skin(0), palette.second) +
    raisedHand(scene, 714, 400 - lift, 10, skin(1), palette.spark) +
    raisedHand(scene, 480, 330, 0, skin(2), palette.hero) +
    solid(scene, heart(478, 344, 34), CORAL, { shade: 8, light: 3 })
  );
}

/** An open hand with its sleeve, reaching up from the lower edge; (x, y) is the middle of the palm. */
function raisedHand(
  scene: Scene,
  x: number,
  y: number,
  lean: number,
  skin: Tone,
  sleeve: Tone,
): string {
  const fingers = [
    [-50, -92, -13, 108],
    [-18, -112, -4, 124],
    [16, -112, 5, 122],
    [48, -90, 14, 100],
  ] as const;
  return turned(scene, lean, x, 720, (local) =>
    group(
      fill(box(x - 34, y + 60, 80, 700), HUE.ink, 0.12),
      turned(local, -42, x - 54, y + 40, (l) =>
        solid(l, box(x - 72, y - 62, 38, 124, 19), skin, { shade: 10, light: 5 }),
      ),
      fingers
        .map(([dx, dy, angle, length]) =>
          turned(local, angle, x + dx, y, (l) =>
            solid(l, box(x + dx - 16, y + dy - 30, 32, length + 30, 16), skin, {
              shade: 9,
              light: 5,
            }),
          ),
        )
        .join(''),
      solid(local, box(x - 42, y + 40, 84, 200, 20), skin, { shade: 18 }),
      solid(local, box(x - 70, y - 40, 140, 136, 46), skin, { shade: 18 }),
      line(`M${n(x - 40)},${n(y + 26)}q30,26 26,62`, skin.shade, 6),
      solid(local, box(x - 66, y + 158, 132, 700, 16), sleeve, { shade: 28, light: 9 }),
      fill(box(x - 72, y + 150, 144, 34, 12), sleeve.light),
    ),
  );
}

export function drawFoodBasket(scene: Scene): string {
  const palette = choosePalette(scene);
  return tabletop(scene, palette) + placed(scene, TABLE_LINE, foodBasket(scene, palette.hero));
}

export function foodBasket(scene: Scene, napkin: Tone): string {
  const weave = poly(216, 420, 744, 420, 690, 596, 270, 596);
  const wicker = tone('#C98F4C');
  return [
    shadow(484, 598, 240, 20),
    line('M250,424C270,130 690,130 710,424', wicker.shade, 26) +
      line('M246,424C266,124 686,124 706,424', wicker.light, 8),
    facing(scene, (local) =>
      group(
        breads(local),
        pineappleTop(local, 600, 420),
        milk(local, 500, 430),
        bananas(local),
        tomatoes(local),
      ),
    ),
    solid(scene, weave, wicker, { shade: 40, light: 10 }),
    clipped(scene, weave, wickerwork(wicker)),
    solid(
      scene,
      box(200, 402, 560, 36, 16),
      { ...wicker, base: wicker.shade, shade: wicker.deep },
      { shade: 10, light: 6 },
    ),
    fill(poly(410, 420, 550, 420, 480, 516), napkin.base) +
      fill(poly(480, 420, 550, 420, 480, 516), napkin.shade),
  ].join('');
}

function wickerwork({ deep }: Tone): string {
  return many(4, (row) =>
    many(12, (i) => {
      const x = 206 + i * 48 + (row % 2) * 24;
      return line(`M${x},${456 + row * 38}q12,-12 24,0`, deep, 8, 0.55);
    }),
  );
}

function breads(scene: Scene): string {
  const loaf = (x: number, lean: number) =>
    turned(scene, lean, x, 420, (local) =>
      group(
        solid(local, box(x - 34, 214, 68, 230, 34), tone('#D9954A'), { shade: 14, light: 7 }),
        many(3, (i) => line(`M${x - 18},${270 + i * 44}l34,-16`, '#F6DDA8', 9)),
      ),
    );
  return loaf(316, -16) + loaf(386, -4);
}

function pineappleTop(scene: Scene, x: number, y: number): string {
  const body = box(x - 62, y - 170, 124, 200, 56);
  return group(
    [-135, -112, -90, -68, -45]
      .map((angle, i) =>
        leaf(x, y - 160, i === 2 ? 120 : 98, angle, i % 2 === 0 ? FOREST : LEAF, 0.22),
      )
      .join(''),
    solid(scene, body, tone('#E3A13A'), { shade: 22, light: 8 }),
    clipped(
      scene,
      body,
      many(8, (i) =>
        line(
          `M${n(x - 150 + i * 34)},${n(y - 180)}l140,220M${n(x + 150 - i * 34)},${n(y - 180)}l-140,220`,
          '#A9661F',
          5,
          0.7,
        ),
      ),
    ),
  );
}

function milk(scene: Scene, x: number, y: number): string {
  return group(
    solid(scene, box(x - 46, y - 170, 92, 180, 6), SAND, { shade: 14 }),
    fill(poly(x - 46, y - 168, x - 20, y - 220, x + 20, y - 220, x + 46, y - 168), SAND.shade) +
      fill(box(x - 24, y - 238, 48, 24, 4), SAND.base),
    fill(box(x - 46, y - 120, 92, 54), HUE.teal) + fill(disc(x, y - 93, 18), SAND.base),
  );
}

function bananas(scene: Scene): string {
  return many(3, (i) => {
    const x = 636 + i * 22;
    return solid(
      scene,
      `M${x},${296 + i * 14}c34,18 58,66 50,120h-32c2,-38 -12,-74 -34,-94c-8,-10 2,-32 16,-26z`,
      tone('#F4C63D'),
      { shade: 10 },
    );
  });
}

function tomatoes(scene: Scene): string {
  return atEach(
    [
      [290, 396],
      [440, 402],
      [540, 398],
    ],
    (x, y, _extra, i) =>
      solid(scene, disc(x, y, 38), i === 1 ? tone('#7DB84A') : tone('#DB4A35'), {
        shade: 14,
        light: 6,
      }) +
      fill(
        poly(x - 14, y - 34, x, y - 24, x + 14, y - 34, x + 4, y - 40, x - 4, y - 40),
        FOREST.base,
      ),
  );
}

export function drawPawPrint(scene: Scene): string {
  const palette = choosePalette(scene);
  const paw = palette.hero;
  return (
    tabletop(scene, palette, { decor: 'leaves' }) +
    placed(
      scene,
      TABLE_LINE,
      pawShape(scene, 480, 274, 1, paw),
      feedingBowl(scene, 480, 620, palette.second),
    ) +
    bone(scene, beside(scene, 324), 628) +
    ball(scene, beside(scene, -316), 634, palette.spark === PURPLE ? CORAL : palette.spark)
  );
}

function pawShape(scene: Scene, x: number, y: number, size: number, paint: Tone): string {
  const s = (value: number) => value * size;
  const pad = blob([
    [x, y - s(26)],
    [x + s(66), y + s(16)],
    [x + s(124), y + s(96)],
    [x + s(96), y + s(160)],
    [x + s(36), y + s(150)],
    [x, y + s(142)],
    [x - s(36), y + s(150)],
    [x - s(96), y + s(160)],
    [x - s(124), y + s(96)],
    [x - s(66), y + s(16)],
  ]);
  const toe = (dx: number, dy: number, lean: number) =>
    turned(scene, lean, x + s(dx), y + s(dy), (local) =>
      solid(local, oval(x + s(dx), y + s(dy), s(47), s(66)), paint, { shade: s(15), light: s(7) }),
    );
  return group(
    toe(-152, -4, -26) + toe(-58, -92, -8) + toe(58, -92, 8) + toe(152, -4, 26),
    solid(scene, pad, paint, { shade: s(24), light: s(10) }),
  );
}

function feedingBowl(scene: Scene, x: number, y: number, paint: Tone): string {
  return group(
    shadow(x, y, 150, 15),
    many(11, (i) =>
      fill(
        disc(x - 90 + i * 18, y - 100 - (i % 3) * 9, 15),
        i % 2 === 0 ? WOOD.base : TERRACOTTA.shade,
      ),
    ),
    solid(scene, poly(x - 108, y - 98, x + 108, y - 98, x + 146, y, x - 146, y), paint, {
      shade: 34,
      light: 9,
    }),
    fill(box(x - 118, y - 106, 236, 18, 9), paint.deep),
    pawShape(scene, x - 4, y - 56, 0.2, PAPER),
  );
}

function bone(scene: Scene, x: number, y: number): string {
  return turned(scene, -8, x, y, () =>
    group(
      fill(oval(x + 6, y + 22, 92, 9), HUE.ink, 0.18),
      fill(box(x - 64, y - 15, 128, 30, 8), PAPER.base),
      [-1, 1]
        .map(
          (way) =>
            fill(disc(x + way * 68, y - 15, 22), PAPER.base) +
            fill(disc(x + way * 68, y + 13, 22), PAPER.base),
        )
        .join(''),
      fill(box(x - 60, y + 2, 120, 13, 6), PAPER.shade),
    ),
  );
}

function ball(scene: Scene, x: number, y: number, paint: Tone): string {
  return group(
    shadow(x, y, 52, 11),
    solid(scene, disc(x, y - 50, 52), paint, { shade: 16, light: 7 }),
    line(`M${n(x - 44)},${n(y - 76)}q40,30 88,20`, PAPER.base, 8),
  );
}
