import { mix } from '../color-math.ts';
import { beach } from './shared/outdoors.ts';
import {
  clipped,
  facing,
  fill,
  group,
  line,
  many,
  moved,
  sized,
  solid,
  turned,
} from './shared/paint.ts';
import { chooseDay } from './shared/palettes.ts';
import { palm } from './shared/plants.ts';
import { bubbles, underwater } from './shared/reef.ts';
import { beside, type Scene } from './shared/scene.ts';
import { shadow } from './shared/shadows.ts';
import { blob, box, disc, n, oval, type Point, poly } from './shared/shapes.ts';
import { CORAL, HUE, INK, MANGO, PINE, PURPLE, type Tone, tone } from './shared/tones.ts';

export function drawDiveMask(scene: Scene): string {
  const day = chooseDay(scene);
  const paint = scene.random.pick([CORAL, PURPLE, MANGO]);
  const fins = paint === MANGO ? PURPLE : MANGO;
  const frame =
    'M300,380C300,340 330,322 380,320H580C630,322 660,340 660,380V470C660,540 610,570 560,566C524,562 520,520 480,520S436,562 400,566C350,570 300,540 300,470z';
  const glass =
    'M334,388C336,364 354,356 386,354H574C606,356 624,364 626,388V462C626,510 594,532 562,530C540,526 532,484 480,484S420,526 398,530C366,532 334,510 334,462z';
  return (
    beach(scene, day) +
    palm(beside(scene, -404), 600, 420, -scene.side * 20, day) +
    fin(scene, beside(scene, 210), fins, scene.side * 12) +
    fin(scene, beside(scene, 300), fins, scene.side * 22) +
    shadow(490, 610, 250, 22) +
    line('M306,420C200,400 200,560 320,560M654,420C760,400 760,560 640,560', INK.base, 26) +
    snorkel(scene, paint) +
    solid(scene, frame, INK, { shade: 16, light: 8 }) +
    fill(
      'M312,384C312,350 336,336 384,334H576C624,336 648,350 648,384V400C648,366 624,352 576,350H384C336,352 312,366 312,400z',
      paint.base,
    ) +
    fill(glass, '#6CC7D4') +
    clipped(
      scene,
      glass,
      fill(box(320, 440, 320, 120), '#3AA0B4'),
      fill(box(320, 488, 320, 60), day.sand, 0.7),
      fill(poly(360, 340, 440, 340, 372, 540, 290, 540), '#FFFFFF', 0.45),
      fill(poly(460, 340, 486, 340, 420, 540, 392, 540), '#FFFFFF', 0.35),
    ) +
    solid(scene, 'M446,520C450,486 510,486 514,520L530,580C530,606 430,606 430,580z', paint, {
      shade: 16,
      light: 7,
    }) +
    starfish(beside(scene, -290), 650)
  );
}

function snorkel(scene: Scene, paint: Tone): string {
  const x = beside(scene, -214);
  const way = -scene.side;
  const tube = `M${n(x)},${200}V470C${n(x)},${560} ${n(x - way * 20)},${580} ${n(x - way * 90)},${578}`;
  return group(
    line(tube, paint.shade, 34),
    moved(-5, 0, line(tube, paint.base, 22)),
    line(`M${n(x)},${196}v40`, INK.base, 38),
    fill(box(x - 24, 380, 48, 26, 8), INK.base),
  );
}

function fin(scene: Scene, x: number, paint: Tone, lean: number): string {
  return turned(scene, lean, x, 560, (local) =>
    group(
      fill(oval(x + 20, 566, 84, 14), HUE.ink, 0.18),
      solid(
        local,
        `M${n(x - 34)},570L${n(x - 70)},250C${n(x - 40)},220 ${n(x + 40)},220 ${n(x + 70)},250L${n(x + 34)},570z`,
        paint,
        { shade: 18, light: 8 },
      ),
      many(3, (i) => line(`M${n(x - 16 + i * 16)},520L${n(x - 34 + i * 34)},270`, paint.shade, 7)),
    ),
  );
}

