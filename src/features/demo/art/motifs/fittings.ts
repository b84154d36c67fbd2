import { mix } from '../color-math.ts';
import { FLOOR_LINE, placed, room } from './shared/indoors.ts';
import { fill, group, line, many, moved, solid, turned } from './shared/paint.ts';
import { choosePalette } from './shared/palettes.ts';
import { leaf } from './shared/plants.ts';
import { beside, type Scene, WIDTH } from './shared/scene.ts';
import { shadow } from './shared/shadows.ts';
import { around, box, disc, n, poly, type Shape } from './shared/shapes.ts';
import { DARK_WOOD, HUE, INK, IRON, LEAF, SAND, STEEL, type Tone } from './shared/tones.ts';

export function drawLightSwitch(scene: Scene): string {
  const palette = choosePalette(scene, 'pale');
  const { random } = scene;
  const keys = random.pick([[480], [422, 538], [368, 480, 592]] as const);
  const half = keys.length === 1 ? 118 : (keys.at(-1) ?? 480) - 402;
  const plate = box(480 - half, 120, half * 2, 372, 30);
  return (
    room(scene, palette, { floorY: 620, decor: 'none' }) +
    fill(box(0, 560, WIDTH, 34), mix(palette.wall, HUE.sand, 0.25)) +
    pendant(scene, beside(scene, 322), random.pick([palette.hero, palette.second])) +
    placed(
      scene,
      300,
      moved(16, 16, fill(plate, HUE.ink, 0.22)),
      solid(scene, plate, SAND, { shade: 12 }),
      keys.map((x) => rocker(x, keys.length === 1 ? 66 : 44, random.chance(0.5))).join(''),
      [146, 466]
        .map((y) => fill(disc(480, y, 9), STEEL.base) + fill(box(474, y - 1.5, 12, 3), STEEL.deep))
        .join(''),
    ) +
    screwdriver(scene, random.pick([palette.hero, palette.second]))
  );
}

function rocker(x: number, half: number, on: boolean): string {
  return group(
    fill(box(x - half - 6, 184, half * 2 + 12, 244, 16), SAND.shade),
    fill(box(x - half, on ? 190 : 296, half * 2, 126, 12), '#FFFFFF'),
    fill(box(x - half, on ? 306 : 198, half * 2, 112, 12), mix(SAND.base, SAND.shade, 0.55)),
    fill(box(x - 14, on ? 216 : 384, 28, 8, 4), HUE.teal),
  );
}

function pendant(scene: Scene, x: number, paint: Tone): string {
  const shade: Shape = `M${n(x - 84)},${200}c0,-58 34,-92 84,-92s84,34 84,92z`;
  return group(
    fill(poly(x - 70, 204, x + 70, 204, x + 210, 560, x - 210, 560), '#FFF1B8', 0.22),
    line(`M${n(x)},0V110`, INK.base, 6),
    fill(disc(x, 206, 32), '#FFE79A'),
    solid(scene, shade, paint, { shade: 26, light: 8 }),
  );
}

function screwdriver(scene: Scene, paint: Tone): string {
  const x = beside(scene, -310);
  return turned(scene, scene.side * 8, x, 540, (local) =>
    group(
      moved(
        14,
        12,
        fill(box(x - 26, 380, 52, 160, 22), HUE.ink, 0.2),
        fill(box(x - 8, 200, 16, 180), HUE.ink, 0.2),
      ),
      fill(box(x - 8, 210, 16, 180), STEEL.base) + fill(box(x + 1, 210, 7, 180), STEEL.shade),
      fill(
        poly(x - 8, 212, x + 8, 212, x + 13, 190, x + 13, 168, x - 13, 168, x - 13, 190),
        STEEL.light,
      ),
      solid(local, box(x - 26, 380, 52, 160, 22), paint, { shade: 14, light: 7 }),
      many(2, (i) => fill(box(x - 12 + i * 16, 410, 6, 100, 3), paint.deep, 0.6)),
    ),
  );
}

export function drawAirConditioner(scene: Scene): string {
  const palette = choosePalette(scene, 'pale');
  const unit = box(196, 138, 568, 196, 34);
  const breeze = [300, 480, 660].map((x, i) =>
    line(`M${x},372c-44,50 44,78 0,128${i === 1 ? 's34,40 10,64' : ''}`, '#FFFFFF', 14, 0.75),
  );
  return (
    room(scene, palette, { floorY: 590, decor: 'none' }) +
    placed(
      scene,
      FLOOR_LINE,
      moved(16, 18, fill(unit, HUE.ink, 0.18)),
      solid(scene, unit, SAND, { shade: 22 }),
      fill(box(232, 268, 496, 42, 16), INK.base),
      many(3, (i) => fill(box(244, 276 + i * 11, 472, 5, 2.5), IRON.base)),
      fill(poly(232, 306, 728, 306, 752, 342, 208, 342), SAND.shade),
      fill(box(232, 244, 496, 5, 2), SAND.shade),
      fill(box(644, 170, 76, 32, 8), '#1B333E') +
        fill(disc(664, 186, 6), HUE.aqua) +
        fill(box(680, 180, 28, 12, 4), HUE.aqua),
      fill(box(246, 172, 80, 12, 6), mix(HUE.sand, HUE.ink, 0.14)),
      breeze.join(''),
      snowflake(390, 448) + snowflake(570, 448),
    ) +
    armchair(scene, beside(scene, 290), 664, palette.hero) +
    tallPlant(scene, beside(scene, -330), 664, palette.second)
  );
}

function snowflake(x: number, y: number): string {
  return many(3, (i) => {
    const [x1, y1] = around(x, y, 34, i * 60);
    const [x2, y2] = around(x, y, 34, i * 60 + 180);
    return line(`M${n(x1)},${n(y1)}L${n(x2)},${n(y2)}`, '#FFFFFF', 8, 0.95);
  });
}

function armchair(scene: Scene, x: number, y: number, cloth: Tone): string {
  return group(
    shadow(x, y, 120, 13),
    fill(box(x - 82, y - 30, 14, 30), DARK_WOOD.base) +
      fill(box(x + 68, y - 30, 14, 30), DARK_WOOD.base),
    solid(scene, box(x - 84, y - 190, 168, 160, 40), cloth, { shade: 16, light: 7 }),
    solid(scene, box(x - 108, y - 118, 52, 96, 24), cloth, { shade: 12, light: 6 }),
    solid(scene, box(x + 56, y - 118, 52, 96, 24), cloth, { shade: 12, light: 6 }),
    solid(
      scene,
      box(x - 66, y - 86, 132, 60, 18),
      { ...cloth, base: mix(cloth.base, cloth.light, 0.2) },
      { shade: 10 },
    ),
  );
}

function tallPlant(scene: Scene, x: number, y: number, pot: Tone): string {
  return group(
    shadow(x, y, 52, 10),
    [-160, -135, -110, -90, -68, -44, -20]
      .map((angle, i) =>
        leaf(
          x,
          y - 84,
          130 + (i % 3) * 30,
          angle,
          i % 2 === 0 ? LEAF : { ...LEAF, base: LEAF.shade, shade: LEAF.deep },
          0.2,
        ),
      )
      .join(''),
    solid(scene, poly(x - 48, y - 92, x + 48, y - 92, x + 36, y, x - 36, y), pot, {
      shade: 20,
      light: 6,
    }),
  );
}
