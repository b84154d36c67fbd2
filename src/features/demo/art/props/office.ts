import { fill, group, line, many, solid, turned } from '../motifs/shared/paint.ts';
import type { Accents } from '../motifs/shared/palettes.ts';
import type { Scene } from '../motifs/shared/scene.ts';
import { shadow } from '../motifs/shared/shadows.ts';
import { box, disc, heart, poly } from '../motifs/shared/shapes.ts';
import { BRASS, HUE, INK, IRON, PAPER, STEEL, tone } from '../motifs/shared/tones.ts';

export function typewriter(scene: Scene, { hero }: Accents): string {
  const body =
    'M352,336h256c18,0 30,8 36,26l52,170c10,36 -8,60 -42,60h-348c-34,0 -52,-24 -42,-60l52,-170c6,-18 18,-26 36,-26z';
  return group(
    shadow(480, 592, 230, 18),
    solid(scene, box(372, 120, 216, 210, 6), PAPER, { shade: 12 }),
    many(5, (row) => fill(box(396, 150 + row * 28, row === 4 ? 90 : 168, 10, 4), HUE.slate)),
    solid(scene, box(284, 282, 392, 62, 28), INK, { shade: 14, light: 7 }),
    solid(scene, box(248, 292, 42, 42, 12), IRON, { shade: 10, light: 5 }) +
      solid(scene, box(670, 292, 42, 42, 12), IRON, { shade: 10, light: 5 }),
    line('M290,290L232,252', STEEL.base, 14),
    solid(scene, body, hero, { shade: 26, light: 10 }),
    fill(box(380, 360, 200, 26, 13), hero.deep),
    fill(poly(330, 410, 630, 410, 662, 566, 298, 566), hero.deep),
    many(4, (row) =>
      many(8, (key) => {
        const reach = 132 + row * 11;
        return fill(disc(480 + (key / 3.5 - 1) * reach, 434 + row * 38, 15), PAPER.base);
      }),
    ),
  );
}

/** A leather case with papers that do not quite fit. */
export function briefcase(scene: Scene, { hero }: Accents): string {
  const leather = tone('#A9622F');
  const flap = 'M246,352a34,34 0 0 1 34,-34h400a34,34 0 0 1 34,34v56c-90,58 -378,58 -468,0z';
  const strap = (x: number) =>
    group(
      fill(box(x - 24, 318, 48, 158, 8), leather.deep),
      solid(scene, box(x - 34, 436, 68, 52, 10), BRASS, { shade: 9, light: 6 }),
      fill(box(x - 16, 450, 32, 24, 5), leather.deep),
    );
  return group(
    shadow(480, 592, 250, 18),
    turned(scene, -7, 420, 360, (local) =>
      group(
        solid(local, box(306, 180, 250, 220, 8), PAPER, { shade: 12 }),
        many(4, (row) => fill(box(334, 214 + row * 28, row === 0 ? 110 : 190, 11, 4), HUE.slate)),
      ),
    ),
    turned(scene, 9, 580, 360, (local) =>
      solid(local, box(516, 206, 170, 200, 8), hero, { shade: 12, light: 6 }),
    ),
    line('M404,320v-34a30,30 0 0 1 30,-30h92a30,30 0 0 1 30,30v34', leather.deep, 26),
    solid(scene, box(246, 318, 468, 274, 34), leather, { shade: 26, light: 10 }),
    solid(
      scene,
      flap,
      { ...leather, base: leather.shade, shade: leather.deep },
      { shade: 12, light: 8 },
    ),
    strap(350) + strap(610),
  );
}

/** What a nurse carries, and a stethoscope over its corner. */
export function firstAid(scene: Scene, { hero }: Accents): string {
  const tube = { ...IRON, base: '#3B5560' };
  return group(
    shadow(490, 592, 260, 18),
    line('M394,292v-26a30,30 0 0 1 30,-30h112a30,30 0 0 1 30,30v26', INK.base, 28),
    solid(scene, box(240, 288, 480, 304, 44), hero, { shade: 30, light: 12 }),
    fill(box(240, 352, 480, 18), hero.deep),
    solid(scene, disc(440, 474, 88), PAPER, { shade: 12 }),
    fill(heart(440, 476, 50), hero.base),
    line(
      'M584,196C560,300 640,316 644,392C648,470 718,470 716,392C714,316 700,290 672,196',
      tube.base,
      20,
    ),
    line('M584,196l-18,-26M672,196l18,-26', STEEL.base, 14),
    line('M680,450C684,520 640,520 628,520', tube.base, 20),
    solid(scene, disc(610, 520, 40), STEEL, { shade: 10, light: 6 }),
    fill(disc(610, 520, 22), PAPER.base),
  );
}
