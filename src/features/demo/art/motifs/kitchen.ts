import { mix } from '../color-math.ts';
import { flatLay, placed, TABLE_LINE, tabletop } from './shared/indoors.ts';
import { atEach, clipped, facing, fill, group, line, many, solid, turned } from './shared/paint.ts';
import { choosePalette } from './shared/palettes.ts';
import { leaf } from './shared/plants.ts';
import { limeSlice } from './shared/produce.ts';
import { beside, type Scene } from './shared/scene.ts';
import { cast, shadow } from './shared/shadows.ts';
import { box, disc, n, oval, poly, polyAt, ring } from './shared/shapes.ts';
import {
  CORAL,
  DARK_WOOD,
  FOREST,
  HUE,
  INK,
  IRON,
  LEAF,
  MANGO,
  PALE_WOOD,
  PAPER,
  RED,
  type Tone,
  tone,
} from './shared/tones.ts';

export function drawSeafoodGrill(scene: Scene): string {
  const palette = choosePalette(scene);
  const grate = disc(480, 372, 296);
  return (
    flatLay(scene, palette) +
    cast(disc(480, 372, 316), 20) +
    fill(disc(480, 372, 316), IRON.base) +
    fill(ring(480, 372, 316, 304), IRON.light) +
    fill(grate, '#2A1C1F') +
    clipped(
      scene,
      grate,
      many(26, () =>
        fill(
          disc(
            scene.random.between(190, 770),
            scene.random.between(90, 660),
            scene.random.between(20, 44),
          ),
          scene.random.pick(['#E8663C', '#F2A93B', '#B83A16', '#3A2426']),
        ),
      ),
      many(17, (i) => fill(box(180 + i * 37, 60, 9, 620, 4), '#8FA0A6')),
      many(2, (i) => fill(box(170, 230 + i * 270, 640, 12, 4), '#A9BDC4')),
    ) +
    wholeFish(scene) +
    skewer(scene, 236, scene.side * 6) +
    skewer(scene, 536, scene.side * -5) +
    limeSlice(beside(scene, 394), 600, 58) +
    limeSlice(beside(scene, 322), 662, 44)
  );
}

function wholeFish(scene: Scene): string {
  const skin = tone('#E28A6C');
  const body =
    'M236,386C300,300 460,286 590,330C640,346 690,372 726,386C690,404 640,432 590,446C460,484 300,470 236,386z';
  return facing(scene, (local) =>
    group(
      fill(
        'M700,386C740,350 770,330 800,322C790,366 790,406 800,450C770,440 740,420 700,386z',
        skin.shade,
      ),
      fill('M400,312C450,262 540,268 590,330z', skin.shade) +
        fill('M430,466C470,500 520,490 540,458z', skin.shade),
      solid(local, body, skin, { shade: 26, light: 10 }),
      clipped(
        local,
        body,
        many(5, (i) => line(`M${380 + i * 62},300l-24,180`, '#8A3A28', 9)),
        fill('M220,300C300,300 330,340 330,386S300,470 220,480z', skin.light),
      ),
      line('M334,330C356,360 356,412 334,444', skin.deep, 7),
      fill(disc(286, 368, 15), '#FFFDF8') + fill(disc(284, 368, 8), INK.base),
      line('M240,396q20,10 34,4', skin.deep, 5),
      leaf(470, 400, 90, -20, LEAF),
    ),
  );
}

function skewer(scene: Scene, y: number, lean: number): string {
  const shrimp = (x: number) =>
    group(
      line(
        `M${x - 34},${y + 14}C${x - 40},${y - 44} ${x + 36},${y - 48} ${x + 38},${y + 10}`,
        '#E8744E',
        34,
      ),
      line(
        `M${x - 34},${y + 6}C${x - 36},${y - 42} ${x + 26},${y - 50} ${x + 34},${y - 8}`,
        '#F6A582',
        10,
      ),
      fill(poly(x + 30, y + 18, x + 62, y + 40, x + 34, y + 50), '#C94F32'),
    );
  return turned(scene, lean, 480, y, () =>
    group(line(`M220,${y}H740`, PALE_WOOD.base, 9), shrimp(346), shrimp(470), shrimp(594)),
  );
}

export function drawHotSauce(scene: Scene): string {
  const palette = choosePalette(scene, 'warm');
  const sauce = scene.random.pick([RED, tone('#E2622B'), tone('#D98A1F')]);
  const bottle =
    'M440,196h80v84c0,48 60,66 60,138v142a30,30 0 0 1 -30,30h-140a30,30 0 0 1 -30,-30v-142c0,-72 60,-90 60,-138z';
  return (
    tabletop(scene, palette) +
    placed(
      scene,
      TABLE_LINE,
      shadow(484, 592, 120, 18),
      solid(scene, bottle, sauce, { shade: 36, light: 12 }),
      clipped(scene, bottle, fill(box(380, 196, 200, 60), mix(sauce.light, HUE.sand, 0.3), 0.6)),
      solid(scene, box(430, 104, 100, 96, 14), FOREST, { shade: 22, light: 8 }),
      many(5, (i) => fill(box(442 + i * 18, 112, 6, 80, 3), FOREST.deep, 0.5)),
      clipped(
        scene,
        bottle,
        fill(box(370, 392, 220, 150), '#FBEBC8'),
        fill(box(370, 392, 220, 16), palette.spark.base),
        fill(box(370, 526, 220, 16), palette.spark.base),
        fill(box(544, 392, 50, 150), HUE.ink, 0.1),
      ),
      flameMark(480, 470),
    ) +
    pepper(scene, beside(scene, 250), 560, MANGO, scene.side * 14) +
    pepper(scene, beside(scene, 336), 596, CORAL, scene.side * -16) +
    pepper(scene, beside(scene, -264), 590, RED, scene.side * 24) +
    limeSlice(beside(scene, -354), 620, 44)
  );
}

