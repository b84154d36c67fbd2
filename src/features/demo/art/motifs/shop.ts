import { mix } from '../color-math.ts';
import { placed } from './shared/indoors.ts';
import { hills, sky } from './shared/outdoors.ts';
import { clipped, fill, group, many, solid } from './shared/paint.ts';
import { chooseDay } from './shared/palettes.ts';
import { leaf, palm } from './shared/plants.ts';
import { beside, CENTRE, HEIGHT, type Scene, WIDTH } from './shared/scene.ts';
import { shadow } from './shared/shadows.ts';
import { box, disc, n, outlineAt, oval, poly } from './shared/shapes.ts';
import {
  CORAL,
  HUE,
  LEAF,
  MANGO,
  PAPER,
  PINE,
  PURPLE,
  SAND,
  TEAL,
  type Tone,
  tone,
  WOOD,
} from './shared/tones.ts';

export function drawShopWindow(scene: Scene): string {
  const day = chooseDay(scene);
  const front = scene.random.pick([
    tone('#F6D58C'),
    tone('#8FD0C4'),
    tone('#EFA286'),
    tone('#C9B3F4'),
  ]);
  const paint = scene.random.pick([PINE, PURPLE, CORAL]);
  const doorX = scene.side === 1 ? 596 : 236;
  const glassX = scene.side === 1 ? 216 : 408;
  return (
    sky(scene, day, 560) +
    hills(scene, day, 592, 260) +
    palm(beside(scene, -404), 600, 400, -scene.side * 20, day) +
    fill(box(0, 590, WIDTH, 130), mix(day.sand, day.road, 0.25)) +
    fill(box(0, 590, WIDTH, 10), day.sun, 0.6) +
    fill(box(0, 672, WIDTH, 60), day.road) +
    group(
      shadow(490, 612, 330, 20),
      solid(scene, box(176, 120, 608, 490, 8), front, { shade: 40 }),
      fill(box(152, 96, 656, 38, 8), paint.deep),
      fill(box(236, 150, 488, 70, 14), paint.base) +
        fill(box(300, 176, 250, 18, 9), HUE.sand) +
        fill(disc(270, 185, 16), HUE.mango),
      shopGlass(scene, glassX),
      shopDoor(scene, doorX, paint),
      awning(paint),
      fill(box(176, 594, 608, 18), paint.deep),
    ) +
    planter(scene, beside(scene, -264), 628)
  );
}

function shopGlass(scene: Scene, x: number): string {
  const glass = box(x + 12, 322, 312, 234);
  return group(
    fill(box(x, 300, 336, 268, 6), WOOD.base),
    fill(glass, '#2E6F7C'),
    clipped(
      scene,
      glass,
      fill(box(x, 478, 340, 14), WOOD.light),
      many(4, (i) => vase(scene, x + 62 + i * 72, 478, [CORAL, MANGO, TEAL, SAND][i] ?? CORAL, i)),
      many(5, (i) =>
        fill(
          disc(x + 50 + i * 60, 540, 26),
          [HUE.mango, '#D85B3A', '#7CBB66', HUE.mango, '#D85B3A'][i] ?? HUE.mango,
        ),
      ),
      fill(poly(x + 40, 300, x + 120, 300, x - 20, 560, x - 100, 560), '#FFFFFF', 0.18),
      fill(poly(x + 250, 300, x + 290, 300, x + 150, 560, x + 110, 560), '#FFFFFF', 0.12),
    ),
  );
}

function vase(scene: Scene, x: number, y: number, paint: Tone, kind: number): string {
  const size = kind % 2 === 0 ? 0.8 : 1.15;
  const round = outlineAt(
    x,
    y,
    'M-12,-80L12,-80C12,-56 34,-56 34,-32C34,-8 22,0 16,0L-16,0C-22,0 -34,-8 -34,-32C-34,-56 -12,-56 -12,-80z',
    size,
  );
  return solid(scene, round, paint, { shade: 9 });
}

function shopDoor(scene: Scene, x: number, paint: Tone): string {
  return group(
    solid(scene, box(x, 300, 128, 310, 6), paint, { shade: 10, light: 5 }),
    fill(box(x + 22, 326, 84, 150, 6), '#2E6F7C'),
    fill(poly(x + 22, 400, x + 80, 326, x + 106, 326, x + 22, 440), '#FFFFFF', 0.16),
    fill(box(x + 22, 500, 84, 80, 6), paint.shade),
    fill(disc(x + 20, 490, 8), HUE.mango),
    fill(box(x + 40, 372, 48, 30, 6), HUE.sand),
  );
}

