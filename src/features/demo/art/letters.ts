import { line, svg } from './markup.ts';

interface Glyph {
  width: number;
  path: string;
}

/**
 * A geometric alphabet of single strokes, 100 units tall: SVG text would need a font that a bare machine may lack.
 */
const GLYPHS: Readonly<Record<string, Glyph>> = {
  A: { width: 84, path: 'M0 100L42 0L84 100M15 66H69' },
  B: {
    width: 66,
    path: 'M0 47H36A23.5 23.5 0 0 0 36 0H0V100H39.5A26.5 26.5 0 0 0 39.5 47',
  },
  C: { width: 86, path: 'M85.4 14.6A50 50 0 1 0 85.4 85.4' },
  D: { width: 80, path: 'M0 0V100H30A50 50 0 0 0 30 0Z' },
  E: { width: 56, path: 'M56 0H0V100H56M0 49H46' },
  F: { width: 56, path: 'M56 0H0V100M0 50H46' },
  G: { width: 100, path: 'M85.4 14.6A50 50 0 1 0 99.7 55H60' },
  H: { width: 70, path: 'M0 0V100M70 0V100M0 49H70' },
  I: { width: 0, path: 'M0 0V100' },
  J: { width: 50, path: 'M50 0V74A25 26 0 0 1 0 76' },
  K: { width: 66, path: 'M0 0V100M62 0L0 62M23 40L66 100' },
  L: { width: 54, path: 'M0 0V100H54' },
  M: { width: 88, path: 'M0 100V0L44 64L88 0V100' },
  N: { width: 72, path: 'M0 100V0L72 100V0' },
  O: { width: 100, path: 'M50 0A50 50 0 1 1 50 100A50 50 0 1 1 50 0Z' },
  P: { width: 64, path: 'M0 100V0H35A28.5 28.5 0 0 1 35 57H0' },
  Q: { width: 100, path: 'M50 0A50 50 0 1 1 50 100A50 50 0 1 1 50 0ZM64 66L98 102' },
  R: { width: 66, path: 'M0 100V0H35A28 28 0 0 1 35 56H0M34 56L66 100' },
  S: {
    width: 66,
    path: 'M61 17C55 6 45 0 33 0C16 0 4 10 4 25.5C4 41 17 45.5 33 49.5C51 54 65 58 65 74.5C65 90 52 100 33 100C18 100 6 93 0 81',
  },
  T: { width: 74, path: 'M0 0H74M37 0V100' },
  U: { width: 70, path: 'M0 0V65A35 35 0 0 0 70 65V0' },
  V: { width: 82, path: 'M0 0L41 100L82 0' },
  W: { width: 120, path: 'M0 0L30 100L60 10L90 100L120 0' },
  X: { width: 74, path: 'M0 0L74 100M74 0L0 100' },
  Y: { width: 78, path: 'M0 0L39 52L78 0M39 52V100' },
  Z: { width: 70, path: 'M0 0H70L0 100H70' },
  '0': { width: 70, path: 'M35 0A35 50 0 1 1 35 100A35 50 0 1 1 35 0Z' },
  '1': { width: 26, path: 'M0 20L26 0V100' },
  '2': { width: 64, path: 'M2 27C3 10 15 0 32 0C49 0 61 11 61 27C61 45 48 54 1 100H64' },
  '3': {
    width: 62,
    path: 'M4 0H59L28 40C50 39 62 52 62 69C62 88 48 100 30 100C15 100 4 93 0 81',
  },
  '4': { width: 70, path: 'M52 100V0L0 72H70' },
  '5': {
    width: 64,
    path: 'M58 0H12L7 45C14 39 22 36 32 36C51 36 64 49 64 68C64 87 50 100 31 100C15 100 5 93 0 82',
  },
  '6': { width: 64, path: 'M44 0C26 18 0 46 0 68A32 32 0 1 0 64 68A32 32 0 0 0 7 48' },
  '7': { width: 62, path: 'M0 0H62L20 100' },
  '8': {
    width: 60,
    path: 'M30 0A23.5 23.5 0 1 1 30 47A23.5 23.5 0 1 1 30 0ZM30 47A26.5 26.5 0 1 1 30 100A26.5 26.5 0 1 1 30 47Z',
  },
  '9': { width: 64, path: 'M20 100C38 82 64 54 64 32A32 32 0 1 0 0 32A32 32 0 0 0 57 52' },
  '&': {
    width: 76,
    path: 'M74 100L19 31C8 17 16 0 33 0C50 0 57 18 44 29L20 48C-7 69 2 100 30 100C54 100 68 82 71 55',
  },
};

export interface Lettering {
  /** Centre of the word and the room it may take. */
  x: number;
  y: number;
  height: number;
  maxWidth: number;
  color: string;
  /** Stroke as a share of the height. */
  weight: number;
  /** A thin line of this colour inside each stroke, as on old posters. */
  inline?: string;
}

/** Characters without a glyph are left out. */
export function drawLetters(text: string, lettering: Lettering): string {
  const stroke = lettering.weight * 100;
  const glyphs = Array.from(text.toUpperCase()).flatMap((character) => GLYPHS[character] ?? []);
  const gap = stroke + 17;
  const width = glyphs.reduce((sum, glyph) => sum + glyph.width, gap * (glyphs.length - 1));
  const scale = Math.min(lettering.height / (100 + stroke), lettering.maxWidth / (width + stroke));

  let x = -width / 2;
  const placed = glyphs.map((glyph) => {
    const { path } = glyph;
    const inside = lettering.inline ? line(path, lettering.inline, stroke * 0.24) : '';
    const letter = svg`<g transform="translate(${x} -50)">${line(path, lettering.color, stroke)}${inside}</g>`;
    x += glyph.width + gap;
    return letter;
  });
  return `<g transform="translate(${lettering.x} ${lettering.y}) scale(${scale.toFixed(4)})">${placed.join('')}</g>`;
}
