import { mix } from '../color-math.ts';
import { diningTable, placed } from './shared/indoors.ts';
import {
  atEach,
  clipped,
  facing,
  fill,
  group,
  line,
  many,
  solid,
  tilted,
  turned,
} from './shared/paint.ts';
import { choosePalette } from './shared/palettes.ts';
import { limeSlice } from './shared/produce.ts';
import { beside, type Scene } from './shared/scene.ts';
import { cast, shadow } from './shared/shadows.ts';
import { blob, box, disc, n, outlineAt, oval, poly } from './shared/shapes.ts';
import { FOREST, HUE, PAPER, RED, type Tone, tone } from './shared/tones.ts';

export function drawRiceAndBeans(scene: Scene): string {
  const palette = choosePalette(scene, 'plate');
  return (
    diningTable(scene, palette) +
    placed(scene, 470, plate(palette.hero), facing(scene, sideDishes)) +
    sauceBottle(scene, beside(scene, -366), 326, RED) +
    limeSlice(beside(scene, 392), 630, 50)
  );
}

function plate(rim: Tone): string {
  return group(
    fill(oval(498, 488, 372, 190), HUE.ink, 0.18),
    fill(oval(480, 478, 366, 184), PAPER.shade),
    fill(oval(480, 466, 366, 184), PAPER.base),
    fill(oval(480, 466, 344, 170) + oval(480, 466, 332, 163), rim.base),
    fill(oval(480, 470, 270, 128), PAPER.shade),
    fill(oval(480, 475, 264, 123), '#FFFDF8'),
  );
}

/** Rice and beans with stew chicken, fried plantain and potato salad: Belize's Sunday plate. */
function sideDishes(scene: Scene): string {
  return group(
    riceMound(scene, 390, 420),
    plantains(scene, 640, 540),
    potatoSalad(scene, 420, 560),
    drumstick(scene, 604, 424),
  );
}

function riceMound(scene: Scene, x: number, y: number): string {
  const mound = blob([
    [x - 172, y + 66],
    [x - 158, y - 8],
    [x - 104, y - 78],
    [x - 10, y - 106],
    [x + 86, y - 82],
    [x + 148, y - 14],
    [x + 162, y + 70],
    [x, y + 118],
  ]);
  const rice = tone('#DFB489');
  const grains = many(64, () => {
    const gx = scene.random.between(x - 150, x + 150);
    const gy = scene.random.between(y - 100, y + 104);
    return tilted(scene.random.between(-50, 50), gx, gy, fill(oval(gx, gy, 12, 4.5), rice.light));
  });
  const beans = many(22, () => {
    const bx = scene.random.between(x - 130, x + 130);
    const by = scene.random.between(y - 84, y + 90);
    return fill(oval(bx, by, 14, 9), '#7E2A24') + fill(oval(bx - 4, by - 3, 5, 2.5), '#B4574B');
  });
  return solid(scene, mound, rice, { shade: 34 }) + clipped(scene, mound, grains, beans);
}

function drumstick(scene: Scene, x: number, y: number): string {
  const meat = blob([
    [x - 96, y + 44],
    [x - 70, y - 40],
    [x + 10, y - 66],
    [x + 84, y - 40],
    [x + 110, y + 10],
    [x + 80, y + 50],
    [x, y + 76],
  ]);
  return group(
    fill(oval(x, y + 56, 130, 34), '#8A3F1E', 0.35),
    line(`M${n(x + 96)},${n(y + 10)}L${n(x + 164)},${n(y - 30)}`, '#EBD8B4', 24),
    fill(disc(x + 160, y - 40, 17), '#EBD8B4') + fill(disc(x + 172, y - 22, 16), '#D3BB8E'),
    solid(scene, meat, tone('#B3602B'), { shade: 24, light: 9 }),
    fill(oval(x - 20 * scene.light.x, y - 24, 34, 13), '#E2A163', 0.8),
  );
}

function plantains(scene: Scene, x: number, y: number): string {
  return atEach(
    [
      [-70, 8],
      [0, 22],
      [64, 2],
    ],
    (dx, dy) =>
      solid(scene, oval(x + dx, y + dy, 54, 26), tone('#E09A34'), { shade: 11, light: 6 }) +
      fill(oval(x + dx, y + dy, 30, 12), '#C9771F', 0.6),
  );
}

function potatoSalad(scene: Scene, x: number, y: number): string {
  const scoop = blob([
    [x - 96, y + 14],
    [x - 60, y - 40],
    [x, y - 54],
    [x + 64, y - 36],
    [x + 92, y + 16],
    [x, y + 36],
  ]);
  return (
    solid(scene, scoop, { ...tone('#F6E3A2'), shade: '#DFC272' }, { shade: 18 }) +
    clipped(
      scene,
      scoop,
      many(9, (i) =>
        fill(
          disc(x - 64 + i * 17, y - 18 + (i % 3) * 16, 7),
          [HUE.coral, '#7CBB66', '#FFFDF8'][i % 3] ?? HUE.coral,
        ),
      ),
    )
  );
}

