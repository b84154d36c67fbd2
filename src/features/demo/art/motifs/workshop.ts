import { placed, TABLE_LINE, tabletop } from './shared/indoors.ts';
import { facing, fill, group, line, many, solid, turned } from './shared/paint.ts';
import { choosePalette } from './shared/palettes.ts';
import { beside, leaningAway, type Scene } from './shared/scene.ts';
import { shadow } from './shared/shadows.ts';
import { around, box, disc, n, oval, poly } from './shared/shapes.ts';
import { HUE, INK, IRON, PALE_WOOD, STEEL, type Tone, WOOD } from './shared/tones.ts';

export function drawHammerWood(scene: Scene): string {
  const palette = choosePalette(scene, 'dark');
  return (
    tabletop(leaningAway(scene), palette) +
    placed(
      scene,
      TABLE_LINE,
      facing(scene, (local) =>
        group(
          shadow(480, 606, 330, 18),
          plank(local, 150, 546, 640, 58, PALE_WOOD) + plank(local, 206, 494, 560, 52, WOOD),
          nail(352, 494, 70) + nail(480, 494, 44) + nail(566, 494, 24),
          turned(local, -110, 622, 166, (swung) => hammer(swung, 622, 166, palette.hero)),
        ),
      ),
    ) +
    curls(beside(scene, 300), 636)
  );
}

function plank(
  scene: Scene,
  x: number,
  y: number,
  width: number,
  height: number,
  wood: Tone,
): string {
  return group(
    solid(scene, box(x, y, width, height, 6), wood, { shade: 9, light: 6 }),
    fill(box(x + 60, y + height * 0.34, width * 0.36, 4, 2), wood.shade),
    fill(box(x + width * 0.52, y + height * 0.6, width * 0.34, 4, 2), wood.shade),
    fill(oval(x + width * 0.46, y + height * 0.46, 20, 9), wood.shade),
    fill(oval(x + width - 14, y + height / 2, 8, height * 0.34), wood.light),
  );
}

/** A claw hammer that stands on its handle's end at (x, y). */
export function hammer(scene: Scene, x: number, y: number, grip: Tone): string {
  const head = `M${n(x - 120)},${n(y - 378)}h44c6,12 20,14 34,14h72c44,0 84,14 108,62c-34,-16 -66,-16 -108,-14v28h-62v-28c-20,0 -36,2 -44,14h-44z`;
  return group(
    solid(scene, `M${n(x - 22)},${n(y - 330)}h44l8,190h-60z`, WOOD, { shade: 16, light: 7 }),
    solid(scene, box(x - 34, y - 170, 68, 200, 26), grip, { shade: 18, light: 8 }),
    many(3, (i) => fill(box(x - 22, y - 120 + i * 42, 44, 10, 5), grip.deep, 0.6)),
    solid(scene, head, IRON, { shade: 12, light: 7 }),
    solid(scene, box(x - 146, y - 390, 40, 100, 8), STEEL, { shade: 10, light: 6 }),
  );
}

function nail(x: number, y: number, height: number): string {
  return (
    fill(box(x - 6, y - height, 12, height + 2), STEEL.base) +
    fill(box(x + 1, y - height, 5, height + 2), STEEL.deep) +
    fill(box(x - 18, y - height - 8, 36, 10, 4), STEEL.light)
  );
}

function curls(x: number, y: number): string {
  return [0, 1, 2]
    .map((i) =>
      line(
        `M${n(x + i * 46 - 60)},${n(y + (i % 2) * 14)}c16,-30 44,-14 30,8c-8,12 -22,4 -16,-6`,
        PALE_WOOD.light,
        8,
      ),
    )
    .join('');
}

export function drawWeldingMask(scene: Scene): string {
  const palette = choosePalette(scene, 'dark');
  const shell =
    'M480,110C610,110 664,200 664,320C664,430 620,520 560,566C530,590 430,590 400,566C340,520 296,430 296,320C296,200 350,110 480,110z';
  const sparkX = beside(scene, 300);
  return (
    tabletop(scene, palette) +
    placed(
      scene,
      TABLE_LINE,
      shadow(480, 588, 170, 18),
      solid(scene, shell, palette.hero, { shade: 44, light: 10 }),
      fill('M336,230C380,180 580,180 624,230L634,270H326z', palette.hero.shade),
      solid(scene, box(326, 256, 308, 132, 22), INK, { shade: 10, light: 5 }),
      fill(box(350, 278, 260, 88, 10), '#2F7A5E'),
      fill(poly(370, 278, 450, 278, 400, 366, 350, 366, 350, 320), '#7FD4A8', 0.7),
      many(3, (i) => fill(box(404 + i * 12, 430 + i * 36, 152 - i * 24, 14, 7), palette.hero.deep)),
      fill(disc(308, 320, 26), INK.base) + fill(disc(652, 320, 26), INK.base),
      fill(disc(306, 318, 11), STEEL.base) + fill(disc(650, 318, 11), STEEL.base),
    ) +
    steelSeam(scene, sparkX) +
    sparks(scene, sparkX, 586)
  );
}

function steelSeam(scene: Scene, x: number): string {
  return group(
    shadow(x, 622, 130, 10),
    solid(scene, box(x - 124, 590, 122, 34, 4), STEEL, { shade: 8, light: 5 }),
    solid(
      scene,
      box(x + 2, 590, 122, 34, 4),
      { ...STEEL, base: STEEL.shade, shade: STEEL.deep },
      { shade: 8 },
    ),
    many(4, (i) => fill(oval(x, 596 + i * 8, 10, 5), IRON.light)),
  );
}

function sparks({ random }: Scene, x: number, y: number): string {
  const rays = many(13, (i) => {
    const angle = -172 + i * 13.6;
    const reach = random.between(64, 150);
    const [x1, y1] = around(x, y, 26, angle);
    const [x2, y2] = around(x, y, reach, angle);
    return line(`M${n(x1)},${n(y1)}L${n(x2)},${n(y2)}`, i % 2 === 0 ? '#FFE9A0' : HUE.mango, 6);
  });
  return fill(disc(x, y, 52), '#FFF3C4', 0.5) + rays + fill(disc(x, y, 24), '#FFFFFF');
}
