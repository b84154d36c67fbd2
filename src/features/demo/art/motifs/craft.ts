import { mix } from '../color-math.ts';
import { placed, TABLE_LINE, tabletop } from './shared/indoors.ts';
import { clipped, facing, fill, group, line, many, solid, turned } from './shared/paint.ts';
import { choosePalette } from './shared/palettes.ts';
import { beside, type Scene } from './shared/scene.ts';
import { shadow } from './shared/shadows.ts';
import { box, disc, n, oval, poly, polyAt } from './shared/shapes.ts';
import {
  DARK_WOOD,
  HUE,
  INK,
  PALE_WOOD,
  STEEL,
  TERRACOTTA,
  type Tone,
  tone,
  WOOD,
} from './shared/tones.ts';

export function drawPottery(scene: Scene): string {
  const palette = choosePalette(scene, 'warm');
  const clay = scene.random.pick([TERRACOTTA, tone('#B9573A'), tone('#D08A52')]);
  return (
    tabletop(scene, palette) +
    bowl(scene, beside(scene, 270), 604, clay) +
    jug(scene, beside(scene, -280), 602, mix(clay.base, HUE.sand, 0.3)) +
    placed(scene, TABLE_LINE, paintedVase(scene, clay))
  );
}

export function paintedVase(scene: Scene, clay: Tone): string {
  const vase =
    'M420,160H540V196C540,236 640,286 640,396C640,486 590,540 556,566H404C370,540 320,486 320,396C320,286 420,236 420,196z';
  return [
    shadow(484, 590, 190, 18),
    solid(scene, box(300, 562, 360, 28, 12), DARK_WOOD, { shade: 12, light: 6 }),
    solid(scene, vase, clay, { shade: 48, light: 12 }),
    clipped(scene, vase, mayaBands(clay)),
    fill(oval(480, 160, 66, 15), clay.deep) + fill(oval(480, 163, 50, 9), INK.base),
    solid(scene, box(408, 150, 144, 22, 11), clay, { shade: 16, light: 6 }),
  ].join('');
}

/** Painted bands with the stepped fret of Maya ceramics. */
function mayaBands(clay: Tone): string {
  const cream = '#F6E3BE';
  const fret = many(7, (i) => {
    const x = 312 + i * 52;
    return fill(
      polyAt(
        x,
        0,
        [
          0, 436, 0, 396, 13, 396, 13, 382, 26, 382, 26, 368, 39, 368, 39, 436, 28, 436, 28, 402,
          14, 402, 14, 436,
        ],
      ),
      clay.deep,
    );
  });
  return group(
    fill(box(300, 352, 360, 100), cream),
    fret,
    fill(box(300, 340, 360, 12), clay.deep) + fill(box(300, 452, 360, 12), clay.deep),
    fill(box(300, 474, 360, 8), cream),
    many(11, (i) =>
      fill(
        poly(318 + i * 32, 306, 334 + i * 32, 284, 350 + i * 32, 306, 334 + i * 32, 328),
        i % 2 === 0 ? cream : HUE.teal,
      ),
    ),
    fill('M560,190C640,260 620,520 540,570H680V190z', HUE.ink, 0.12),
  );
}

export function bowl(scene: Scene, x: number, y: number, clay: Tone): string {
  const shape = `M${n(x - 94)},${n(y - 96)}h188c0,60 -40,96 -70,96h-48c-30,0 -70,-36 -70,-96z`;
  return group(
    shadow(x, y, 80, 12),
    solid(scene, shape, clay, { shade: 26, light: 8 }),
    clipped(
      scene,
      shape,
      fill(box(x - 100, y - 76, 200, 12), '#F6E3BE'),
      many(8, (i) => fill(disc(x - 84 + i * 24, y - 46, 6), '#F6E3BE')),
    ),
    fill(oval(x, y - 96, 94, 18), clay.deep) +
      fill(oval(x, y - 93, 82, 13), mix(clay.deep, HUE.ink, 0.4)),
  );
}

export function jug(scene: Scene, x: number, y: number, color: string): string {
  const clay = tone(color);
  const shape = `M${n(x - 34)},${n(y - 190)}h68v50c0,26 34,40 34,84c0,36 -20,56 -34,56h-68c-14,0 -34,-20 -34,-56c0,-44 34,-58 34,-84z`;
  return group(
    shadow(x, y, 66, 12),
    line(`M${n(x - 32)},${n(y - 170)}c-60,0 -56,80 -30,96`, clay.shade, 17),
    solid(scene, shape, clay, { shade: 22, light: 8 }),
    clipped(
      scene,
      shape,
      fill(box(x - 80, y - 84, 160, 10), TERRACOTTA.deep),
      fill(box(x - 80, y - 66, 160, 18), HUE.teal),
    ),
    fill(oval(x, y - 190, 34, 9), clay.deep),
  );
}

