import { beach, meadow } from './shared/outdoors.ts';
import { clipped, facing, fill, group, line, many, solid, turned } from './shared/paint.ts';
import { chooseDay, type Day } from './shared/palettes.ts';
import { bush, palm, pottedPlant } from './shared/plants.ts';
import { beside, type Scene } from './shared/scene.ts';
import { shadow } from './shared/shadows.ts';
import { box, disc, n, oval, poly, polyAt } from './shared/shapes.ts';
import {
  CORAL,
  HUE,
  IRON,
  MANGO,
  PALE_WOOD,
  PAPER,
  PINE,
  PURPLE,
  SAND,
  STEEL,
  TEAL,
  type Tone,
  tone,
  WOOD,
} from './shared/tones.ts';

/** A Belizean wooden house: raised on posts, with veranda, stairs and a tin roof. */
export function drawHouse(scene: Scene): string {
  const day = chooseDay(scene);
  const wall = scene.random.pick([
    tone('#F6D58C'),
    tone('#8FD6C8'),
    tone('#F2A98E'),
    tone('#CDB8F6'),
  ]);
  const roof = scene.random.pick([tone('#B4452F'), tone('#0B6F68'), tone('#5A3AA8')]);
  return (
    meadow(scene, day, 510) +
    palm(beside(scene, 384), 560, 420, scene.side * 26, day) +
    bush(beside(scene, -400), 560, 240, day.leaf.base) +
    facing(scene, (local) => group(shadow(470, 636, 330, 20), raisedHouse(local, wall, roof))) +
    bush(beside(scene, 330), 650, 170, day.leaf.shade) +
    flowerDots(scene, day)
  );
}

function raisedHouse(scene: Scene, wall: Tone, roof: Tone): string {
  const body = box(236, 300, 460, 214);
  return group(
    many(5, (i) => solid(scene, box(246 + i * 104, 510, 24, 122), WOOD, { shade: 9 })),
    fill(box(246, 514, 440, 30), HUE.ink, 0.18),
    solid(scene, body, wall, { shade: 34 }),
    clipped(
      scene,
      body,
      many(7, (i) => fill(box(236, 324 + i * 28, 460, 4), wall.shade, 0.7)),
    ),
    houseWindow(286, 348) + houseWindow(590, 348),
    fill(box(430, 346, 82, 168, 4), roof.deep) +
      fill(box(440, 356, 62, 158, 3), roof.base) +
      fill(disc(492, 438, 5), HUE.mango),
    fill(box(206, 506, 520, 20, 5), PALE_WOOD.base) +
      fill(box(206, 516, 520, 10, 4), PALE_WOOD.shade),
    veranda(),
    fill(poly(180, 306, 300, 160, 640, 160, 756, 306), roof.base),
    fill(poly(560, 160, 640, 160, 756, 306, 640, 306), roof.shade),
    many(7, (i) => line(`M${320 + i * 40},168L${232 + i * 66},300`, roof.shade, 4, 0.7)),
    fill(box(176, 300, 584, 14, 6), roof.deep),
    stairs(),
  );
}

function houseWindow(x: number, y: number): string {
  return group(
    fill(box(x - 8, y - 8, 86, 106, 4), SAND.base),
    fill(box(x, y, 70, 90), '#3E8792'),
    fill(poly(x, y, x + 40, y, x, y + 60), '#FFFFFF', 0.25),
    fill(box(x + 32, y, 6, 90), SAND.base),
    fill(box(x - 30, y - 6, 22, 102, 3), PINE.base) +
      fill(box(x + 78, y - 6, 22, 102, 3), PINE.shade),
  );
}

function veranda(): string {
  return group(
    [216, 396, 546, 706]
      .map((x) => fill(box(x, 306, 12, 204), SAND.base) + fill(box(x + 7, 306, 5, 204), SAND.shade))
      .join(''),
    fill(box(216, 454, 186, 9, 3), SAND.base) + fill(box(546, 454, 172, 9, 3), SAND.base),
    many(9, (i) => fill(box(230 + i * 19, 460, 7, 50), SAND.base)),
    many(8, (i) => fill(box(562 + i * 19, 460, 7, 50), SAND.base)),
  );
}

function stairs(): string {
  return many(
    5,
    (i) =>
      fill(box(420 - i * 6, 522 + i * 24, 104 + i * 12, 15, 4), PALE_WOOD.light) +
      fill(box(420 - i * 6, 533 + i * 24, 104 + i * 12, 9, 3), PALE_WOOD.deep),
  );
}

function flowerDots({ random }: Scene, day: Day): string {
  return many(12, () =>
    fill(
      disc(random.between(20, 940), random.between(654, 706), random.between(5, 8)),
      random.pick([HUE.coral, HUE.mango, day.sun, '#D6619A']),
    ),
  );
}

