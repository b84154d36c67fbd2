import { mix } from '../color-math.ts';
import { LOCAL } from '../palettes.ts';
import { HEIGHT, WIDTH, type Stage } from './canvas.ts';
import { drawBroadLeaf } from './foliage.ts';
import { curve, filled, polygon, repeat, stroked, type Point } from './paths.ts';
import { drawToucan } from './toucan.ts';

/** A great trunk at the right edge, lianas, and a bough that carries a toucan into the picture. */
export function drawPerch(stage: Stage): string {
  const { palette, random } = stage;
  const light = palette.light(0);
  const y = random.between(206, 262);
  const reach = random.between(990, 1020);
  const bough: Point[] = [
    [1540, y - 44],
    [1420, y - 8],
    [reach + 190, y + 14],
    [reach, y + 4],
  ];
  return [
    drawTrunk(stage),
    drawLianas(stage),
    stroked(curve(bough), light.shaded(LOCAL.bark), 14),
    drawBoughLeaves(stage, reach, y),
    drawToucan(reach + 88, y + 5, random.between(104, 122), light),
  ].join('');
}

function drawTrunk({ palette }: Stage): string {
  const bark = palette.light(0).shaded(LOCAL.bark);
  const side = (foot: number, waist: number, top: number): Point[] => [
    [foot, HEIGHT],
    [waist - 8, 420],
    [waist, 250],
    [top, 0],
    [WIDTH, 0],
    [WIDTH, HEIGHT],
  ];
  return (
    filled(polygon(side(1486, 1524, 1512)), bark) +
    filled(polygon(side(1578, 1562, 1570)), mix(bark, palette.shadow, 0.5)) +
    stroked('M1540 0L1546 180M1532 300L1534 430', mix(bark, palette.shadow, 0.4), 3)
  );
}

function drawBoughLeaves({ palette, random }: Stage, reach: number, y: number): string {
  const places: [x: number, y: number, angle: number][] = [
    [reach + 4, y + 4, 2.8],
    [reach + 22, y + 6, 2.1],
    [reach + 190, y + 12, -2.2],
    [reach + 196, y + 12, -1.2],
    [reach + 220, y + 12, 1.9],
    [1390, y - 2, -2],
    [1400, y, 1.3],
    [1440, y - 12, -1.4],
  ];
  return places
    .map(([x, top, angle]) => {
      const size = random.between(60, 90);
      return drawBroadLeaf(
        { root: [x, top], size, leaf: palette.leaf, light: palette.light(0) },
        angle,
      );
    })
    .join('');
}

function drawLianas({ palette, random }: Stage): string {
  const { leaf, backlit } = palette;
  return repeat(3, (index) => {
    const x = 1270 + index * 84 + random.between(-20, 20);
    const depth = random.between(80, 190);
    const leaves = repeat(4, (step) => {
      const root: Point = [x - 5 + 1.5 * (step + 1), (depth * (step + 1)) / 4];
      return drawBroadLeaf({ root, size: 30, leaf, light: backlit }, step % 2 === 0 ? 2.3 : 0.8);
    });
    const vine = curve([
      [x, -5],
      [x - 8, depth * 0.5],
      [x + 4, depth],
    ]);
    return stroked(vine, backlit.shaded(leaf[2]), 3.5) + leaves;
  });
}
