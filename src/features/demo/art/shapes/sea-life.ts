import { mix } from '../color-math.ts';
import { LOCAL, type Light } from '../palettes.ts';
import type { SeededRandom } from '../seeded-random.ts';
import { circle, filled, placed, repeat, stroked } from './paths.ts';

interface Swimmer {
  x: number;
  y: number;
  length: number;
  color: string;
  light: Light;
}

const FISH_BODY = 'M-22 1C-14 -13 6 -14 19 -1C8 13 -13 13 -22 1Z';
const FISH_FINS = 'M15 0L32 -12C28 -4 28 4 32 12ZM-6 -9C0 -18 8 -17 12 -7ZM-2 9C2 15 7 15 9 8Z';

/** Looks left; a negative length turns it round. */
export function drawFish({ x, y, length, color, light }: Swimmer): string {
  const art = [
    filled(FISH_FINS, light.shaded(color)),
    filled(FISH_BODY, light.lit(color)),
    filled(
      'M-22 1C-13 13 8 13 19 -1C8 4 -10 5 -22 1Z',
      mix(light.lit(color), light.shaded(color), 0.55),
    ),
    filled('M-6 -9.5C-10 -3 -10 4 -6 9.4L-2 9.6C-5 4 -5 -3 -2 -10.4Z', light.lit(LOCAL.white)),
    circle(-14, -2.4, 1.9, light.shaded(LOCAL.ink)),
  ].join('');
  return placed(art, x, y, length / 54, Math.abs(length) / 54);
}

export function drawSchool(
  random: SeededRandom,
  { x, y, length, color, light }: Swimmer,
  count: number,
): string {
  const shape = filled(`${FISH_BODY}${FISH_FINS}`, light.lit(color));
  return repeat(count, (index) => {
    const angle = index * 2.4;
    const ring = Math.sqrt((index + 0.6) / count);
    const [dx, dy] = [Math.cos(angle) * ring * 120, Math.sin(angle) * ring * 42];
    const scale = (length / 54) * random.between(0.8, 1.15);
    return placed(
      shape,
      x + dx + random.between(-8, 8),
      y + dy + dx * 0.12,
      scale,
      Math.abs(scale),
    );
  });
}

/** A hawksbill turtle swimming left. */
export function drawTurtle({ x, y, length, light }: Omit<Swimmer, 'color'>): string {
  const [skin, shell] = [light.lit('#9DB585'), '#8A6B3E'];
  const art = [
    filled('M34 -2C50 -14 62 -16 72 -10C64 -4 50 4 36 6Z', light.shaded('#9DB585')),
    filled('M-24 -14C-22 -36 -6 -54 18 -62C10 -44 2 -26 -4 -14Z', light.shaded('#9DB585')),
    filled('M-44 -6C-58 -20 -80 -18 -86 -6C-82 4 -62 8 -46 6Z', skin),
    circle(-72, -7, 2.6, light.shaded(LOCAL.ink)),
    filled('M-50 2C-44 -28 10 -36 46 -4C54 2 52 8 40 10C10 16 -34 16 -50 2Z', light.lit(shell)),
    filled('M-50 2C-34 16 10 16 40 10C52 8 54 2 46 -4C30 4 -20 8 -50 2Z', light.shaded(shell)),
    stroked(
      'M-38 -14L-26 3M-22 -22L-10 5M0 -25L8 4M20 -20L24 1M-42 -8C-20 -16 10 -18 40 -6',
      light.lit('#D9B56A'),
      2.4,
    ),
    filled('M-30 6C-36 26 -26 48 -2 62C-8 42 -8 24 -8 10Z', skin),
    filled('M30 8C38 22 50 30 62 30C58 20 50 10 42 4Z', skin),
  ].join('');
  return placed(art, x, y, length / 150);
}

/** A spotted eagle ray seen from the side and above, gliding left. */
export function drawEagleRay({ x, y, length, light }: Omit<Swimmer, 'color'>): string {
  const back = '#3B5566';
  const spots = [
    [-22, -6],
    [-4, -16],
    [14, -26],
    [-8, 0],
    [10, -8],
    [28, -36],
    [26, -14],
    [-30, 6],
    [6, 10],
    [20, 20],
  ] as const;
  const art = [
    stroked('M34 4C70 10 96 4 132 18', light.shaded(back), 2.6),
    filled('M-34 8C-20 26 -2 48 26 58C24 40 30 20 40 4Z', light.shaded(back)),
    filled(
      'M-62 4C-58 -6 -46 -10 -34 -10C-16 -24 14 -58 52 -70C44 -46 42 -20 42 4C20 16 -14 18 -36 12C-48 14 -58 12 -62 4Z',
      light.lit(back),
    ),
    spots.map(([spotX, spotY]) => circle(spotX, spotY, 2.2, light.lit(LOCAL.white))).join(''),
    circle(-50, 0, 2.2, light.shaded(LOCAL.ink)),
  ].join('');
  return placed(art, x, y, length / 150);
}
