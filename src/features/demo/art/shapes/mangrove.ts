import { mix } from '../color-math.ts';
import { LOCAL, type Palette } from '../palettes.ts';
import type { SeededRandom } from '../seeded-random.ts';
import { filled, pair, short, stroked, type Point } from './paths.ts';
import { drawTuft } from './tuft.ts';
import { drawFleck } from './water.ts';

interface Mangrove {
  /** Below the trunk, on the water line. */
  foot: Point;
  height: number;
  palette: Palette;
}

/** Where the cushions of the crown sit, from the back to the front, as shares of the height. */
const CROWN = [
  [0.1, 0.86],
  [-0.3, 0.74],
  [0.42, 0.72],
  [-0.52, 0.54],
  [0.6, 0.52],
  [0.06, 0.66],
  [-0.24, 0.5],
  [0.3, 0.48],
] as const;

/** A red mangrove: a tent of arched prop roots that stands in the water, under a low spreading crown. */
export function drawMangrove(random: SeededRandom, mangrove: Mangrove): string {
  const { foot, height, palette } = mangrove;
  const [x, water] = foot;
  const light = palette.light(0);
  const shade = mix(light.shaded(palette.leaf[2]), palette.water[3], 0.3);
  const crown = CROWN.map(([side, rise]) => {
    const center: Point = [
      x + height * (side + random.between(-0.04, 0.04)),
      water - height * rise,
    ];
    return drawTuft(center, height * random.between(0.3, 0.36), palette.leaf, light);
  });
  return [
    drawFleck([x + 14, water + 3], height * 1.7, 20, shade, 0.85),
    drawGloom(mangrove),
    drawRoots(random, mangrove),
    ...crown,
  ].join('');
}

/** The dark inside the tent of roots; without it they read as a fence. */
function drawGloom({ foot: [x, water], height, palette }: Mangrove): string {
  const [top, half] = [water - height * 0.46, height * 0.46];
  const color = mix(palette.light(0).shaded(palette.leaf[2]), palette.shadow, 0.3);
  const [left, right] = [x - half, x + half];
  const bend = (edge: number) => `${pair([edge, top + height * 0.16])} ${pair([edge, water - 8])}`;
  return filled(
    `M${pair([x, top])}C${bend(left)} ${pair([left, water])}H${short(right)}C${pair([right, water - 8])} ${pair([right, top + height * 0.16])} ${pair([x, top])}Z`,
    color,
    0.75,
  );
}

function drawRoots(random: SeededRandom, { foot: [x, water], height, palette }: Mangrove): string {
  const light = palette.light(0);
  const top = water - height * 0.5;
  const arch = (side: number) => {
    const end = x + side * height * 0.6 * random.between(0.9, 1.1);
    const knee = top + (water - top) * (0.16 + 0.6 * (1 - Math.abs(side)));
    const foot: Point = [end, water + random.between(-4, 5)];
    return `M${pair([x + side * height * 0.1, top])}C${pair([x + side * height * 0.36, knee])} ${pair([end, knee])} ${pair(foot)}`;
  };
  const dim = mix(light.lit(LOCAL.bark), light.shaded(LOCAL.bark), 0.6);
  const bright = mix(dim, light.lit(LOCAL.bark), 0.7);
  const thick = height * 0.026;
  return [
    stroked([0.2, 0.44, 0.7, 1].map(arch).join(''), dim, thick),
    stroked([-0.06, -0.3, -0.54, -0.78, -1].map(arch).join(''), bright, thick * 1.1),
  ].join('');
}
