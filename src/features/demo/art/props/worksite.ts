import { helmet } from '../motifs/adventure.ts';
import { brickPile, cone } from '../motifs/construction.ts';
import { smallParcel } from '../motifs/goods.ts';
import { fill, group, line, many, sized, solid, turned } from '../motifs/shared/paint.ts';
import type { Accents } from '../motifs/shared/palettes.ts';
import type { Scene } from '../motifs/shared/scene.ts';
import { shadow } from '../motifs/shared/shadows.ts';
import { box, disc, poly } from '../motifs/shared/shapes.ts';
import {
  BRASS,
  INK,
  IRON,
  PALE_WOOD,
  PAPER,
  STEEL,
  type Tone,
  tone,
  WOOD,
} from '../motifs/shared/tones.ts';
import { bucket, spanner } from '../motifs/trades.ts';
import { hammer } from '../motifs/workshop.ts';

export function toolbox(scene: Scene, { hero, second }: Accents): string {
  return group(
    shadow(480, 592, 270, 18),
    turned(scene, -14, 350, 460, (local) => spanner(local, 350, 480, 300, STEEL)),
    turned(scene, 16, 620, 470, (local) => sized(0.8, 620, 470, hammer(local, 620, 470, second))),
    turned(scene, 3, 470, 440, (local) =>
      group(
        fill(box(461, 300, 20, 150), IRON.light),
        solid(local, box(444, 176, 54, 140, 20), second, { shade: 14, light: 7 }),
      ),
    ),
    solid(scene, box(226, 404, 508, 188, 18), hero, { shade: 26, light: 10 }),
    solid(
      scene,
      box(212, 388, 536, 54, 12),
      { ...hero, base: hero.shade, shade: hero.deep },
      { shade: 12, light: 8 },
    ),
    solid(scene, box(424, 420, 112, 58, 10), IRON, { shade: 10, light: 6 }),
    fill(box(452, 440, 56, 22, 8), PAPER.base),
    many(2, (i) => solid(scene, box(284 + i * 342, 426, 50, 64, 8), BRASS, { shade: 9, light: 5 })),
  );
}

/** A step ladder and an open tin of paint. */
export function ladder(scene: Scene, { hero }: Accents): string {
  const rail = (top: number, foot: number, wood: Tone) =>
    solid(scene, poly(top - 13, 150, top + 13, 150, foot + 15, 600, foot - 15, 600), wood, {
      shade: 9,
      light: 4,
    });
  const dim = { ...WOOD, base: WOOD.shade, shade: WOOD.deep };
  const rungs = many(5, (i) => {
    const y = 218 + i * 78;
    const half = 72 + i * 14;
    return solid(scene, box(390 - half, y, half * 2, 24, 5), PALE_WOOD, { shade: 8, light: 4 });
  });
  return group(
    shadow(450, 602, 240, 16),
    rail(410, 520, dim),
    rungs,
    rail(330, 250, WOOD) + rail(450, 530, WOOD),
    solid(scene, box(306, 132, 168, 34, 10), PALE_WOOD, { shade: 12, light: 6 }),
    sized(1.3, 660, 604, bucket(scene, 660, 604, hero)),
  );
}

/** Bricks, a helmet and a cone. */
export function buildingSite(scene: Scene, { second }: Accents): string {
  const brick = tone('#C0593A');
  return group(
    sized(1.9, 420, 592, brickPile(scene, 420, 550, brick)),
    sized(1.7, 412, 424, helmet(scene, 412, 424, second)),
    sized(3.3, 690, 596, cone(690, 592)),
  );
}

/** A level on its tripod, as surveyors set it up by the road. */
export function surveyLevel(scene: Scene, { hero }: Accents): string {
  const leg = (foot: number, wood: Tone) =>
    group(
      solid(scene, poly(462, 330, 500, 330, foot + 14, 560, foot - 14, 560), wood, { shade: 9 }),
      fill(poly(foot - 14, 556, foot + 14, 556, foot + 2, 600, foot - 2, 600), IRON.base),
    );
  return group(
    shadow(480, 598, 210, 14),
    leg(486, { ...WOOD, base: WOOD.shade, shade: WOOD.deep }),
    leg(312, PALE_WOOD) + leg(654, WOOD),
    solid(scene, box(412, 308, 136, 36, 10), IRON, { shade: 10, light: 6 }),
    solid(scene, box(436, 270, 88, 44, 8), STEEL, { shade: 12, light: 5 }),
    solid(scene, box(352, 166, 256, 108, 30), hero, { shade: 22, light: 10 }),
    solid(scene, box(588, 178, 56, 84, 14), INK, { shade: 12, light: 6 }),
    solid(scene, box(306, 196, 54, 48, 12), INK, { shade: 10, light: 5 }),
    fill(disc(452, 220, 26), PAPER.base) + fill(disc(452, 220, 12), hero.deep),
    line('M408,168v-20a20,20 0 0 1 20,-20h110a20,20 0 0 1 20,20v20', INK.base, 16),
  );
}

/** Parcels on a hand truck. */
export function handTruck(scene: Scene, { hero, second }: Accents): string {
  const card = tone('#D49B5B');
  const parcel = (x: number, y: number, width: number, height: number) =>
    group(
      solid(scene, box(x, y, width, height, 8), card, { shade: 26, light: 8 }),
      fill(box(x + width * 0.42, y, width * 0.16, height), PAPER.base, 0.9),
      fill(box(x + 20, y + height - 54, 62, 34, 4), PAPER.base),
    );
  return group(
    shadow(470, 600, 220, 16),
    line('M282,556L262,196q-2,-40 -44,-40', IRON.base, 24),
    parcel(300, 392, 360, 182),
    parcel(326, 248, 272, 140),
    sized(0.9, 456, 248, smallParcel(scene, 456, 248, second)),
    line('M282,584H676', IRON.base, 22),
    fill(disc(296, 552, 54), INK.base) + fill(disc(296, 552, 30), hero.base),
    fill(disc(296, 552, 11), INK.base),
  );
}
