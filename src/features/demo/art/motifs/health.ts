import { flatLay, placed, TABLE_LINE, tabletop } from './shared/indoors.ts';
import { clipped, fill, group, line, many, moved, solid, turned } from './shared/paint.ts';
import { choosePalette } from './shared/palettes.ts';
import { beside, type Scene } from './shared/scene.ts';
import { cast, shadow } from './shared/shadows.ts';
import { box, disc, heart, n, oval, ring } from './shared/shapes.ts';
import { HUE, INK, PAPER, SAND, STEEL, type Tone } from './shared/tones.ts';

export function drawStethoscope(scene: Scene): string {
  const palette = choosePalette(scene);
  const tube = palette.hero;
  const flip = (x: number) => (scene.side === 1 ? x : 960 - x);
  const p = (x: number, y: number) => `${flip(x)},${y}`;
  const loop = `M${p(440, 372)}C${p(440, 470)} ${p(300, 600)} ${p(420, 640)}S${p(660, 560)} ${p(690, 428)}`;
  const arms = `M${p(300, 120)}C${p(280, 250)} ${p(400, 300)} ${p(440, 380)}M${p(580, 120)}C${p(600, 250)} ${p(480, 300)} ${p(440, 380)}`;
  const steelArms = `M${p(322, 84)}C${p(296, 120)} ${p(288, 160)} ${p(308, 216)}M${p(558, 84)}C${p(584, 120)} ${p(592, 160)} ${p(572, 216)}`;
  const chestX = flip(694);
  return (
    flatLay(scene, palette) +
    moved(14, 12, line(loop + arms, HUE.ink, 30, 0.2)) +
    cast(disc(chestX, 372, 92), 18) +
    line(loop + arms, tube.base, 30) +
    moved(-5, -6, line(loop + arms, tube.light, 7, 0.75)) +
    line(steelArms, STEEL.shade, 22) +
    line(steelArms, STEEL.light, 8) +
    fill(disc(flip(330), 78, 21), INK.base) +
    fill(disc(flip(550), 78, 21), INK.base) +
    solid(scene, disc(chestX, 372, 92), STEEL, { shade: 18, light: 8 }) +
    fill(disc(chestX, 372, 66), PAPER.base) +
    fill(ring(chestX, 372, 66, 56), palette.second.base) +
    fill(heart(chestX, 374, 26), palette.second.base) +
    solid(scene, heart(flip(178), 500, 58), palette.second, { shade: 14, light: 6 })
  );
}

export function drawTooth(scene: Scene): string {
  const palette = choosePalette(scene, 'pale');
  const tooth =
    'M480,196C540,150 668,160 672,290C676,390 630,420 618,520C610,590 560,602 546,540C536,490 530,440 480,440S424,490 414,540C400,602 350,590 342,520C330,420 284,390 288,290C292,160 420,150 480,196z';
  return (
    tabletop(scene, palette) +
    placed(
      scene,
      TABLE_LINE,
      shadow(484, 588, 170, 16),
      solid(scene, tooth, { ...SAND, base: '#FFFDF6', shade: '#CFE3E4' }, { shade: 40 }),
      fill('M330,250c14,-42 50,-58 84,-52c-30,14 -54,40 -62,84c-4,20 -30,0 -22,-32z', '#FFFFFF'),
      fill('M420,204c40,34 84,34 122,2c-30,44 -90,46 -122,-2z', '#CFE3E4'),
      sparkle(664, 168, 40) + sparkle(722, 240, 24),
    ) +
    toothbrush(scene, palette.hero) +
    glass(scene, beside(scene, 312), 610, palette.second)
  );
}

function sparkle(x: number, y: number, r: number): string {
  return fill(
    `M${x},${y - r}Q${x},${y} ${x + r},${y}Q${x},${y} ${x},${y + r}Q${x},${y} ${x - r},${y}Q${x},${y} ${x},${y - r}z`,
    '#FFF3C4',
  );
}

function toothbrush(scene: Scene, paint: Tone): string {
  const x = beside(scene, -150);
  return turned(scene, scene.side === 1 ? -3 : 3, x, 636, (local) =>
    group(
      fill(oval(x + 6, 648, 210, 9), HUE.ink, 0.18),
      many(6, (i) =>
        fill(
          box(x - scene.side * 182 - 44 + i * 15, 596, 12, 36, 4),
          i % 2 === 0 ? PAPER.base : HUE.aqua,
        ),
      ),
      solid(local, box(x - 226, 626, 452, 22, 11), paint, { shade: 8, light: 5 }),
    ),
  );
}

function glass(scene: Scene, x: number, y: number, paint: Tone): string {
  const body = `M${n(x - 48)},${n(y - 120)}h96l-10,120h-76z`;
  return group(
    shadow(x, y, 46, 10),
    fill(box(x - 5, y - 196, 13, 120, 6), paint.base) +
      fill(box(x - 9, y - 232, 21, 52, 8), PAPER.base),
    fill(body, '#D8F0EE', 0.75),
    clipped(
      scene,
      body,
      fill(box(x - 60, y - 70, 120, 80), HUE.aqua, 0.65),
      fill(box(x + 20, y - 130, 40, 140), HUE.ink, 0.1),
    ),
  );
}