export function drawHammock(scene: Scene): string {
  const day = chooseDay(scene);
  const stripes = scene.random.pick([
    [CORAL, MANGO, PAPER],
    [PURPLE, TEAL, PAPER],
    [TEAL, MANGO, CORAL],
  ] as const);
  const sling = 'M236,372C300,560 660,560 724,372C640,470 320,470 236,372z';
  const deep = 'M236,372C290,600 670,600 724,372C690,500 270,500 236,372z';
  return (
    beach(scene, day) +
    palm(142, 650, 470, 30, day) +
    palm(818, 650, 490, -34, day) +
    fill(oval(500, 636, 270, 20), HUE.ink, 0.16) +
    line('M150,300L240,374M806,300L720,374', PALE_WOOD.light, 7) +
    many(4, (i) =>
      line(
        `M168,316L${232 + i * 12},${372 + i * 20}M790,316L${728 - i * 12},${372 + i * 20}`,
        PALE_WOOD.light,
        3,
      ),
    ) +
    fill(sling, stripes[0].deep) +
    hammockCloth(scene, deep, stripes) +
    fill(oval(600, 446, 66, 26), PAPER.base) +
    fill(oval(608, 452, 58, 20), PAPER.shade) +
    coconut(scene, beside(scene, -150), 668)
  );
}

function hammockCloth(scene: Scene, shape: string, [a, b, c]: readonly [Tone, Tone, Tone]): string {
  return (
    fill(shape, a.base) +
    clipped(
      scene,
      shape,
      many(5, (i) =>
        line(
          `M236,${372}C${286 - i * 2},${470 + i * 28} ${674 + i * 2},${470 + i * 28} 724,372`,
          [b.base, c.base, a.shade, b.base, c.base][i] ?? b.base,
          14,
        ),
      ),
      fill(poly(560, 380, 740, 360, 700, 620, 480, 620), HUE.ink, 0.1),
    )
  );
}

function coconut(scene: Scene, x: number, y: number): string {
  return group(
    shadow(x, y, 54, 11),
    line(`M${n(x + 14)},${n(y - 70)}l26,-58`, HUE.coral, 8),
    solid(
      scene,
      `M${n(x - 52)},${n(y - 62)}h104c6,34 -14,62 -52,62s-58,-28 -52,-62z`,
      tone('#8A5331'),
      { shade: 18, light: 6 },
    ),
    fill(oval(x, y - 62, 52, 15), PAPER.base),
    fill(oval(x, y - 60, 40, 10), '#E3F1EA'),
    fill(oval(x - 38, y - 78, 22, 14), CORAL.base) + fill(disc(x - 38, y - 78, 6), HUE.mango),
  );
}

export function drawGardenTools(scene: Scene): string {
  const day = chooseDay(scene);
  const paint = scene.random.pick([CORAL, PURPLE, MANGO]);
  return (
    meadow(scene, day, 430) +
    fence() +
    group(
      shadow(480, 640, 340, 18),
      turned(scene, -9, 330, 620, (local) => spade(local, 320, 624)),
      turned(scene, 6, 620, 620, (local) => rake(local, 640, 630)),
      wateringCan(scene, paint),
      pottedPlant(scene, beside(scene, 330), 664, 1.05),
      pottedPlant(scene, beside(scene, -330), 660, 0.9, paint),
    )
  );
}

function fence(): string {
  return group(
    fill(box(0, 404, 960, 16), SAND.shade) + fill(box(0, 466, 960, 16), SAND.shade),
    many(16, (i) => {
      const x = i * 62 + 6;
      return (
        fill(poly(x, 372, x + 20, 348, x + 40, 372, x + 40, 512, x, 512), SAND.base) +
        fill(poly(x + 28, 358, x + 40, 372, x + 40, 512, x + 28, 512), SAND.shade)
      );
    }),
  );
}

function spade(scene: Scene, x: number, y: number): string {
  return group(
    solid(scene, box(x - 12, y - 430, 24, 300, 8), PALE_WOOD, { shade: 9, light: 5 }),
    solid(scene, box(x - 46, y - 464, 92, 76, 22) + box(x - 26, y - 444, 52, 36, 14), WOOD, {
      shade: 8,
      light: 5,
    }),
    solid(scene, `M${n(x - 64)},${n(y - 150)}h128v90q0,50 -64,84q-64,-34 -64,-84z`, STEEL, {
      shade: 26,
      light: 9,
    }),
    fill(box(x - 18, y - 186, 36, 76, 8), IRON.base),
  );
}

function rake(scene: Scene, x: number, y: number): string {
  return group(
    solid(scene, box(x - 11, y - 380, 22, 390, 8), PALE_WOOD, { shade: 8, light: 5 }),
    solid(scene, box(x - 104, y - 400, 208, 30, 8), IRON, { shade: 8, light: 5 }),
    many(7, (i) =>
      fill(polyAt(x + i * 30, y, [-98, -398, -82, -398, -88, -470, -94, -470]), IRON.base),
    ),
  );
}

function wateringCan(scene: Scene, paint: Tone): string {
  return facing(scene, (local) =>
    group(
      shadow(480, 654, 130, 16),
      line('M402,480C330,470 320,600 396,610', paint.deep, 20),
      line('M412,470C430,400 540,400 556,470', paint.shade, 18),
      solid(local, poly(556, 600, 690, 476, 712, 498, 560, 650), paint, { shade: 14, light: 6 }),
      solid(
        local,
        poly(672, 460, 700, 436, 752, 494, 722, 516),
        { ...paint, base: paint.shade, shade: paint.deep },
        { shade: 8 },
      ),
      solid(local, 'M394,470h176l20,184h-216z', paint, { shade: 36, light: 9 }),
      fill(oval(482, 470, 88, 18), paint.deep),
      fill(box(384, 560, 196, 14), paint.light),
    ),
  );
}