function flameMark(x: number, y: number): string {
  return (
    fill(
      `M${x},${y - 56}c40,40 46,56 46,76a46,38 0 0 1 -92,0c0,-22 14,-34 22,-52c8,12 14,16 18,16c6,-12 8,-24 6,-40z`,
      RED.base,
    ) + fill(`M${x},${y - 2}c18,18 22,26 22,36a22,20 0 0 1 -44,0c0,-12 14,-18 22,-36z`, HUE.mango)
  );
}

/** A habanero: squat lantern shape with a curled stem. */
function pepper(scene: Scene, x: number, y: number, skin: Tone, lean: number): string {
  const body = `M${n(x - 44)},${n(y - 52)}c20,-22 68,-22 88,0c22,40 4,70 -20,96c-8,10 -14,24 -24,30c-10,-6 -16,-20 -24,-30c-24,-26 -42,-56 -20,-96z`;
  return (
    shadow(x, y + 60, 50, 10) +
    turned(scene, lean, x, y, (local) =>
      group(
        solid(local, body, skin, { shade: 18, light: 8 }),
        fill(`M${n(x - 2)},${n(y - 60)}c4,40 4,70 -4,110`, skin.shade),
        fill(
          polyAt(x, y, [-40, -54, -16, -76, 16, -76, 40, -54, 18, -48, 0, -40, -18, -48]),
          LEAF.base,
        ),
        line(`M${n(x)},${n(y - 74)}q-2,-24 18,-36`, LEAF.shade, 11),
      ),
    )
  );
}

export function drawTortillaPress(scene: Scene): string {
  const palette = choosePalette(scene, 'dark');
  return (
    tabletop(scene, palette) +
    placed(
      scene,
      TABLE_LINE,
      facing(scene, (local) => group(shadow(470, 600, 290, 18), press(local))),
    ) +
    tortillaStack(beside(scene, 312), 624, palette.hero) +
    doughBall(scene, beside(scene, -330), 626, 42) +
    doughBall(scene, beside(scene, -396), 644, 34)
  );
}

/** Open press in cast iron: lower plate with a tortilla, upper plate raised, lever across. */
function press(scene: Scene): string {
  return group(
    solid(scene, 'M258,520V340C258,216 366,150 470,150S682,216 682,340V520z', IRON, {
      shade: 24,
      light: 10,
    }),
    fill(ring(470, 334, 158, 146), IRON.shade),
    fill(disc(470, 334, 140), mix(IRON.base, IRON.light, 0.35)),
    fill('M342,286C358,232 410,200 470,198C410,218 370,254 356,308z', '#FFFFFF', 0.18),
    solid(scene, box(220, 474, 52, 62, 12), INK, { shade: 10 }) +
      solid(scene, box(660, 462, 52, 74, 12), INK, { shade: 10 }),
    fill(oval(470, 548, 300, 50), IRON.deep),
    fill(oval(470, 534, 300, 52), IRON.base) + fill(oval(470, 530, 280, 44), IRON.light),
    fill(oval(478, 534, 196, 30), HUE.ink, 0.2),
    fill(oval(470, 526, 196, 30), '#E3BE73') + fill(oval(470, 521, 196, 29), '#F4DC9F'),
    atEach(
      [
        [400, 516],
        [470, 532],
        [540, 512],
        [500, 508],
        [430, 530],
      ],
      (x, y) => fill(oval(x, y, 15, 5), '#D9A955'),
    ),
    line('M690,470L820,330', INK.base, 28) + line('M790,362L826,324', DARK_WOOD.base, 36),
    [250, 440, 640].map((x) => fill(box(x, 578, 40, 22, 8), INK.base)).join(''),
  );
}

function tortillaStack(x: number, y: number, cloth: Tone): string {
  return group(
    shadow(x, y, 110, 12),
    fill(polyAt(x, y, [-116, -10, -70, -46, 80, -46, 120, -8, 60, 8, -60, 10]), cloth.base),
    fill(poly(x + 80, y - 46, x + 120, y - 8, x + 60, y + 8, x + 40, y - 20), cloth.shade),
    many(
      5,
      (i) =>
        fill(oval(x + (i % 2) * 4, y - 18 - i * 12, 82, 18), '#D9AE62') +
        fill(oval(x + (i % 2) * 4, y - 22 - i * 12, 82, 17), '#F4DC9F'),
    ),
    fill(oval(x - 20, y - 72, 16, 4), '#D9A955') + fill(oval(x + 30, y - 68, 14, 4), '#D9A955'),
  );
}

function doughBall(scene: Scene, x: number, y: number, r: number): string {
  return (
    shadow(x, y, r, r * 0.24) +
    solid(
      scene,
      disc(x, y - r * 0.92, r),
      { ...tone('#F3DFA9'), shade: '#D6B570' },
      { shade: r * 0.4 },
    ) +
    fill(oval(x - r * 0.3, y - r * 1.3, r * 0.26, r * 0.16), PAPER.base)
  );
}