function awning(paint: Tone): string {
  const stripe = 656 / 10;
  return many(10, (i) => {
    const x = 152 + i * stripe;
    const topX = 184 + i * ((656 - 64) / 10);
    const topW = (656 - 64) / 10;
    const [color, low] = i % 2 === 0 ? [paint.base, paint.shade] : [PAPER.base, PAPER.shade];
    return (
      fill(poly(topX, 232, topX + topW, 232, x + stripe, 304, x, 304), color) +
      fill(`M${n(x)},303h${n(stripe)}v12a${n(stripe / 2)},24 0 0 1 ${n(-stripe)},0z`, low)
    );
  });
}

function planter(scene: Scene, x: number, y: number): string {
  return group(
    shadow(x, y, 66, 10),
    [-160, -130, -100, -70, -40, -15]
      .map((angle, i) => leaf(x + (i - 2.5) * 14, y - 56, 84, angle, LEAF))
      .join(''),
    solid(scene, box(x - 66, y - 66, 132, 66, 8), tone('#C0653B'), { shade: 16, light: 5 }),
  );
}

export function drawMarketCrates(scene: Scene): string {
  const day = chooseDay(scene);
  const paint = scene.random.pick([PINE, PURPLE, CORAL]);
  const fruits = [mangoes, limes, tomatoes, bananas];
  const first = scene.random.integer(0, 3);
  const pile = (index: number) => fruits[(first + index) % fruits.length] ?? mangoes;
  return (
    sky(scene, day, 460) +
    hills(scene, day, 470, 200) +
    fill(box(0, 470, WIDTH, HEIGHT - 470), mix(day.sand, day.road, 0.12)) +
    fill(box(0, 470, WIDTH, 10), day.sun, 0.5) +
    fill(box(150, 150, 18, 470), WOOD.base) +
    fill(box(792, 150, 18, 470), WOOD.shade) +
    stallRoof(paint) +
    placed(
      scene,
      620,
      shadow(CENTRE, 640, 330, 22),
      crate(scene, 330, 470, 286, pile(0)),
      crate(scene, 630, 470, 286, pile(1)),
      fill(box(180, 470, 600, 22, 6), WOOD.shade),
      crate(scene, 310, 634, 320, pile(2)),
      crate(scene, 650, 634, 320, pile(3)),
    )
  );
}

function stallRoof(paint: Tone): string {
  return many(8, (i) => {
    const x = 108 + i * 93;
    const [color, low] = i % 2 === 0 ? [paint.base, paint.shade] : [PAPER.base, PAPER.shade];
    const topX = 150 + i * 82.5;
    return (
      fill(poly(topX, 84, topX + 82.5, 84, x + 93, 186, x, 186), color) +
      fill(`M${x},185h93v12a46.5,28 0 0 1 -93,0z`, low)
    );
  });
}

type DrawPile = (scene: Scene, x: number, y: number, width: number) => string;

function crate(scene: Scene, x: number, y: number, width: number, pile: DrawPile): string {
  const left = x - width / 2;
  return group(
    fill(box(left + 8, y - 112, width - 16, 108), WOOD.deep),
    pile(scene, x, y - 96, width - 30),
    many(3, (i) =>
      solid(
        scene,
        box(left, y - 100 + i * 34, width, 28, 5),
        i === 1 ? tone('#CE935A') : tone('#DDAE72'),
        { shade: 8 },
      ),
    ),
    solid(scene, box(left + 8, y - 104, 22, 104, 4), WOOD, { shade: 7 }),
    solid(scene, box(left + width - 30, y - 104, 22, 104, 4), WOOD, { shade: 7 }),
  );
}

const mangoes: DrawPile = (scene, x, y, width) =>
  roundFruit(scene, x, y, width, [tone('#F2A93B'), tone('#EE8A3A')], 1.18);

const limes: DrawPile = (scene, x, y, width) =>
  roundFruit(scene, x, y, width, [tone('#7DB84A'), tone('#5DA03F')], 1.05);

const tomatoes: DrawPile = (scene, x, y, width) =>
  roundFruit(scene, x, y, width, [tone('#DB4A35'), tone('#E8663C')], 1.08);

function roundFruit(
  scene: Scene,
  x: number,
  y: number,
  width: number,
  tones: readonly Tone[],
  stretch: number,
): string {
  const row = (count: number, dy: number) =>
    many(count, (i) => {
      const cx = x + (i - (count - 1) / 2) * (width / 5);
      return solid(
        scene,
        oval(cx, y + dy, 33 * stretch, 33),
        tones[(i + count) % tones.length] ?? MANGO,
        { shade: 12, light: 5 },
      );
    });
  return row(4, -38) + row(5, 0);
}

const bananas: DrawPile = (scene, x, y, width) =>
  many(5, (i) => {
    const bx = x - width * 0.42 + i * (width * 0.17);
    return solid(
      scene,
      `M${n(bx)},${n(y - 44)}c-6,50 40,72 84,50c6,-4 4,-12 -4,-12c-30,0 -52,-16 -58,-42c-2,-10 -20,-8 -22,4z`,
      tone('#F4C63D'),
      { shade: 9 },
    );
  });
