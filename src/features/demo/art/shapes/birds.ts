import { LOCAL, type Light } from '../palettes.ts';
import type { SeededRandom } from '../seeded-random.ts';
import type { Stage } from './canvas.ts';
import { circle, filled, placed, repeat, stroked } from './paths.ts';

interface Flock {
  x: number;
  y: number;
  count: number;
  size: number;
  color: string;
}

const FRIGATE_BIRD =
  'M0 0C-7 -5 -15 -13 -24 -11C-32 -9 -41 -1 -50 7C-41 3 -33 -2 -26 -3C-18 -4 -11 1 -4 5L-9 19L-1 10L5 20L4 5C11 1 18 -4 26 -3C33 -2 41 3 50 7C41 -1 32 -9 24 -11C15 -13 7 -5 0 0Z';
const PELICAN =
  'M-34 3L-14 -2C-11 -6 -6 -6 -3 -3C-9 -14 -16 -22 -27 -27C-10 -24 4 -17 12 -5C20 -12 31 -17 44 -18C35 -12 27 -4 22 3C28 4 33 6 37 9C26 10 10 9 -1 4C-8 4 -11 1 -14 1L-33 6Z';

/** Frigate birds: long crooked wings and a forked tail. */
export function drawFrigateBirds(
  random: SeededRandom,
  { x, y, count, size, color }: Flock,
): string {
  return repeat(count, (index) => {
    const scale = (size / 100) * random.between(0.7, 1.1);
    const [stepX, stepY] = [index * size * 1.5, Math.sin(index * 2.2) * size * 0.55];
    return placed(filled(FRIGATE_BIRD, color), x + stepX, y + stepY + random.between(-8, 8), scale);
  });
}

/** Pelicans glide in a line just above the water. */
export function drawPelicans(random: SeededRandom, { x, y, count, size, color }: Flock): string {
  return repeat(count, (index) => {
    const scale = (size / 80) * (1 - index * 0.07);
    const rise = index * size * 0.22 + random.between(-3, 3);
    return placed(filled(PELICAN, color), x + index * size * 1.15, y - rise, scale);
  });
}

/** A pair of scarlet macaws in flight, long tails behind them; macaws sleep at night. */
export function drawMacaws({ palette, random }: Stage, x: number, y: number): string {
  const light = palette.light(0);
  const [red, blue, yellow] = ['#D6402B', '#2A6FB0', LOCAL.mango];
  const macaw = [
    filled('M14 2L66 16L62 20L20 9Z', light.shaded(red)),
    filled('M2 0C8 -18 22 -34 44 -40C40 -26 30 -8 16 4Z', light.shaded(blue)),
    filled(
      'M-24 -4C-20 -10 -10 -10 -2 -6C8 -6 18 0 22 6C8 10 -8 10 -18 4C-22 4 -25 0 -24 -4Z',
      light.lit(red),
    ),
    filled('M-2 0C-4 -22 4 -42 22 -54C24 -38 20 -14 10 4Z', light.lit(red)),
    filled('M2 -18C4 -32 10 -44 22 -54C24 -44 22 -32 19 -20Z', light.lit(blue)),
    filled('M0 -12C1 -16 1 -20 3 -26L20 -26C19 -20 18 -16 16 -11Z', light.lit(yellow)),
    filled('M-24 -4C-28 -4 -30 0 -28 5C-25 4 -22 2 -20 0Z', light.lit(LOCAL.sand)),
    circle(-17, -3, 1.7, light.shaded(LOCAL.ink)),
  ].join('');
  const pair = repeat(2, (index) => {
    const rise = index * 26 + random.between(-6, 6);
    return placed(macaw, x + index * 74, y - rise, random.between(0.78, 0.92));
  });
  return palette.time === 'night' ? '' : pair;
}

/** An egret standing in the shallows; (x, y) is the foot. */
export function drawEgret(x: number, y: number, height: number, light: Light): string {
  const white = light.lit(LOCAL.white);
  const art = [
    stroked('M-2 0L-1 -34M7 0L5 -34', light.shaded(LOCAL.bark), 2),
    filled('M-13 -33C-8 -52 12 -55 32 -30C20 -33 8 -26 -4 -29C-8 -29 -11 -30 -13 -33Z', white),
    stroked('M-8 -38C-18 -52 4 -60 -8 -76', white, 5),
    filled('M-9 -80C-4 -80 -3 -73 -7 -72L-27 -69Z', light.lit(LOCAL.mango)),
    filled('M0 -30C10 -26 22 -33 32 -30C20 -42 8 -36 0 -30Z', light.shaded(LOCAL.white)),
    circle(-8, -76, 4.4, white),
  ].join('');
  return placed(art, x, y, height / 82);
}
