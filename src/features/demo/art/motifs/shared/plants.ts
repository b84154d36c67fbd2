import { fill, flipped, line, many, moved, solid, tilted } from './paint.ts';
import type { Day } from './palettes.ts';
import { type Scene, WIDTH } from './scene.ts';
import { shadow } from './shadows.ts';
import { blob, box, disc, n, polyAt, type Shape } from './shapes.ts';
import { LEAF, TERRACOTTA, type Tone } from './tones.ts';

/** A leaf that grows from a point; its lower half is in the shade. */
export function leaf(
  x: number,
  y: number,
  length: number,
  degrees: number,
  { base, shade, light }: Tone,
  plump = 0.3,
): string {
  const belly = length * plump;
  const half = (bulge: number): Shape =>
    `M0,0C${n(length * 0.25)},${n(bulge)} ${n(length * 0.7)},${n(bulge)} ${n(length)},0z`;
  return moved(
    x,
    y,
    tilted(
      degrees,
      0,
      0,
      fill(half(-belly), base),
      fill(half(belly), shade),
      line(`M${n(length * 0.08)},0H${n(length * 0.8)}`, light, Math.max(1.5, length * 0.018), 0.7),
    ),
  );
}

/** A palm frond that droops: notched below, as the ones on every poster of the cayes. */
export function frond(
  x: number,
  y: number,
  length: number,
  degrees: number,
  color: string,
): string {
  const sag = length * 0.34;
  const teeth = Array.from({ length: 6 }, (_, tooth) => {
    const along = length * (1 - (tooth + 0.6) / 7);
    const top = -sag * Math.sin((along / length) * Math.PI) * 0.8;
    return `L${n(along + length * 0.02)},${n(top + length * 0.2)}L${n(along - length * 0.05)},${n(top + length * 0.06)}`;
  }).join('');
  const outline = `M0,0Q${n(length * 0.5)},${n(-sag * 1.9)} ${n(length)},${n(length * 0.12)}${teeth}z`;
  return moved(x, y, tilted(degrees, 0, 0, fill(outline, color)));
}

export function palm(
  x: number,
  groundY: number,
  height: number,
  lean: number,
  { leaf: green }: Pick<Day, 'leaf'>,
): string {
  const topX = x + lean;
  const topY = groundY - height;
  const w = height * 0.035;
  const trunk = (left: number, right: number) =>
    `M${n(x + left * 1.7)},${n(groundY)}Q${n(x + left)},${n(groundY - height * 0.55)} ${n(topX + left)},${n(topY)}` +
    `L${n(topX + right)},${n(topY)}Q${n(x + right)},${n(groundY - height * 0.55)} ${n(x + right * 1.7)},${n(groundY)}z`;
  const size = height * 0.52;
  const crown = (angles: readonly number[], color: string) =>
    angles
      .map((angle) =>
        Math.cos((angle * Math.PI) / 180) >= 0
          ? frond(topX, topY, size, angle, color)
          : flipped(topX, frond(topX, topY, size, 180 - angle, color)),
      )
      .join('');
  return (
    crown([58, 122], green.deep) +
    fill(trunk(-w, w), '#A9714A') +
    fill(trunk(w * 0.1, w), '#854F37') +
    crown([-58, 20, -122], green.shade) +
    crown([-20, -160, 160], green.base) +
    fill(disc(topX - w, topY + w * 1.6, w * 1.3), '#8A5331') +
    fill(disc(topX + w * 1.4, topY + w * 2, w * 1.3), '#6B3D28')
  );
}

export function pottedPlant(
  scene: Scene,
  x: number,
  groundY: number,
  size = 1,
  pot: Tone = TERRACOTTA,
  green: Tone = LEAF,
): string {
  const s = (value: number) => value * size;
  const leaves = [-150, -122, -95, -62, -32]
    .map((angle, index) =>
      leaf(x, groundY - s(70), s(index % 2 === 0 ? 92 : 118), angle + scene.random.between(-7, 7), {
        ...green,
        base: index % 2 === 0 ? green.shade : green.base,
        shade: index % 2 === 0 ? green.deep : green.shade,
      }),
    )
    .join('');
  const vessel = polyAt(x, groundY, [-44, -74, 44, -74, 32, 0, -32, 0], size);
  return (
    shadow(x, groundY, s(46), s(9)) +
    leaves +
    solid(scene, vessel, pot, { shade: s(22) }) +
    solid(scene, box(x - s(50), groundY - s(86), s(100), s(24), s(6)), pot, { shade: s(22) })
  );
}

/** A rounded bush or treetop. */
export function bush(x: number, groundY: number, width: number, color: string): string {
  const h = width * 0.55;
  return fill(
    blob([
      [x - width * 0.5, groundY],
      [x - width * 0.46, groundY - h * 0.5],
      [x - width * 0.2, groundY - h * 0.72],
      [x, groundY - h],
      [x + width * 0.24, groundY - h * 0.74],
      [x + width * 0.48, groundY - h * 0.46],
      [x + width * 0.5, groundY],
    ]),
    color,
  );
}

export function tufts({ random }: Scene, color: string, fromY: number, toY: number): string {
  return many(9, () => {
    const x = random.between(20, WIDTH - 20);
    const y = random.between(fromY, toY);
    return fill(polyAt(x, y, [-12, 0, -16, -18, -5, -8, 0, -26, 5, -8, 16, -18, 12, 0]), color);
  });
}