function sauceBottle(scene: Scene, x: number, y: number, sauce: Tone): string {
  return group(
    shadow(x, y, 40, 10),
    solid(
      scene,
      `M${n(x - 15)},${n(y - 170)}h30v40c0,20 22,26 22,54v64a12,12 0 0 1 -12,12h-50a12,12 0 0 1 -12,-12v-64c0,-28 22,-34 22,-54z`,
      sauce,
      { shade: 16, light: 7 },
    ),
    fill(box(x - 18, y - 196, 36, 32, 6), FOREST.base),
    fill(box(x - 37, y - 76, 74, 48), '#F6D58C') + fill(disc(x, y - 52, 15), sauce.base),
  );
}

/** Fry jacks: puffed golden dough with refried beans, egg and cheese. */
export function drawFryJacks(scene: Scene): string {
  const palette = choosePalette(scene, 'plate');
  return (
    diningTable(scene, palette) +
    placed(scene, 470, plate(palette.second), facing(scene, breakfast)) +
    coffeeMug(scene, beside(scene, -376), 316, palette.hero)
  );
}

function breakfast(scene: Scene): string {
  const dough = tone('#E9AE4C');
  return group(
    friedEgg(scene, 636, 402),
    beansScoop(scene, 640, 526),
    fryJack(scene, 436, 384, 0.94, -10, dough),
    fryJack(scene, 306, 452, 0.9, 64, dough),
    fryJack(scene, 446, 520, 1.04, 8, dough),
  );
}

/** A puffed pillow with three corners: swollen sides, pinched tips, a blistered lit top. */
function fryJack(
  scene: Scene,
  x: number,
  y: number,
  size: number,
  lean: number,
  dough: Tone,
): string {
  const s = (value: number) => value * size;
  const pillow = outlineAt(
    x,
    y,
    'M0,-98C46,-96 140,-8 146,48C146,84 60,88 0,86C-60,88 -146,84 -146,48C-140,-8 -46,-96 0,-98z',
    size,
  );
  return turned(scene, lean, x, y, (local) =>
    group(
      cast(pillow, 9),
      solid(local, pillow, dough, { shade: s(30), light: s(12) }),
      clipped(
        local,
        pillow,
        fill(oval(x - s(20), y + s(4), s(70), s(48)), mix(dough.base, dough.light, 0.5)),
        fill(oval(x - s(34), y - s(12), s(28), s(15)), dough.light),
        atEach(
          [
            [50, 44],
            [74, 20],
            [-72, 54],
            [6, 60],
            [34, -34],
            [-6, -66],
          ],
          (dx, dy, _extra, i) =>
            fill(oval(x + s(dx), y + s(dy), s(12 - (i % 3) * 3), s(7)), '#B9742A', 0.75),
        ),
      ),
    ),
  );
}

function friedEgg(scene: Scene, x: number, y: number): string {
  const white = blob([
    [x - 100, y + 10],
    [x - 70, y - 40],
    [x - 10, y - 50],
    [x + 60, y - 46],
    [x + 106, y - 6],
    [x + 84, y + 40],
    [x + 20, y + 44],
    [x - 60, y + 52],
  ]);
  return group(
    cast(white, 6),
    fill(white, '#FFFFFF'),
    clipped(scene, white, fill(oval(x + 70, y + 40, 80, 30), '#EADFCB')),
    solid(scene, oval(x - 6, y - 8, 44, 30), tone('#F5A623'), { shade: 12 }),
    fill(oval(x - 20, y - 18, 12, 6), '#FFE2A0'),
  );
}

function beansScoop(scene: Scene, x: number, y: number): string {
  const mound = blob([
    [x - 110, y + 16],
    [x - 76, y - 34],
    [x - 10, y - 52],
    [x + 70, y - 38],
    [x + 106, y + 8],
    [x + 40, y + 48],
    [x - 50, y + 48],
  ]);
  return (
    solid(scene, mound, tone('#6B2E22'), { shade: 18, light: 7 }) +
    clipped(
      scene,
      mound,
      many(6, (i) =>
        fill(
          poly(
            x - 60 + i * 24,
            y - 26 + (i % 2) * 14,
            x - 34 + i * 24,
            y - 34 + (i % 2) * 14,
            x - 32 + i * 24,
            y - 26 + (i % 2) * 14,
          ),
          '#F8DE8E',
        ),
      ),
    )
  );
}

function coffeeMug(scene: Scene, x: number, y: number, china: Tone): string {
  return group(
    shadow(x, y, 54, 12),
    line(`M${n(x + 46)},${n(y - 82)}a26,26 0 0 1 0,50`, china.shade, 14),
    solid(scene, box(x - 52, y - 108, 104, 108, 24), china, { shade: 22, light: 8 }),
    fill(oval(x, y - 106, 52, 15), china.deep) + fill(oval(x, y - 103, 43, 11), '#5B3020'),
    line(
      `M${n(x - 12)},${n(y - 136)}q-14,-20 0,-38M${n(x + 16)},${n(y - 136)}q-14,-20 0,-38`,
      '#FFFFFF',
      7,
      0.6,
    ),
  );
}
