import { mix } from '../color-math.ts';
import { beach } from './shared/outdoors.ts';
import { clipped, facing, fill, group, line, many, solid } from './shared/paint.ts';
import { chooseDay } from './shared/palettes.ts';
import { palm } from './shared/plants.ts';
import { beside, type Scene } from './shared/scene.ts';
import { shadow } from './shared/shadows.ts';
import { around, box, disc, n, oval, poly, ring } from './shared/shapes.ts';
import { ROAD_LINE, street } from './shared/street.ts';
import {
  CORAL,
  DARK_WOOD,
  HUE,
  INK,
  IRON,
  MANGO,
  PAPER,
  PURPLE,
  SAND,
  STEEL,
  TEAL,
  type Tone,
  tone,
  WOOD,
} from './shared/tones.ts';

const GLASS = '#8CCBD3';

export function drawTaxi(scene: Scene): string {
  const day = chooseDay(scene);
  const body =
    'M148,540V474C148,446 166,434 196,428L300,408C340,352 372,322 420,318H580C630,320 664,352 706,410L790,426C820,432 834,450 834,480V540C834,556 824,566 808,566H174C158,566 148,556 148,540z';
  const cabin = 'M338,410C364,366 390,346 424,344H486V410z';
  const cabinBack = 'M504,344H574C612,346 640,370 668,410H504z';
  const paint = scene.random.pick([MANGO, tone('#F4C63D'), TEAL]);
  return (
    street(scene, day) +
    facing(scene, (local) =>
      group(
        shadow(490, ROAD_LINE + 2, 360, 22),
        solid(local, box(428, 276, 116, 46, 10), PAPER, { shade: 12 }),
        fill(box(446, 288, 80, 20, 6), HUE.coral),
        solid(local, body, paint, { shade: 20, light: 10 }),
        clipped(local, body, fill(box(140, 500, 700, 80), paint.shade), checker(150, 462, 680)),
        fill(cabin, GLASS) + fill(cabinBack, GLASS),
        fill(poly(400, 410, 440, 344, 470, 344, 430, 410), '#FFFFFF', 0.4) +
          fill(poly(540, 344, 570, 344, 560, 410, 530, 410), '#FFFFFF', 0.3),
        fill(box(492, 340, 7, 180, 3), paint.deep, 0.5),
        fill(box(440, 436, 36, 10, 5), paint.deep) + fill(box(520, 436, 36, 10, 5), paint.deep),
        fill(oval(814, 470, 16, 22), '#FFF3C4') + fill(box(148, 462, 16, 36, 8), HUE.coral),
        fill(box(140, 536, 704, 22, 11), IRON.base),
        wheel(278, 562, 62) + wheel(694, 562, 62),
      ),
    )
  );
}

function checker(x: number, y: number, width: number): string {
  return many(Math.floor(width / 17), (i) =>
    fill(box(x + i * 17, y + (i % 2) * 15, 17, 15), INK.base),
  );
}

function wheel(x: number, y: number, r: number, rim: Tone = STEEL): string {
  return group(
    fill(disc(x, y, r), '#17262E'),
    fill(disc(x, y, r * 0.6), rim.base),
    fill(
      `M${n(x)},${n(y - r * 0.6)}a${n(r * 0.6)},${n(r * 0.6)} 0 0 1 0,${n(r * 1.2)}z`,
      rim.shade,
    ),
    many(5, (i) => {
      const [px, py] = around(x, y, r * 0.38, i * 72 - 90);
      return fill(disc(px, py, r * 0.08), rim.deep);
    }),
    fill(disc(x, y, r * 0.18), rim.light),
  );
}

export function drawDeliveryTruck(scene: Scene): string {
  const day = chooseDay(scene);
  const paint = scene.random.pick([CORAL, PURPLE, TEAL]);
  const band = paint === CORAL ? TEAL : MANGO;
  const cab = 'M602,330H706C736,330 752,344 764,368L806,446C816,452 824,462 824,478V566H602z';
  return (
    street(scene, day) +
    facing(scene, (local) =>
      group(
        shadow(480, ROAD_LINE + 2, 370, 22),
        fill(box(130, 540, 690, 34, 8), INK.base),
        solid(local, box(132, 218, 456, 334, 18), PAPER, { shade: 20 }),
        clipped(
          local,
          box(132, 218, 456, 334, 18),
          fill(poly(132, 440, 588, 360, 588, 560, 132, 560), paint.base),
          fill(poly(132, 410, 588, 330, 588, 356, 132, 436), band.base),
        ),
        parcelMark(330, 296, paint),
        solid(local, cab, paint, { shade: 18, light: 9 }),
        fill('M640,356H704C722,356 732,364 740,380L772,444H640z', GLASS),
        fill(poly(660, 444, 700, 356, 724, 362, 690, 444), '#FFFFFF', 0.4),
        fill(box(622, 470, 40, 10, 5), paint.deep),
        fill(box(796, 488, 30, 30, 10), '#FFF3C4'),
        fill(box(770, 546, 62, 26, 10), IRON.base),
        wheel(258, 562, 62) + wheel(706, 562, 62),
      ),
    )
  );
}

function parcelMark(x: number, y: number, paint: Tone): string {
  return group(
    fill(poly(x, y - 46, x + 52, y - 22, x, y + 4, x - 52, y - 22), paint.light),
    fill(poly(x - 52, y - 22, x, y + 4, x, y + 62, x - 52, y + 36), paint.base),
    fill(poly(x + 52, y - 22, x, y + 4, x, y + 62, x + 52, y + 36), paint.deep),
  );
}

