import { mix } from '#features/demo/art/color-math.ts';
import { LOCAL } from '#features/demo/art/palettes.ts';
import { seededRandom } from '#features/demo/art/seeded-random.ts';
import { drawCanopy } from '#features/demo/art/shapes/canopy.ts';
import { drawPalm } from '#features/demo/art/shapes/palm.ts';
import {
  curveDownTo,
  filled,
  placed,
  rect,
  repeat,
  type Point,
} from '#features/demo/art/shapes/paths.ts';
import { drawStiltHouse } from '#features/demo/art/shapes/stilt-house.ts';
import { drawFleck } from '#features/demo/art/shapes/water.ts';
import type { Layout } from './layout.ts';
import { swing, type Moment } from './motion.ts';
import { LAGOON, PALETTE } from './palette.ts';

const HALF = 210;

/** Foot, height and lean of the island's palms, from the back to the front. */
const PALMS = [
  [-120, 150, -40],
  [96, 176, 36],
  [150, 128, 46],
  [-62, 116, -16],
] as const;

/** A sand island with a lit house under its palms. */
export function drawCaye({ caye: { at, scale } }: Layout, moment: Moment): string {
  const light = PALETTE.light(0.04);
  const random = seededRandom('hero caye');
  const art = [
    drawShallows(moment),
    filled(beach(-HALF, HALF, 26), light.lit(LOCAL.sand)),
    filled(beach(-HALF * 0.35, HALF, 12), light.shaded(LOCAL.sand)),
    drawCanopy(random, {
      from: -110,
      to: 140,
      top: () => -50,
      bottom: -12,
      size: 17,
      color: light.shaded(PALETTE.leaf[1]),
      highlight: light.lit(PALETTE.leaf[1]),
    }),
    PALMS.map(([x, height, lean], index) =>
      drawPalm(seededRandom(`hero caye palm ${index}`), {
        foot: [x, -12],
        height,
        lean: lean + 3 * swing(moment, 2, index * 0.17),
        leaf: PALETTE.leaf,
        light,
        sway: (frond) => 0.035 * swing(moment, 2, index * 0.17 + frond * 0.06),
      }),
    ).join(''),
    drawPier(),
    drawStiltHouse({
      x: 12,
      base: -4,
      width: 138,
      wall: LOCAL.white,
      roof: LOCAL.tin,
      light,
      palette: PALETTE,
    }),
  ].join('');
  return placed(art, at[0], at[1], scale);
}

/** Cayes too far away for anything on them to be seen moving. */
export function drawFarCayes({ farCayes }: Layout): string {
  const color = PALETTE.light(0.3).shaded(PALETTE.leaf[1]);
  const sand = PALETTE.light(0.2).lit(LOCAL.sand);
  return farCayes
    .map(({ at: [x, y], width }, index) => {
      const top = (at: number) => y - 12 * (1 - ((at - x) / (width / 2)) ** 2);
      const [from, to] = [x - width / 2, x + width / 2];
      const trees = { from, to, top, bottom: y, size: 7, color, highlight: color };
      const palms = [-0.2, 0.08, 0.3].map((share, palm) =>
        drawPalm(seededRandom(`hero far palm ${index} ${palm}`), {
          foot: [x + share * width, y - 6],
          height: 30 + 10 * ((palm * 7 + index * 3) % 3),
          lean: share * 36,
          leaf: PALETTE.leaf,
          light: PALETTE.light(0.3),
        }),
      );
      return (
        drawFleck([x, y + 1], width * 1.5, 5, sand) +
        drawCanopy(seededRandom(`hero far caye ${index}`), trees) +
        palms.join('')
      );
    })
    .join('');
}

function drawShallows(moment: Moment): string {
  const color = mix(LAGOON[0], PALETTE.light(0).lit(LOCAL.sand), 0.3);
  const breath = swing(moment, 1);
  return (
    drawFleck([-8, 16], HALF * 3.5 + 16 * breath, 64 + 3 * breath, color, 0.35) +
    drawFleck([10, 11], HALF * 2.7 - 10 * breath, 40 - 2 * breath, color, 0.7)
  );
}

function beach(left: number, right: number, rise: number): string {
  const points = Array.from({ length: 9 }, (_, index): Point => {
    const share = index / 8;
    return [left + (right - left) * share, 6 - rise * Math.sin(Math.PI * share) ** 0.8];
  });
  return curveDownTo(points, 6);
}

function drawPier(): string {
  const light = PALETTE.light(0.04);
  return [
    repeat(6, (index) => rect(-210 + index * 30, -6, 4, 26 - index * 2, light.shaded(LOCAL.wood))),
    rect(-220, -10, 190, 5, light.lit(LOCAL.wood)),
    rect(-220, -5, 190, 2.5, light.shaded(LOCAL.wood)),
  ].join('');
}
