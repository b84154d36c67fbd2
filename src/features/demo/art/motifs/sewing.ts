import { placed, TABLE_LINE, tabletop } from './shared/indoors.ts';
import { clipped, facing, fill, group, line, many, solid } from './shared/paint.ts';
import { choosePalette, type Palette } from './shared/palettes.ts';
import { leaf } from './shared/plants.ts';
import { beside, type Scene } from './shared/scene.ts';
import { shadow } from './shared/shadows.ts';
import { box, disc, n, oval, polyAt } from './shared/shapes.ts';
import { BRASS, HUE, INK, LEAF, PALE_WOOD, STEEL, type Tone, WOOD } from './shared/tones.ts';

export function drawSewingMachine(scene: Scene): string {
  const palette = choosePalette(scene);
  const paint = palette.hero;
  const body =
    'M268,236H650a44,44 0 0 1 44,44V500H572V352a26,26 0 0 0 -26,-26H420V396H268a26,26 0 0 1 -26,-26V262a26,26 0 0 1 26,-26z';
  return (
    tabletop(scene, palette) +
    placed(
      scene,
      TABLE_LINE,
      facing(scene, (local) =>
        group(
          shadow(470, 594, 300, 18),
          spool(local, 600, 238, 0.62, palette.second),
          line('M600,176C520,150 420,170 360,232S332,330 332,420', palette.second.base, 5),
          solid(local, box(694, 262, 26, 96, 8), INK, { shade: 8 }),
          solid(local, box(712, 240, 34, 140, 16), STEEL, { shade: 12, light: 5 }),
          solid(local, body, paint, { shade: 24, light: 8 }),
          fill(box(296, 264, 98, 14, 7), paint.light),
          fill(disc(634, 300, 26), paint.deep) + fill(disc(634, 300, 15), STEEL.light),
          fill(disc(634, 372, 18), paint.deep) + fill(disc(634, 372, 10), BRASS.base),
          solid(local, box(196, 500, 556, 46, 14), paint, { shade: 14, light: 6 }),
          solid(local, box(180, 544, 588, 48, 12), WOOD, { shade: 16, light: 5 }),
          cloth(local, palette),
          fill(box(316, 394, 32, 44, 4), STEEL.base) + fill(box(329, 430, 6, 56), STEEL.shade),
          fill(box(308, 474, 48, 12, 5), STEEL.deep),
        ),
      ),
    ) +
    pinCushion(scene, beside(scene, -384), 612, palette.second)
  );
}

function cloth(scene: Scene, { spark }: Palette): string {
  const fabric =
    'M150,508C170,484 220,490 300,486H400C420,486 430,492 436,500V512H228C214,560 200,612 150,640C96,632 92,600 108,580C120,560 138,540 150,508z';
  return group(
    solid(scene, fabric, spark, { shade: 18 }),
    clipped(
      scene,
      fabric,
      many(5, (i) => fill(disc(140 + (i % 2) * 44, 530 + i * 24, 8), spark.light)),
    ),
  );
}

/** A reel that stands on (x, groundY), 200 high and 150 wide at size 1. */
function spool(scene: Scene, x: number, groundY: number, size: number, thread: Tone): string {
  const s = (value: number) => value * size;
  const wound = box(x - s(54), groundY - s(170), s(108), s(144), s(16));
  return group(
    shadow(x, groundY, s(72), s(10)),
    solid(scene, polyAt(x, groundY, [-66, -28, 66, -28, 74, 0, -74, 0], size), PALE_WOOD, {
      shade: s(18),
    }),
    solid(scene, wound, thread, { shade: s(26), light: s(8) }),
    many(8, (i) =>
      line(
        `M${n(x - s(50))},${n(groundY - s(154 - i * 17))}q${n(s(50))},${n(s(12))} ${n(s(100))},${n(s(2))}`,
        thread.deep,
        s(2.6),
        0.5,
      ),
    ),
    solid(scene, polyAt(x, groundY, [-66, -172, 66, -172, 74, -192, -74, -192], size), PALE_WOOD, {
      shade: s(18),
    }),
    fill(oval(x, groundY - s(193), s(74), s(13)), PALE_WOOD.light),
    fill(oval(x, groundY - s(193), s(16), s(4)), WOOD.deep),
  );
}

function pinCushion(scene: Scene, x: number, y: number, tone: Tone): string {
  const ball = oval(x, y - 38, 62, 42);
  const pin = (dx: number, lean: number, color: string) =>
    line(`M${n(x + dx)},${n(y - 66)}l${n(lean)},-40`, STEEL.light, 3) +
    fill(disc(x + dx + lean, y - 108, 7), color);
  return group(
    shadow(x, y, 58, 9),
    pin(-24, -10, HUE.mango) + pin(2, 2, HUE.sand) + pin(26, 12, HUE.aqua),
    solid(scene, ball, tone, { shade: 18, light: 5 }),
    leaf(x, y - 76, 30, 200, LEAF) + leaf(x, y - 76, 30, -20, LEAF),
  );
}

export function drawSewingThread(scene: Scene): string {
  const palette = choosePalette(scene);
  const { hero, second, spark } = palette;
  const tail =
    scene.side === 1
      ? 'M556,470C650,440 660,560 720,560S780,500 820,540S840,632 900,620'
      : 'M404,470C310,440 300,560 240,560S180,500 140,540S120,632 60,620';
  return (
    tabletop(scene, palette) +
    placed(
      scene,
      TABLE_LINE,
      spool(scene, 350, 566, 1.12, second),
      spool(scene, 612, 566, 1.12, spark),
      shadow(480, 606, 110, 14),
      spool(scene, 480, 604, 1.5, hero),
    ) +
    line(tail, hero.base, 5) +
    button(beside(scene, 250), 640, 36, second) +
    button(beside(scene, -300), 636, 30, spark) +
    button(beside(scene, -228), 652, 24, hero)
  );
}

function button(x: number, y: number, r: number, tone: Tone): string {
  const hole = (dx: number, dy: number) =>
    fill(oval(x + dx * r, y + dy * r * 0.5, r * 0.13, r * 0.08), tone.deep);
  return group(
    shadow(x, y + r * 0.35, r, r * 0.34),
    fill(oval(x, y + r * 0.16, r, r * 0.5), tone.shade),
    fill(oval(x, y, r, r * 0.5), tone.base),
    fill(oval(x, y, r * 0.72, r * 0.35) + oval(x, y, r * 0.62, r * 0.29), tone.shade),
    hole(-0.2, -0.2) + hole(0.2, -0.2) + hole(-0.2, 0.2) + hole(0.2, 0.2),
  );
}
