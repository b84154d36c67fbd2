import { mix } from '../color-math.ts';
import { LOCAL, type Light } from '../palettes.ts';
import type { SeededRandom } from '../seeded-random.ts';
import { filled, polygon, rect, repeat } from './paths.ts';

interface RoofTemple {
  x: number;
  base: number;
  width: number;
  height: number;
  light: Light;
}

/** The shrine on the summit: doorways, a carved frieze and a pierced roof comb. */
export function drawRoofTemple(
  random: SeededRandom,
  { x, base, width, height, light }: RoofTemple,
): string {
  const [block, frieze] = [height * 0.36, height * 0.18];
  const comb = {
    x,
    base: base - block - frieze,
    width: width * random.between(0.52, 0.68),
    height: height * 0.46,
    light,
  };
  return [
    drawBlock({ x, base, width, height: block, light }, LOCAL.stone),
    drawDoors({ x, base, width, height: block, light }, random.pick([1, 3])),
    drawComb(comb, random.integer(3, 4)),
    drawBlock(
      { x, base: base - block, width: width * 1.07, height: frieze, light },
      mix(LOCAL.stone, LOCAL.white, 0.45),
    ),
    drawFrieze({ x, base: base - block, width, height: frieze, light }),
  ].join('');
}

function drawBlock({ x, base, width, height, light }: RoofTemple, stone: string): string {
  const right = x + width / 2;
  return [
    rect(right, base - height, width * 0.17, height, light.shaded(stone)),
    rect(x - width / 2, base - height, width, height, light.lit(stone)),
    rect(
      x - width / 2,
      base - height,
      width,
      height * 0.14,
      mix(light.lit(stone), light.lit(LOCAL.white), 0.5),
    ),
  ].join('');
}

function drawDoors({ x, base, width, height, light }: RoofTemple, count: number): string {
  const door = width * (count === 1 ? 0.22 : 0.14);
  return repeat(count, (index) => {
    const center = x + (index - (count - 1) / 2) * width * 0.3;
    return rect(
      center - door / 2,
      base - height * 0.7,
      door,
      height * 0.7,
      light.shaded(LOCAL.ink),
    );
  });
}

/** Stepped frets, as on the stucco band of El Castillo. */
function drawFrieze({ x, base, width, height, light }: RoofTemple): string {
  const frets = 8;
  const step = width / frets;
  const ink = mix(light.lit(LOCAL.stone), light.shaded(LOCAL.stone), 0.75);
  return repeat(frets, (index) => {
    const left = x - width / 2 + index * step + step * 0.14;
    return (
      rect(left, base - height * 0.72, step * 0.72, height * 0.16, ink) +
      rect(left, base - height * 0.72, step * 0.2, height * 0.5, ink) +
      rect(left + step * 0.4, base - height * 0.4, step * 0.32, height * 0.18, ink)
    );
  });
}

function drawComb({ x, base, width, height, light }: RoofTemple, slots: number): string {
  const [low, high] = [width / 2, width * 0.38];
  const side = polygon([
    [x + low, base],
    [x + high, base - height],
    [x + high + width * 0.12, base - height],
    [x + low + width * 0.14, base],
  ]);
  const front = polygon([
    [x - low, base],
    [x - high, base - height],
    [x + high, base - height],
    [x + low, base],
  ]);
  const pitch = (high * 2) / slots;
  const windows = [0.2, 0.56].map((rise) =>
    repeat(slots, (index) => {
      const center = x + (index - (slots - 1) / 2) * pitch * 0.96;
      return rect(
        center - pitch * 0.2,
        base - height * (rise + 0.24),
        pitch * 0.4,
        height * 0.24,
        light.shaded(LOCAL.stone),
      );
    }),
  );
  return [
    filled(side, light.shaded(LOCAL.stone)),
    filled(front, light.lit(LOCAL.stone)),
    ...windows,
    rect(
      x - high - 2,
      base - height - 4,
      high * 2 + 4,
      5,
      light.lit(mix(LOCAL.stone, LOCAL.white, 0.5)),
    ),
  ].join('');
}
