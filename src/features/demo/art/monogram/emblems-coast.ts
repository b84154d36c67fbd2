import { both, circle, fill, line, svg } from '../markup.ts';
import type { Colorway } from './colorways.ts';
import { ripples } from './geometry.ts';

/** Emblems fill a box from -100 to 100 in both directions. */
export type Emblem = (colors: Colorway) => string;

export const sunOverWaves: Emblem = ({ main, accent }) => {
  const rays = [-72, -48, -24, 0, 24, 48, 72].map(
    (turn) => `<path d="M0 -84V-98" transform="translate(0 14) rotate(${turn})"/>`,
  );
  return (
    fill('M-64 14A64 64 0 0 1 64 14Z', accent) +
    `<g stroke="${accent}" stroke-width="9" stroke-linecap="round">${rays.join('')}</g>` +
    line(ripples(40, 90) + ripples(66, 90) + ripples(92, 60), main, 11)
  );
};

export const breakingWave: Emblem = ({ main, accent, ground }) =>
  circle(-48, -48, 32, accent) +
  fill(
    'M-98 74C-52 70 -58 -58 30 -66C74 -70 104 -36 94 4C84 -22 56 -30 36 -12C12 10 26 58 98 60V74Z',
    main,
  ) +
  line('M-54 62C-26 36 -26 -34 26 -46', ground, 7) +
  line('M-22 64C-4 44 -10 0 18 -22', ground, 7) +
  line(ripples(94, 96), main, 9);

export const palm: Emblem = ({ main, accent, ground }) => {
  const frond = 'M0 0C14 -34 58 -44 88 -12C62 -20 34 -14 0 0Z';
  const spread = [-52, -14, 26]
    .map((turn) => `<path d="${frond}" transform="rotate(${turn})"/>`)
    .join('');
  return (
    circle(26, -8, 56, accent) +
    line('M-8 88C8 52 8 14 -4 -30', ground, 24) +
    line('M-8 90C8 52 8 14 -4 -30', main, 13) +
    `<g transform="translate(-4 -36)" fill="${main}" stroke="${ground}" stroke-width="3">${both(`<g>${spread}</g>`)}</g>` +
    fill('M-84 96Q0 62 84 96Z', main)
  );
};

export const shell: Emblem = ({ main, accent, ground }) => {
  const lobes = [-50, -30, -10, 10, 30, 50].map((turn) => {
    const angle = ((turn - 90) * Math.PI) / 180;
    return circle(Math.cos(angle) * 134, 76 + Math.sin(angle) * 134, 24, main);
  });
  const ribs = [-40, -20, 0, 20, 40].map(
    (turn) => `<path d="M0 -34V-146" transform="translate(0 76) rotate(${turn})"/>`,
  );
  return (
    '<g transform="translate(0 2) scale(.82)">' +
    lobes.join('') +
    fill('M0 84C-40 66 -96 30 -122 -4A146 146 0 0 1 122 -4C96 30 40 66 0 84Z', main) +
    `<g stroke="${ground}" stroke-width="9" stroke-linecap="round">${ribs.join('')}</g>` +
    fill('M-62 76Q0 48 62 76L40 104Q0 92 -40 104Z', accent) +
    '</g>'
  );
};

export const anchor: Emblem = ({ main, accent }) =>
  line('M0 -38V88M-40 -16H40', main, 17) +
  line('M-80 26C-76 66 -40 88 0 88C40 88 76 66 80 26', main, 17) +
  both(fill('M80 4L102 50L60 42Z', main)) +
  svg`<circle cy="-70" r="24" fill="none" stroke="${accent}" stroke-width="15"/>`;

export const fish: Emblem = ({ main, accent, ground }) =>
  fill('M-84 0C-50 -58 30 -58 58 -6L98 -46V46L58 6C30 58 -50 58 -84 0Z', main) +
  line('M-38 -34C-20 -14 -20 14 -38 34', ground, 7) +
  line('M-4 -18q14 18 0 36M24 -14q10 14 0 28', accent, 9) +
  circle(-54, -8, 8, ground) +
  line(ripples(84, 70), accent, 9);

export const turtle: Emblem = ({ main, accent }) => {
  const flippers = both(
    fill('M40 -42C72 -74 96 -66 100 -30C78 -34 60 -26 50 -10Z', main) +
      fill('M38 46C58 58 66 80 58 98C40 90 28 74 24 58Z', main),
  );
  const seams =
    'M0 -32L28 -14V20L0 38L-28 20V-14ZM0 -32V-62M28 -14L52 -28M28 20L50 36M0 38V70M-28 20L-50 36M-28 -14L-52 -28';
  return (
    flippers +
    svg`<ellipse cy="-76" rx="19" ry="24" fill="${main}"/>` +
    svg`<ellipse cy="4" rx="60" ry="68" fill="${accent}" stroke="${main}" stroke-width="10"/>` +
    line(seams, main, 6)
  );
};

export const drop: Emblem = ({ main, accent, ground }) =>
  fill('M0 -98C36 -46 70 -10 70 30A70 68 0 0 1 -70 30C-70 -10 -36 -46 0 -98Z', main) +
  fill('M-70 26q17 -18 35 0t35 0t35 0t35 0A70 68 0 0 1 -70 26Z', accent) +
  line('M-38 20C-36 -4 -24 -22 -12 -38', ground, 8);