function starfish(x: number, y: number): string {
  const points = Array.from({ length: 10 }, (_, i): Point => {
    const angle = (i * 36 - 90) * (Math.PI / 180);
    const r = i % 2 === 0 ? 52 : 20;
    return [x + Math.cos(angle) * r, y + Math.sin(angle) * r * 0.62];
  });
  return (
    fill(oval(x + 6, y + 14, 50, 14), HUE.ink, 0.14) +
    fill(blob(points), HUE.coral) +
    [0, 1, 2, 3].map((i) => fill(disc(x - 12 + i * 8, y + (i % 2) * 7 - 4, 3), '#FBE3BE')).join('')
  );
}

export function drawSeaTurtle(scene: Scene): string {
  const shell = scene.random.pick([tone('#8A6A3A'), tone('#A5713C'), tone('#5F7F45')]);
  const skin = scene.random.pick([tone('#7FB069'), tone('#9DBE6F'), PINE]);
  return (
    underwater(scene) +
    smallFish(scene, beside(scene, -330), 190, MANGO) +
    smallFish(scene, beside(scene, -260), 236, CORAL) +
    smallFish(scene, beside(scene, -352), 262, MANGO) +
    bubbles(scene, beside(scene, 352), 250) +
    fill(oval(520, 662, 230, 18), HUE.ink, 0.14) +
    facing(scene, (local) =>
      sized(
        0.95,
        480,
        330,
        turned(local, -12, 480, 400, (swimming) => moved(0, -44, turtle(swimming, shell, skin))),
      ),
    )
  );
}

function turtle(scene: Scene, shell: Tone, skin: Tone): string {
  const carapace =
    'M236,392C250,270 370,226 490,232C610,240 690,300 704,380C690,440 600,480 470,480C340,480 240,460 236,392z';
  const flipper =
    'M590,420C640,470 650,560 560,660C530,690 500,676 508,640C520,580 500,500 490,450z';
  const farFlipper =
    'M600,330C650,260 720,200 790,180C820,176 824,200 804,220C756,264 700,320 672,380z';
  return group(
    solid(scene, farFlipper, { ...skin, base: skin.shade, shade: skin.deep }, { shade: 10 }),
    solid(
      scene,
      'M250,420C200,430 150,470 130,520C126,544 150,548 172,536C220,510 270,480 300,460z',
      skin,
      { shade: 10, light: 5 },
    ),
    fill('M244,380C210,366 190,372 170,384C190,400 214,408 246,410z', skin.shade),
    solid(
      scene,
      'M680,350C720,310 800,310 836,350C852,376 846,404 812,416C770,428 720,430 690,416z',
      skin,
      { shade: 14, light: 6 },
    ),
    fill(disc(806, 356, 11), INK.base) + fill(disc(809, 353, 4), '#FFFFFF'),
    line('M842,386q-16,10 -34,8', skin.deep, 5),
    many(4, (i) => fill(disc(716 + (i % 2) * 24, 346 + i * 16, 8), skin.shade)),
    solid(scene, carapace, shell, { shade: 24, light: 10 }),
    clipped(
      scene,
      carapace,
      scutes(shell),
      fill('M220,440C340,500 600,500 720,410V520H220z', mix(shell.light, HUE.sand, 0.3)),
    ),
    solid(scene, flipper, skin, { shade: 16, light: 7 }),
    many(5, (i) => fill(oval(562 - i * 6, 500 + i * 30, 13, 9), skin.shade)),
  );
}

function scutes(shell: Tone): string {
  const plate = (...points: number[]) => fill(poly(...points), shell.light, 0.55);
  return group(
    plate(330, 300, 400, 268, 424, 330, 392, 384, 326, 376),
    plate(418, 262, 510, 256, 530, 326, 496, 388, 410, 386, 442, 328),
    plate(528, 258, 610, 286, 630, 350, 590, 392, 514, 388, 548, 326),
    plate(630, 300, 684, 350, 690, 392, 610, 394, 648, 350),
    plate(256, 350, 312, 312, 308, 376, 372, 398, 262, 420),
  );
}

function smallFish(scene: Scene, x: number, y: number, paint: Tone): string {
  const way = scene.side;
  return group(
    fill(poly(x - way * 22, y, x - way * 46, y - 16, x - way * 46, y + 16), paint.shade),
    fill(oval(x, y, 30, 15), paint.base),
    fill(disc(x + way * 16, y - 3, 3.5), INK.base),
  );
}
