import { placed, TABLE_LINE, tabletop } from './shared/indoors.ts';
import { fill, group, line, many, solid } from './shared/paint.ts';
import { type Accents, choosePalette } from './shared/palettes.ts';
import { leaf } from './shared/plants.ts';
import { beside, type Scene } from './shared/scene.ts';
import { shadow } from './shared/shadows.ts';
import { box, disc, n, oval, poly, polyAt } from './shared/shapes.ts';
import { HUE, PAPER, tone, type Tone, WOOD } from './shared/tones.ts';

export function drawShoppingBags(scene: Scene): string {
  const palette = choosePalette(scene);
  return tabletop(scene, palette) + placed(scene, TABLE_LINE, shoppingBags(palette));
}

export function shoppingBags({ hero, second, spark }: Accents): string {
  return [
    bag(352, 572, 216, 262, second),
    bag(634, 576, 200, 220, spark),
    bag(488, 604, 250, 320, hero),
    fill(disc(474, 450, 52), HUE.sand),
    leaf(440, 470, 82, -38, hero, 0.36),
  ].join('');
}

/** A paper bag: front, right side and two handles; (x, y) is the middle of its foot. */
function bag(x: number, y: number, width: number, height: number, paint: Tone): string {
  const left = x - width / 2;
  const top = y - height;
  const fold = width * 0.22;
  const handle = (dx: number, dy: number, color: string) =>
    line(
      `M${n(left + width * 0.26 + dx)},${n(top + 10 + dy)}c0,${n(-height * 0.34)} ${n(width * 0.32)},${n(-height * 0.34)} ${n(width * 0.32)},0`,
      color,
      9,
    );
  const tissue = poly(
    left + 22,
    top,
    left + width * 0.3,
    top - 44,
    left + width * 0.42,
    top - 12,
    left + width * 0.6,
    top - 52,
    left + width * 0.78,
    top,
  );
  return group(
    shadow(x + 10, y, width * 0.52, 15),
    handle(20, -16, paint.deep),
    fill(tissue, PAPER.base) +
      fill(
        poly(left + width * 0.42, top - 12, left + width * 0.6, top - 52, left + width * 0.78, top),
        PAPER.shade,
      ),
    fill(box(left, top, width - fold, height), paint.base),
    fill(
      poly(
        left + width - fold,
        top,
        left + width,
        top - 18,
        left + width,
        y - 18,
        left + width - fold,
        y,
      ),
      paint.shade,
    ),
    fill(
      poly(
        left + width - fold,
        top,
        left + width - fold / 2,
        top + height * 0.5,
        left + width - fold,
        y,
      ),
      paint.deep,
      0.5,
    ),
    fill(box(left, top, width - fold, 14), paint.light),
    handle(0, 0, PAPER.base),
    many(2, (i) => fill(disc(left + width * (0.26 + i * 0.32), top + 12, 7), paint.deep)),
  );
}

export function drawParcel(scene: Scene): string {
  const palette = choosePalette(scene, 'warm');
  const card = tone('#D49B5B');
  const front = poly(244, 344, 560, 388, 560, 610, 244, 556);
  const side = poly(560, 388, 742, 330, 742, 536, 560, 610);
  const lid = poly(244, 344, 428, 292, 742, 330, 560, 388);
  return (
    tabletop(scene, palette) +
    placed(
      scene,
      TABLE_LINE,
      fill(poly(250, 560, 560, 622, 800, 556, 742, 520), HUE.ink, 0.2),
      fill(front, card.base) + fill(side, card.shade) + fill(lid, card.light),
      fill(poly(376, 362, 428, 370, 604, 313, 552, 307), PAPER.base, 0.85),
      fill(poly(376, 362, 428, 370, 428, 432, 376, 424), PAPER.shade),
      fill(poly(270, 470, 350, 482, 350, 548, 270, 534), PAPER.base),
      fill(poly(280, 486, 336, 494, 336, 502, 280, 494), HUE.slate) +
        fill(poly(280, 504, 320, 510, 320, 518, 280, 512), HUE.slate),
      arrowUp(470, 470) + arrowUp(512, 476),
      fill(poly(600, 470, 660, 449, 660, 500, 600, 524), palette.hero.base),
    ) +
    smallParcel(scene, beside(scene, -scene.side * 342), 622, palette.second)
  );
}

function arrowUp(x: number, y: number): string {
  return fill(polyAt(x, y, [0, 20, 15, 0, 30, 25, 21, 23, 21, 62, 9, 60, 9, 21]), WOOD.deep);
}

export function smallParcel(scene: Scene, x: number, y: number, paint: Tone): string {
  return group(
    shadow(x, y, 82, 11),
    solid(scene, box(x - 76, y - 92, 152, 92, 6), paint, { shade: 24, light: 6 }),
    fill(box(x - 10, y - 92, 20, 92), HUE.mango),
    fill(oval(x - 24, y - 102, 26, 13), HUE.mango) + fill(oval(x + 24, y - 102, 26, 13), '#D58B25'),
    fill(disc(x, y - 98, 12), '#D58B25'),
  );
}
