import { mix } from '../color-math.ts';
import { mug, pencil } from './shared/desk.ts';
import { placed, TABLE_LINE, tabletop } from './shared/indoors.ts';
import { clipped, fill, line, many, solid, turned } from './shared/paint.ts';
import { chooseDay, choosePalette } from './shared/palettes.ts';
import { palm, pottedPlant } from './shared/plants.ts';
import { beside, type Scene } from './shared/scene.ts';
import { shadow } from './shared/shadows.ts';
import { box, disc, oval, poly } from './shared/shapes.ts';
import { HUE, INK, IRON, SAND, STEEL, type Tone } from './shared/tones.ts';

export function drawLaptop(scene: Scene): string {
  const palette = choosePalette(scene, 'dark');
  return (
    tabletop(scene, palette) +
    placed(scene, TABLE_LINE, laptop(scene)) +
    (scene.random.chance(0.5)
      ? mug(scene, beside(scene, 388), 612, palette.hero)
      : pottedPlant(scene, beside(scene, 392), 606, 0.95, palette.hero)) +
    pencil(scene, beside(scene, -430), 630, scene.side === 1 ? 6 : 172, palette.second)
  );
}

export function laptop(scene: Scene): string {
  const screen = box(268, 196, 424, 272, 6);
  const deck = poly(246, 488, 714, 488, 786, 580, 174, 580);
  const keys = many(4, (row) => {
    const inset = row * 15;
    return many(10, (key) => {
      const width = (408 + inset * 2) / 10;
      return fill(box(276 - inset + key * width, 497 + row * 13, width - 6, 9, 3), IRON.base);
    });
  });
  return [
    shadow(480, 596, 320, 20),
    solid(scene, box(246, 174, 468, 316, 20), INK, { shade: 12, light: 5 }),
    clipped(scene, screen, view(scene, 268, 196, 424, 272)),
    fill(poly(268, 196, 420, 196, 300, 468, 268, 468), '#FFFFFF', 0.12),
    fill(deck, STEEL.base),
    fill(poly(714, 488, 786, 580, 700, 580, 648, 488), STEEL.shade, 0.5),
    keys,
    fill(poly(412, 553, 548, 553, 556, 576, 404, 576), STEEL.shade),
    fill(box(174, 578, 612, 16, 8), STEEL.shade),
    fill(box(174, 578, 612, 5, 2), STEEL.light),
  ].join('');
}

/** What a screen shows: the view from a caye. */
function view(scene: Scene, x: number, y: number, width: number, height: number): string {
  const day = chooseDay(scene);
  const horizon = y + height * 0.62;
  return (
    fill(box(x, y, width, height), day.sky[0]) +
    fill(box(x, y + height * 0.24, width, height), day.sky[1]) +
    fill(box(x, y + height * 0.44, width, height), day.sky[2]) +
    fill(disc(x + width * 0.4, y + height * 0.42, height * 0.16), day.sun) +
    fill(box(x, horizon, width, height), day.sea) +
    fill(box(x, horizon + height * 0.14, width, height), day.deep) +
    fill(oval(x + width * 0.78, y + height, width * 0.45, height * 0.16), day.sand) +
    palm(x + width * 0.74, y + height * 0.9, height * 0.56, width * 0.05, day)
  );
}

export function drawSmartphone(scene: Scene): string {
  const palette = choosePalette(scene, 'dark');
  const glass = box(372, 116, 216, 426, 22);
  const stand = poly(416, 500, 544, 500, 592, 594, 368, 594);
  return (
    tabletop(scene, palette) +
    placed(
      scene,
      TABLE_LINE,
      shadow(486, 594, 150, 16),
      turned(scene, scene.side * 4, 480, 560, (local) =>
        [
          solid(local, box(354, 96, 252, 466, 38), INK, { shade: 14, light: 6 }),
          clipped(local, glass, view(local, 372, 116, 216, 426)),
          fill(box(444, 126, 72, 18, 9), INK.base),
          many(6, (i) =>
            fill(
              box(394 + (i % 3) * 62, 356 + Math.floor(i / 3) * 62, 48, 48, 14),
              [HUE.sand, palette.second.base, HUE.mango, HUE.coral, HUE.lilac, HUE.aqua][i] ??
                HUE.sand,
            ),
          ),
          fill(box(440, 526, 80, 6, 3), HUE.sand),
          fill(poly(372, 138, 500, 116, 420, 542, 372, 542), '#FFFFFF', 0.1),
        ].join(''),
      ),
      solid(scene, stand, palette.hero, { shade: 40, light: 6 }),
      fill(box(348, 582, 264, 18, 9), palette.hero.deep),
    ) +
    earbuds(scene, beside(scene, 280), 610, palette.second) +
    pottedPlant(scene, beside(scene, -290), 596, 0.9)
  );
}