/** A toucan in zericote wood, with mallet, chisel and shavings. */
export function drawWoodCarving(scene: Scene): string {
  const palette = choosePalette(scene, 'warm');
  return (
    tabletop(scene, palette) +
    placed(
      scene,
      TABLE_LINE,
      facing(scene, (local) => group(shadow(480, 594, 200, 18), toucan(local))),
    ) +
    chisel(scene, beside(scene, -320), 644, palette.hero) +
    mallet(scene, beside(scene, 316), 620) +
    shavings(scene)
  );
}

function toucan(scene: Scene): string {
  const dark = tone('#6B3D28');
  const body =
    'M430,220C500,190 566,222 566,292C570,380 540,470 470,520C430,540 396,530 372,560C360,590 330,590 334,556C344,470 336,300 430,220z';
  const bib = 'M470,268C520,262 560,290 562,330C556,372 520,396 484,390C456,370 444,300 470,268z';
  return group(
    solid(scene, box(300, 548, 360, 46, 20), WOOD, { shade: 14, light: 7 }),
    fill(box(330, 566, 120, 5, 2), WOOD.shade) +
      fill(box(480, 574, 120, 5, 2), WOOD.shade) +
      fill(oval(648, 571, 10, 18), WOOD.light),
    solid(
      scene,
      'M366,470C330,510 306,560 306,604C324,616 356,606 376,580L430,500z',
      { ...dark, base: dark.shade, shade: dark.deep },
      { shade: 10 },
    ),
    solid(scene, body, dark, { shade: 26, light: 12 }),
    solid(scene, bib, tone('#E9C58B'), { shade: 14, light: 6 }),
    solid(
      scene,
      'M540,232C620,196 740,226 774,306C780,326 764,330 750,318C700,290 610,306 548,312z',
      tone('#C98A45'),
      { shade: 12, light: 10 },
    ),
    line('M560,276C640,252 710,270 762,314', DARK_WOOD.base, 5),
    fill(
      'M726,262C752,278 768,296 774,312C778,328 764,330 752,320C744,300 736,284 726,262z',
      DARK_WOOD.base,
    ),
    fill(disc(512, 252, 26), '#E9C58B') +
      fill(disc(514, 252, 14), INK.base) +
      fill(disc(518, 247, 5), '#FFFFFF'),
    line(
      'M380,330C370,400 400,460 450,480M408,320C398,380 424,430 468,450M436,330C432,370 448,400 480,416',
      dark.light,
      5,
      0.7,
    ),
    line('M450,520v40M486,512v48', PALE_WOOD.shade, 12),
  );
}

function chisel(scene: Scene, x: number, y: number, grip: Tone): string {
  return turned(scene, scene.side * -8, x, y, (local) =>
    group(
      fill(oval(x + 6, y + 14, 130, 9), HUE.ink, 0.18),
      solid(local, box(x - 130, y - 17, 124, 34, 15), grip, { shade: 9, light: 6 }),
      fill(box(x - 14, y - 13, 22, 26, 4), STEEL.deep),
      fill(poly(x + 8, y - 10, x + 116, y - 15, x + 136, y + 13, x + 8, y + 10), STEEL.light) +
        fill(poly(x + 8, y + 2, x + 130, y + 4, x + 136, y + 13, x + 8, y + 10), STEEL.shade),
    ),
  );
}

function mallet(scene: Scene, x: number, y: number): string {
  return group(
    shadow(x, y, 74, 11),
    solid(scene, box(x - 15, y - 214, 30, 130, 12), PALE_WOOD, { shade: 10, light: 5 }),
    solid(scene, box(x - 74, y - 104, 148, 104, 18), WOOD, { shade: 20, light: 8 }),
    fill(oval(x - 30, y - 60, 20, 9), WOOD.shade) + fill(box(x - 50, y - 30, 80, 5, 2), WOOD.shade),
  );
}

function shavings({ random }: Scene): string {
  return many(5, () => {
    const x = random.between(250, 700);
    const y = random.between(622, 646);
    return line(`M${n(x)},${n(y)}c14,-26 40,-12 28,8c-8,10 -20,4 -14,-6`, PALE_WOOD.light, 7);
  });
}