export function drawBus(scene: Scene): string {
  const day = chooseDay(scene);
  const paint = scene.random.pick([TEAL, MANGO, CORAL, PURPLE]);
  const stripe = paint === MANGO ? PURPLE : MANGO;
  const body =
    'M104,266C104,240 120,226 146,226H806C834,226 846,240 850,264L866,430C868,450 868,470 868,500V546C868,562 858,572 842,572H128C112,572 104,562 104,546z';
  return (
    street(scene, day) +
    facing(scene, (local) =>
      group(
        shadow(490, ROAD_LINE + 2, 410, 22),
        luggage(local),
        solid(local, body, paint, { shade: 18, light: 9 }),
        clipped(
          local,
          body,
          fill(box(104, 414, 780, 40), PAPER.base),
          fill(box(104, 454, 780, 22), stripe.base),
          fill(box(104, 530, 780, 50), paint.shade),
          fill(box(104, 226, 780, 22), paint.light),
        ),
        many(5, (i) => busWindow(140 + i * 108)),
        fill(box(690, 268, 84, 296, 10), INK.base) +
          fill(box(700, 278, 64, 130, 6), GLASS) +
          fill(box(700, 422, 64, 132, 6), GLASS) +
          fill(box(729, 278, 6, 280), INK.base),
        fill('M796,270H826C834,270 838,276 839,284L852,404H796z', GLASS),
        fill(box(836, 494, 34, 30, 10), '#FFF3C4'),
        fill(box(94, 548, 784, 24, 10), IRON.base),
        wheel(250, 566, 60) + wheel(610, 566, 60),
      ),
    )
  );
}

function busWindow(x: number): string {
  return (
    fill(box(x, 272, 92, 116, 12), INK.base) +
    fill(box(x + 7, 279, 78, 102, 8), GLASS) +
    fill(poly(x + 16, 381, x + 56, 279, x + 76, 279, x + 36, 381), '#FFFFFF', 0.35) +
    fill(box(x + 7, 316, 78, 5), INK.base)
  );
}

function luggage(scene: Scene): string {
  return group(
    solid(scene, box(210, 176, 110, 52, 10), WOOD, { shade: 12, light: 5 }),
    solid(scene, box(330, 158, 84, 70, 10), CORAL, { shade: 12, light: 5 }),
    solid(scene, box(424, 186, 120, 42, 18), tone('#7A9A4E'), { shade: 10, light: 5 }),
    line('M180,206H580M180,206V228M580,206V228M380,206V228', IRON.base, 8),
  );
}

export function drawBicycle(scene: Scene): string {
  const day = chooseDay(scene);
  const paint = scene.random.pick([CORAL, PURPLE, TEAL, tone('#D23F57')]);
  return (
    beach(scene, day, { horizon: 300 }) +
    palm(beside(scene, -390), 640, 460, scene.side * 30, day) +
    facing(scene, (local) =>
      group(
        fill(oval(520, 636, 320, 20), HUE.ink, 0.18),
        bikeWheel(300, 502, 128) + bikeWheel(690, 502, 128),
        line('M300,502L394,330M300,502H470', paint.shade, 16),
        line('M470,502L388,300', paint.base, 18),
        line('M470,502L630,322M396,330H628', paint.base, 18),
        line('M690,502L612,268', STEEL.base, 16),
        line('M612,268C610,236 640,226 676,236M612,268C600,240 574,238 560,246', IRON.base, 14),
        line('M560,246l-16,4M676,236l16,4', DARK_WOOD.base, 20),
        solid(
          local,
          'M330,292C350,270 420,276 450,290C440,306 400,302 380,312C356,316 334,310 330,292z',
          DARK_WOOD,
          { shade: 8, light: 4 },
        ),
        fill(disc(470, 502, 34), IRON.base) + fill(disc(470, 502, 16), STEEL.light),
        line('M470,502l34,48M470,502l-34,-48', INK.base, 11) +
          fill(box(484, 544, 46, 14, 6), INK.base) +
          fill(box(412, 446, 46, 14, 6), INK.base),
        basket(local),
      ),
    )
  );
}

function bikeWheel(x: number, y: number, r: number): string {
  return group(
    many(8, (i) => {
      const [x1, y1] = around(x, y, r - 8, i * 22.5);
      const [x2, y2] = around(x, y, r - 8, i * 22.5 + 180);
      return line(`M${n(x1)},${n(y1)}L${n(x2)},${n(y2)}`, SAND.base, 3, 0.9);
    }),
    fill(ring(x, y, r, r - 18), '#1B2C35'),
    fill(ring(x, y, r - 18, r - 25), STEEL.light),
    fill(disc(x, y, 16), IRON.base),
  );
}

function basket(scene: Scene): string {
  const weave = poly(640, 286, 788, 286, 766, 384, 662, 384);
  return group(
    [HUE.mango, '#D85B3A', '#7CBB66']
      .map((color, i) => fill(disc(676 + i * 38, 276, 26), color))
      .join(''),
    solid(scene, weave, tone('#D7A25F'), { shade: 20, light: 7 }),
    clipped(
      scene,
      weave,
      many(3, (i) => fill(box(630, 308 + i * 26, 170, 6), WOOD.base, 0.6)),
      many(6, (i) => fill(box(654 + i * 22, 286, 5, 100), WOOD.base, 0.4)),
    ),
    fill(box(632, 280, 164, 14, 7), mix(WOOD.base, HUE.mango, 0.2)),
  );
}
