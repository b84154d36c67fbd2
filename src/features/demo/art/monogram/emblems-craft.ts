import { both, circle, fill, line, svg } from '../markup.ts';
import type { Emblem } from './emblems-coast.ts';
import { ring, turned } from './geometry.ts';

export const gear: Emblem = ({ main, accent, ground }) =>
  turned(
    10,
    (turn) =>
      `<path d="M-14 -68L-10 -98H10L14 -68Z" transform="rotate(${turn})" fill="${main}" stroke="${main}" stroke-width="4" stroke-linejoin="round"/>`,
  ) +
  circle(0, 0, 76, main) +
  circle(0, 0, 46, ground) +
  circle(0, 0, 30, accent);

export const compass: Emblem = ({ main, accent, ground }) =>
  ring(90, main, 11) +
  turned(
    4,
    (turn) => `<g transform="rotate(${turn + 45})">${fill('M0 -52L10 -10H-10Z', accent)}</g>`,
  ) +
  turned(
    4,
    (turn) =>
      `<g transform="rotate(${turn})">${fill('M0 -78V0L-17 -17Z', main) + fill('M0 -78V0L17 -17Z', accent)}</g>`,
  ) +
  circle(0, 0, 9, ground);

export const roof: Emblem = ({ main, accent, ground }) =>
  fill('M-66 0L0 -58L66 0V88H-66Z', main) +
  line('M-94 8L0 -74L94 8', ground, 30) +
  line('M-94 8L0 -74L94 8', main, 18) +
  fill('M-22 88V44A22 22 0 0 1 22 44V88Z', accent) +
  circle(0, -12, 13, accent);

export const book: Emblem = ({ main, accent, ground }) =>
  fill('M-40 -34A40 40 0 0 1 40 -34Z', accent) +
  line('M0 -84V-98M-38 -70L-47 -82M38 -70L47 -82', accent, 8) +
  both(
    fill('M4 84C30 62 64 56 96 62V-26C64 -32 30 -26 4 -4Z', main) +
      line('M24 12C42 2 60 0 76 2M24 38C42 28 60 26 76 28', ground, 6),
  );

export const bowl: Emblem = ({ main, accent, ground }) =>
  fill('M-92 2H92A92 82 0 0 1 34 78V92H-34V78A92 82 0 0 1 -92 2Z', main) +
  line('M-62 30l16 -14l16 14l16 -14l16 14l16 -14l16 14l16 -14l14 12', ground, 7) +
  line(
    'M-36 -20c-14 -20 14 -32 0 -56M0 -20c-14 -24 14 -40 0 -70M36 -20c-14 -20 14 -32 0 -56',
    accent,
    11,
  );

const BOLT = 'M18 -92L-50 16H-6L-20 92L54 -20H8Z';

export const bolt: Emblem = ({ main, accent, ground }) =>
  ring(84, main, 13) + line(BOLT, ground, 26) + fill(BOLT, accent);

export const wheel: Emblem = ({ main, accent, ground }) =>
  ring(80, main, 30) +
  turned(
    12,
    (turn) =>
      `<path d="M0 -98V-86" transform="rotate(${turn})" stroke="${ground}" stroke-width="7"/>`,
  ) +
  turned(
    6,
    (turn) => `<path d="M-6 -18L-11 -56H11L6 -18Z" transform="rotate(${turn})" fill="${accent}"/>`,
  ) +
  circle(0, 0, 20, main) +
  circle(0, 0, 8, ground);

export const drum: Emblem = ({ main, accent, ground }) =>
  fill('M-78 -54L-58 82Q0 104 58 82L78 -54Z', main) +
  line('M-58 -8L-38 70L-19 6L0 78L19 6L38 70L58 -8', ground, 7) +
  svg`<ellipse cy="-56" rx="80" ry="30" fill="${accent}" stroke="${main}" stroke-width="10"/>`;

export const bars: Emblem = ({ main, accent }) =>
  svg`<rect x="-88" y="18" width="42" height="60" rx="6" fill="${main}"/>` +
  svg`<rect x="-21" y="-18" width="42" height="96" rx="6" fill="${main}"/>` +
  svg`<rect x="46" y="-54" width="42" height="132" rx="6" fill="${main}"/>` +
  line('M-84 -22C-40 -34 -6 -60 22 -92M-8 -92H24V-60', accent, 13) +
  line('M-96 96H96', main, 9);

export const signal: Emblem = ({ main, accent }) =>
  circle(0, 62, 22, accent) +
  line('M-42 20A60 60 0 0 1 42 20', main, 18) +
  line('M-68 -18A98 98 0 0 1 68 -18', main, 18) +
  line('M-94 -56A136 136 0 0 1 94 -56', main, 18);

export const tools: Emblem = ({ main, accent, ground }) =>
  '<g transform="rotate(-45)">' +
  line('M0 -44V92', main, 20) +
  fill('M-32 -60A34 34 0 1 0 32 -60L26 -98L14 -98V-62H-14V-98L-26 -98Z', main) +
  '</g><g transform="rotate(45)">' +
  line('M0 -60V92', ground, 34) +
  line('M0 -60V92', accent, 20) +
  fill('M-46 -92H30Q52 -88 54 -62H32V-54H-46Z', main) +
  '</g>';

export const brush: Emblem = ({ main, accent, ground }) =>
  line('M-92 74C-50 104 -26 52 6 78S66 92 94 66', accent, 16) +
  '<g transform="translate(4 -18) rotate(38)">' +
  fill('M-13 -84H13L17 18H-17Z', main) +
  fill('M-19 18H19V38H-19Z', ground) +
  fill('M-19 26H19V38H-19Z', accent) +
  fill('M-19 42H19C26 70 8 80 0 100C-8 80 -26 70 -19 42Z', main) +
  '</g>';

export const bag: Emblem = ({ main, accent, ground }) =>
  line('M-36 -26V-48A36 36 0 0 1 36 -48V-26', accent, 13) +
  fill('M-74 -38H74L88 92H-88Z', main) +
  circle(0, 30, 32, accent) +
  line('M-28 34q9 -12 19 0t19 0t18 0', ground, 8);