function earbuds(scene: Scene, x: number, groundY: number, tone: Tone): string {
  return (
    shadow(x, groundY, 58, 9) +
    solid(scene, box(x - 54, groundY - 74, 108, 74, 30), tone, { shade: 16, light: 6 }) +
    fill(box(x - 54, groundY - 48, 108, 5), tone.deep) +
    fill(disc(x, groundY - 34, 5), HUE.sand)
  );
}

export function drawNetworkRouter(scene: Scene): string {
  const palette = choosePalette(scene, 'pale');
  const antenna = (x: number, topY: number, lean: number) =>
    turned(scene, lean, x, 452, (local) => {
      const blade = box(x - 12, topY, 24, 454 - topY, 12);
      return solid(local, blade, SAND, { shade: 10 }) + fill(disc(x, 452, 18), SAND.deep);
    });
  const waves = [70, 122, 174].map((r, i) =>
    line(
      `M${480 - r * 0.72},${236 - r * 0.7}a${r},${r} 0 0 1 ${r * 1.44},0`,
      palette.second.base,
      20 - i * 2,
      1 - i * 0.22,
    ),
  );
  return (
    tabletop(scene, palette) +
    placed(
      scene,
      TABLE_LINE,
      waves.join('') + fill(disc(480, 226, 20), palette.second.base),
      antenna(300, 214, -14) + antenna(660, 214, 14) + antenna(480, 290, 0),
      shadow(480, 590, 300, 18),
      solid(scene, box(214, 452, 532, 132, 34), SAND, { shade: 30 }),
      fill(box(214, 540, 532, 44, 22), SAND.shade),
      fill(box(268, 476, 424, 18, 9), mix(HUE.sand, HUE.ink, 0.1)),
      many(6, (i) => fill(disc(300 + i * 46, 528, 11), i < 4 ? HUE.teal : HUE.mango)),
      fill(box(600, 514, 92, 28, 8), palette.hero.base),
      fill(box(258, 582, 50, 12, 5), INK.base) + fill(box(652, 582, 50, 12, 5), INK.base),
    ) +
    cable(scene, palette.hero)
  );
}

function cable(scene: Scene, tone: Tone): string {
  const out =
    scene.side === 1
      ? 'M700,566C800,560 760,640 860,634S930,600 980,612'
      : 'M260,566C160,560 200,640 100,634S30,600 -20,612';
  return line(out, tone.shade, 14) + line(out, tone.base, 8);
}

export function drawCodeWindow(scene: Scene): string {
  const palette = choosePalette(scene, 'dark');
  const ink = mix(HUE.ink, '#1A1B4B', 0.2);
  return (
    tabletop(scene, palette) +
    placed(
      scene,
      TABLE_LINE,
      shadow(480, 592, 190, 16),
      solid(scene, poly(436, 470, 524, 470, 544, 590, 416, 590), STEEL, { shade: 34 }),
      fill(box(360, 574, 240, 18, 9), STEEL.shade),
      solid(scene, box(196, 130, 568, 374, 24), { ...INK, base: ink }, { shade: 14, light: 6 }),
      fill(box(216, 150, 528, 48, 10), IRON.base),
      [HUE.coral, HUE.mango, HUE.aqua].map((c, i) => fill(disc(246 + i * 34, 174, 10), c)).join(''),
      fill(box(386, 162, 150, 36, 8), ink),
      codeLines(scene),
    ) +
    keyboard(scene) +
    mug(scene, beside(scene, 378), 606, palette.hero)
  );
}

function codeLines({ random }: Scene): string {
  const colors = [HUE.aqua, HUE.lilac, HUE.mango, '#F08A6C', HUE.sand];
  const indents = [0, 1, 2, 2, 1, 2, 1, 0];
  return indents
    .map((indent, row) => {
      const y = 222 + row * 33;
      let x = 282 + indent * 42;
      return (
        fill(box(236, y + 3, 18, 8, 4), IRON.base) +
        many(random.integer(1, 3), () => {
          const width = random.between(48, 128);
          const word = fill(box(x, y, width, 14, 7), random.pick(colors));
          x += width + 16;
          return word;
        })
      );
    })
    .join('');
}

function keyboard(scene: Scene): string {
  const x = beside(scene, -30) - 170;
  return (
    shadow(x + 170, 652, 176, 9) +
    solid(scene, poly(x + 14, 616, x + 326, 616, x + 344, 652, x - 4, 652), SAND, { shade: 10 }) +
    many(3, (row) =>
      many(12, (key) =>
        fill(box(x + 20 - row * 4 + key * (25 + row * 0.7), 621 + row * 10, 19, 7, 2), STEEL.shade),
      ),
    )
  );
}
