import { mix } from '../color-math.ts';
import { LOCAL, type Light, type Palette } from '../palettes.ts';
import { filled, polygon, rect, rects, repeat, stroked } from './paths.ts';
import { drawAwning } from './awning.ts';

interface ShopHouse {
  left: number;
  base: number;
  width: number;
  height: number;
  wall: string;
  roof: string;
  awning: string;
  gabled: boolean;
  light: Light;
  palette: Palette;
}

/** A two-storey clapboard house of Belize City: shop below, veranda above, tin roof. */
export function drawShopHouse(house: ShopHouse): string {
  const { height } = house;
  const [floor, eaves] = [house.base - height * 0.42, house.base - height * 0.78];
  return [
    drawWalls(house, eaves),
    drawShopFront(house, floor),
    drawWindows(house, floor, eaves),
    drawVeranda(house, floor, eaves),
    house.gabled ? drawGable(house, eaves) : drawHipRoof(house, eaves),
    drawAwning({
      left: house.left + 4,
      top: floor + 8,
      width: house.width - 8,
      drop: height * 0.1,
      color: house.awning,
      light: house.light,
    }),
  ].join('');
}

function drawWalls({ left, base, width, wall, light }: ShopHouse, eaves: number): string {
  const seam = mix(light.lit(wall), light.shaded(wall), 0.32);
  const boards = Math.floor((base - eaves) / 8);
  return [
    rect(left, eaves, width, base - eaves, light.lit(wall)),
    rects(boards, seam, (index) => [left, eaves + 6 + index * 8, width, 1.3]),
    rect(left + width * 0.86, eaves, width * 0.14, base - eaves, light.shaded(wall)),
  ].join('');
}

function drawShopFront({ left, base, width, light, palette }: ShopHouse, floor: number): string {
  const inside = palette.isDark
    ? mix(LOCAL.lamp, LOCAL.mango, 0.25)
    : light.shaded(mix(LOCAL.ink, LOCAL.wood, 0.35));
  const [top, height] = [floor + 12, base - floor - 12];
  const frame = light.lit(LOCAL.white);
  const opening = (share: number, span: number, rise: number) =>
    rect(left + width * share - 3, top, width * span + 6, height * rise + 3, frame) +
    rect(left + width * share, top, width * span, height * rise, inside);
  const shelf = light.shaded(LOCAL.wood);
  return [
    opening(0.09, 0.44, 0.66),
    opening(0.62, 0.2, 1),
    rect(left + width * 0.09 - 3, top + height * 0.66, width * 0.44 + 6, 5, light.lit(LOCAL.wood)),
    rect(left + width * 0.12, top + height * 0.44, width * 0.38, 2.5, shelf),
    repeat(5, (index) =>
      rect(
        left + width * (0.14 + index * 0.07),
        top + height * 0.34,
        width * 0.035,
        height * 0.1,
        shelf,
      ),
    ),
  ].join('');
}

function drawWindows(
  { left, width, light, palette }: ShopHouse,
  floor: number,
  eaves: number,
): string {
  const pane = palette.isDark ? LOCAL.lamp : light.shaded(LOCAL.ink);
  const shutter = light.lit(palette.tint === 'teal' ? '#0B8478' : LOCAL.purple);
  const count = width > 165 ? 3 : 2;
  const [tall, wide] = [(floor - eaves) * 0.56, width * 0.1];
  const top = eaves + (floor - eaves) * 0.2;
  return repeat(count, (index) => {
    const center = left + width * (0.06 + (0.8 * (index + 0.5)) / count);
    return (
      rect(center - wide / 2, top, wide, tall, pane) +
      rect(center - wide, top, wide / 2, tall, shutter) +
      rect(center + wide / 2, top, wide / 2, tall, shutter) +
      rect(center - 0.8, top, 1.6, tall, light.lit(LOCAL.white)) +
      rect(center - wide, top - 3, wide * 2, 3, light.lit(LOCAL.white))
    );
  });
}

function drawVeranda(
  { left, width, light, wall }: ShopHouse,
  floor: number,
  eaves: number,
): string {
  const white = light.lit(LOCAL.white);
  const rail = floor - (floor - eaves) * 0.34;
  const posts = Math.round(width / 46);
  const balusters = Math.floor(width / 7);
  return [
    rect(left, eaves, width, (floor - eaves) * 0.12, light.shaded(wall)),
    rects(balusters, white, (index) => [
      left + 2 + (index * (width - 4)) / balusters,
      rail,
      1.6,
      floor - rail,
    ]),
    rect(left - 4, rail - 2, width + 8, 3.4, white),
    rects(posts + 1, white, (index) => [
      left - 3 + (index * (width + 2)) / posts,
      eaves,
      4,
      floor - eaves,
    ]),
    rect(left - 6, floor - 1, width + 12, 6, light.lit(LOCAL.wood)),
    rect(left - 6, floor + 4, width + 12, 4, light.shaded(LOCAL.wood)),
  ].join('');
}

function drawGable(
  { left, base, width, height, roof, wall, light, palette }: ShopHouse,
  eaves: number,
): string {
  const peak = base - height;
  const middle = left + width / 2;
  const face = polygon([
    [left, eaves],
    [middle, peak + 8],
    [left + width, eaves],
  ]);
  const vent = palette.isDark ? LOCAL.lamp : light.shaded(LOCAL.ink);
  return [
    filled(face, light.lit(mix(wall, LOCAL.white, 0.25))),
    rect(middle - 8, eaves - (eaves - peak) * 0.46, 16, (eaves - peak) * 0.26, vent),
    stroked(`M${left - 10} ${eaves + 4}L${middle} ${peak}`, light.lit(roof), 8),
    stroked(`M${middle} ${peak}L${left + width + 10} ${eaves + 4}`, light.shaded(roof), 8),
  ].join('');
}

function drawHipRoof({ left, base, width, height, roof, light }: ShopHouse, eaves: number): string {
  const peak = base - height * 0.97;
  const right = left + width;
  const inset = width * 0.22;
  const seam = mix(light.lit(roof), light.shaded(roof), 0.4);
  const seams = Array.from({ length: 6 }, (_, index) => {
    const share = (index + 1) / 7;
    return `M${left + inset + (width - inset * 2) * share} ${peak + 3}L${left - 10 + (width - 8) * share} ${eaves}`;
  });
  return [
    filled(
      polygon([
        [left - 12, eaves + 3],
        [left + inset, peak],
        [right - inset, peak],
        [right - inset * 0.7, eaves + 3],
      ]),
      light.lit(roof),
    ),
    filled(
      polygon([
        [right - inset * 0.7, eaves + 3],
        [right - inset, peak],
        [right + 12, eaves + 3],
      ]),
      light.shaded(roof),
    ),
    stroked(seams.join(''), seam, 1.8),
    rect(left - 12, eaves + 1, width + 24, 4.5, light.shaded(roof)),
  ].join('');
}
