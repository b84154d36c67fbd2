import { mix } from '#features/demo/art/color-math.ts';
import { seededRandom } from '#features/demo/art/seeded-random.ts';
import { drawCrown, drawPalm } from '#features/demo/art/shapes/palm.ts';
import { curveDownTo, filled, type Point } from '#features/demo/art/shapes/paths.ts';
import type { Layout } from './layout.ts';
import { swing, type Moment } from './motion.ts';
import { PALETTE } from './palette.ts';

/** Palms close to the viewer, dark against the light, moving in one slow breeze. */
export function drawForeground(layout: Layout, moment: Moment): string {
  const { leaf, backlit: light } = PALETTE;
  const palms = layout.palms.map(({ foot, height, lean }, index) =>
    drawPalm(seededRandom(`hero palm ${index}`), {
      foot,
      height,
      lean: lean + height * 0.014 * swing(moment, 2, index * 0.12),
      leaf,
      light,
      sway: breeze(moment, index * 0.12 - 0.1),
    }),
  );
  const ferns = layout.ferns.map(({ root, size }, index) =>
    drawCrown(
      seededRandom(`hero fern ${index}`),
      { leaf, light: dim, sway: (frond) => 0.02 * swing(moment, 1, index * 0.2 + frond * 0.04) },
      root,
      size,
    ),
  );
  return [...palms, drawBank(layout), ...ferns].join('');
}

/** Fronds follow one another, and each trembles a little on its own. */
function breeze(moment: Moment, phase: number): (frond: number) => number {
  return (frond) =>
    0.026 * swing(moment, 2, phase + frond * 0.03) + 0.008 * swing(moment, 3, frond * 0.31);
}

const dim = {
  lit: (color: string) => mix(PALETTE.backlit.lit(color), PALETTE.shadow, 0.45),
  shaded: (color: string) => mix(PALETTE.backlit.shaded(color), PALETTE.shadow, 0.45),
};

function drawBank({ width, height, bank: { from, rise } }: Layout): string {
  const edge = Array.from({ length: 9 }, (_, step): Point => {
    const share = step / 8;
    const lift = Math.sin((Math.PI / 2) * share) ** 1.3;
    return [from + (width + 20 - from) * share, height + 12 - rise * lift];
  });
  return filled(curveDownTo(edge, height + 20), mix(PALETTE.shadow, PALETTE.leaf[2], 0.25));
}
