import { both, circle, fill, line, svg } from '../markup.ts';
import type { Emblem } from './emblems-coast.ts';
import { turned } from './geometry.ts';

export const temple: Emblem = ({ main, accent, ground }) => {
  const tiers = [96, 76, 56, 38].map(
    (half, index) =>
      svg`<rect x="${-half}" y="${66 - index * 33}" width="${half * 2}" height="28" fill="${main}"/>`,
  );
  return (
    circle(0, -34, 64, accent) +
    tiers.join('') +
    svg`<path d="M-26 -40V-66H-34V-82H34V-66H26V-40Z" fill="${main}"/>` +
    fill('M-16 94L-9 -34H9L16 94Z', ground) +
    line('M-11 76H11M-10 54H10M-9 32H9M-9 10H9M-8 -12H8', accent, 6) +
    fill('M-8 -40V-58H8V-40Z', ground)
  );
};

export const leaf: Emblem = ({ main, accent, ground }) =>
  '<g transform="rotate(32)">' +
  fill('M0 92C-76 44 -70 -44 0 -100Z', main) +
  fill('M0 92C76 44 70 -44 0 -100Z', accent) +
  line(
    'M0 98V-60M0 58L-34 30M0 24L-38 -6M0 -10L-28 -36M0 58L34 30M0 24L38 -6M0 -10L28 -36',
    ground,
    6.5,
  ) +
  '</g>';

export const seedling: Emblem = ({ main, accent, ground }) =>
  line('M0 84C-2 50 2 20 0 -6', main, 12) +
  fill('M0 8C-66 14 -92 -28 -92 -72C-42 -76 0 -50 0 8Z', main) +
  fill('M0 -6C4 -58 42 -88 92 -88C96 -38 60 0 0 -6Z', accent) +
  line('M-10 -4C-30 -16 -48 -32 -62 -48M10 -18C28 -32 44 -48 60 -62', ground, 6) +
  line('M-66 92H66', main, 12);

export const hibiscus: Emblem = ({ main, accent, ground }) =>
  turned(
    5,
    (turn) =>
      `<g transform="rotate(${turn})">${fill('M0 0C-50 -30 -48 -92 -14 -98Q0 -88 14 -98C48 -92 50 -30 0 0Z', main)}${line('M0 -30V-66', ground, 5)}</g>`,
  ) +
  circle(0, 0, 24, accent) +
  line('M0 0L50 -36', accent, 9) +
  circle(54, -40, 10, accent) +
  circle(0, 0, 9, ground);

export const toucan: Emblem = ({ main, accent, ground }) =>
  fill('M-96 98C-100 20 -92 -78 -26 -78C4 -78 14 -58 14 -36C14 10 -22 34 -30 98Z', main) +
  fill('M2 -66C50 -84 104 -46 98 16C80 -10 44 -18 6 -14C14 -30 14 -52 2 -66Z', accent) +
  fill('M98 16C102 -16 88 -44 70 -57C74 -36 78 -18 74 -4C84 0 92 6 98 16Z', main) +
  line('M14 -38C40 -44 58 -40 76 -30', ground, 5) +
  circle(-26, -42, 17, accent) +
  circle(-26, -42, 8, ground) +
  line('M-54 92C-58 56 -50 24 -30 8', accent, 9);

export const cocoa: Emblem = ({ main, accent, ground }) =>
  '<g transform="rotate(28)">' +
  fill('M0 -72C54 -58 62 34 0 98C-62 34 -54 -58 0 -72Z', main) +
  line('M0 -62V84M-16 -56C-36 -14 -30 34 -12 72M16 -56C36 -14 30 34 12 72', ground, 6) +
  line('M0 -72V-96', main, 11) +
  '</g>' +
  fill('M26 -66C40 -104 78 -108 100 -96C92 -66 62 -52 26 -66Z', accent);

export const sunburst: Emblem = ({ main, accent, ground }) =>
  turned(
    16,
    (turn) =>
      `<path d="M-9 -56L0 -98L9 -56Z" transform="rotate(${turn})" fill="${turn % 45 ? accent : main}"/>`,
  ) +
  circle(0, 0, 52, main) +
  circle(0, 0, 36, ground) +
  circle(0, 0, 22, accent);

export const mountains: Emblem = ({ main, accent, ground }) =>
  circle(42, -44, 38, accent) +
  fill('M-100 76L-28 -70L44 76Z', main) +
  line('M0 76L48 -18L100 76Z', ground, 14) +
  fill('M-4 76L48 -22L100 76Z', main) +
  line('M-46 -14L-34 -26L-22 -12L-9 -26', ground, 7) +
  line('M-94 94H94', main, 10);

export const heartInHands: Emblem = ({ main, accent }) =>
  fill(
    'M0 28C-46 -2 -56 -32 -44 -56C-32 -78 -8 -74 0 -54C8 -74 32 -78 44 -56C56 -32 46 -2 0 28Z',
    accent,
  ) +
  both(
    line('M92 -24C94 22 66 44 34 56C20 62 14 72 14 92', main, 17) +
      line('M66 2C62 18 50 28 36 34', main, 13),
  );
