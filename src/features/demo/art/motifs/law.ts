import { mix } from '../color-math.ts';
import { flatLay, placed, TABLE_LINE, tabletop } from './shared/indoors.ts';
import { fill, group, line, many, solid, tilted, turned } from './shared/paint.ts';
import { choosePalette } from './shared/palettes.ts';
import { beside, type Scene } from './shared/scene.ts';
import { cast, shadow } from './shared/shadows.ts';
import { box, disc, n, poly, ring } from './shared/shapes.ts';
import { BRASS, DARK_WOOD, HUE, INK, PAPER, type Tone, WOOD } from './shared/tones.ts';

export function drawScales(scene: Scene): string {
  const palette = choosePalette(scene);
  const tilt = scene.side * scene.random.between(4, 8);
  return (
    tabletop(scene, palette) +
    placed(scene, TABLE_LINE, scales(scene, tilt)) +
    gavel(scene, beside(scene, 312), 640, palette.hero)
  );
}

/** `tilt`: degrees by which the beam hangs down on the right. */
export function scales(scene: Scene, tilt: number): string {
  const drop = Math.sin((tilt * Math.PI) / 180) * 226;
  const pan = (x: number, y: number) =>
    group(
      line(
        `M${n(x)},${n(y)}L${n(x - 82)},${n(y + 176)}M${n(x)},${n(y)}L${n(x + 82)},${n(y + 176)}`,
        BRASS.deep,
        5,
      ),
      solid(scene, `M${n(x - 98)},${n(y + 172)}h196c-14,66 -182,66 -196,0z`, BRASS, {
        shade: 24,
        light: 7,
      }),
      fill(disc(x, y, 12), BRASS.deep),
    );
  return [
    shadow(480, 594, 170, 18),
    pan(254, 214 - drop) + pan(706, 214 + drop),
    solid(scene, poly(466, 176, 494, 176, 504, 540, 456, 540), BRASS, { shade: 18, light: 6 }),
    turned(scene, tilt, 480, 206, (local) =>
      solid(local, box(244, 192, 472, 24, 12), BRASS, { shade: 9, light: 6 }),
    ),
    solid(scene, disc(480, 204, 34), BRASS, { shade: 16, light: 7 }),
    solid(scene, disc(480, 148, 20), BRASS, { shade: 10, light: 5 }),
    solid(scene, box(412, 530, 136, 30, 10), BRASS, { shade: 12, light: 5 }),
    solid(scene, box(352, 556, 256, 40, 12), DARK_WOOD, { shade: 16, light: 6 }),
  ].join('');
}

function gavel(scene: Scene, x: number, y: number, band: Tone): string {
  return group(
    shadow(x, y, 110, 10),
    solid(scene, box(x - 118, y - 30, 236, 22, 10), WOOD, { shade: 8, light: 4 }),
    solid(scene, box(x - 42, y - 72, 84, 74, 12), DARK_WOOD, { shade: 18, light: 6 }),
    fill(box(x - 42, y - 46, 84, 22), band.base),
  );
}

export function drawStampedDocument(scene: Scene): string {
  const palette = choosePalette(scene, 'plate');
  const sheet = box(270, 76, 420, 570, 10);
  const seal = palette.hero;
  return (
    flatLay(scene, palette) +
    turned(scene, -scene.side * scene.random.between(5, 9), 480, 360, () =>
      group(
        cast(sheet, 18),
        fill(sheet, PAPER.base),
        fill(poly(690, 576, 690, 646, 620, 646), PAPER.shade),
        fill(box(330, 122, 190, 26, 8), INK.base),
        many(8, (i) =>
          fill(
            box(318, 196 + i * 36, [324, 300, 324, 210, 324, 312, 280, 150][i] ?? 300, 11, 5.5),
            mix(HUE.ink, HUE.sand, 0.62),
          ),
        ),
        line('M326,590c24,-40 36,10 54,-14s26,-24 40,2s30,-6 50,-8', HUE.lagoon, 7),
        fill(box(318, 612, 170, 4), PAPER.shade),
        stampMark(576, 538, seal),
      ),
    ) +
    rubberStamp(scene, beside(scene, 306), 250, seal)
  );
}

function stampMark(x: number, y: number, { base }: Tone): string {
  return tilted(
    -14,
    x,
    y,
    fill(ring(x, y, 84, 72), base, 0.9),
    fill(ring(x, y, 62, 57), base, 0.9),
    line(`M${x - 30},${y + 2}l22,24l40,-48`, base, 16, 0.9),
  );
}

function rubberStamp(scene: Scene, x: number, y: number, ink: Tone): string {
  return turned(scene, scene.side * 16, x, y, (local) =>
    group(
      cast(box(x - 84, y + 78, 168, 74, 14) + disc(x, y - 60, 56), 20),
      solid(local, disc(x, y - 60, 56), WOOD, { shade: 20, light: 8 }),
      solid(
        local,
        `M${n(x - 30)},${n(y - 20)}h60c0,50 20,70 40,104h-140c20,-34 40,-54 40,-104z`,
        WOOD,
        { shade: 20, light: 6 },
      ),
      solid(local, box(x - 84, y + 78, 168, 50, 10), DARK_WOOD, { shade: 12, light: 5 }),
      fill(box(x - 76, y + 128, 152, 22, 5), ink.base),
    ),
  );
}
