import { contrast } from '../color-math.ts';
import { drawLetters } from '../letters.ts';
import { circle, fill, line, svg } from '../markup.ts';
import type { SeededRandom } from '../seeded-random.ts';
import type { Colorway } from './colorways.ts';
import type { Emblem } from './emblems-coast.ts';
import { ring, ripples } from './geometry.ts';

export interface Mark {
  initials: string;
  emblem: Emblem;
  colors: Colorway;
  random: SeededRandom;
}

/** A layout fills the square from -256 to 256 and keeps what matters within a circle of 230. */
type Layout = (mark: Mark) => string;

const WEIGHTS = [0.16, 0.2, 0.24] as const;

function place(emblem: Emblem, colors: Colorway, x: number, y: number, half: number): string {
  return `<g transform="translate(${x} ${y}) scale(${(half / 100).toFixed(3)})">${emblem(colors)}</g>`;
}

const reversed = ({ ground, main, accent }: Colorway): Colorway => ({
  ground: main,
  main: ground,
  accent,
});

/** The emblem alone, reversed out of a solid disc with a fine ring. */
const disc: Layout = ({ emblem, colors }) =>
  ring(212, colors.main, 7) +
  circle(0, 0, 192, colors.main) +
  place(emblem, reversed(colors), 0, 0, 116);

/** Letters over a thin rule, with the emblem as a crest. */
const stacked: Layout = ({ initials, emblem, colors, random }) =>
  place(emblem, colors, 0, -74, 100) +
  drawLetters(initials, {
    x: 0,
    y: 118,
    height: 118,
    maxWidth: 250,
    color: colors.main,
    weight: random.pick(WEIGHTS),
  });

const SHIELD = 'M-168 -190H168V10C168 104 92 170 0 214C-92 170 -168 104 -168 10Z';

const shield: Layout = ({ initials, emblem, colors, random }) => {
  const inner = reversed(colors);
  return (
    '<g transform="scale(.92)">' +
    fill(SHIELD, colors.main) +
    `<g transform="scale(.925)">${line(SHIELD, colors.accent, 6)}</g>` +
    place(emblem, inner, 0, -74, 80) +
    drawLetters(initials, {
      x: 0,
      y: 84,
      height: 104,
      maxWidth: 190,
      color: inner.main,
      weight: random.pick(WEIGHTS),
    }) +
    '</g>'
  );
};

const HEXAGON = 'M0 -216L187 -108V108L0 216L-187 108V-108Z';

const hexagon: Layout = ({ initials, emblem, colors, random }) => {
  const withEmblem = random.chance(0.5);
  const content = withEmblem
    ? place(emblem, reversed(colors), 0, 0, 112)
    : drawLetters(initials, {
        x: 0,
        y: 0,
        height: 190,
        maxWidth: 250,
        color: colors.ground,
        weight: 0.26,
        inline: colors.accent,
      });
  return (
    line(HEXAGON, colors.main, 12) +
    `<g transform="scale(.88)">${fill(HEXAGON, colors.main) + line(HEXAGON, colors.main, 12)}</g>` +
    content
  );
};

/** Big letters in a ring, cut by a small emblem on top. */
const seal: Layout = ({ initials, emblem, colors, random }) =>
  ring(186, colors.main, 12) +
  ring(164, colors.accent, 4) +
  circle(0, -168, 74, colors.ground) +
  place(emblem, colors, 0, -166, 56) +
  drawLetters(initials, {
    x: 0,
    y: 22,
    height: 150,
    maxWidth: 214,
    color: colors.main,
    weight: random.pick(WEIGHTS),
  });

const ARCH = 'M-160 206V-44A160 160 0 0 1 160 -44V206Z';

/** A window: the emblem under the arch, the letters on its sill. */
const arch: Layout = ({ initials, emblem, colors, random }) => {
  const inner = reversed(colors);
  return (
    '<g transform="translate(0 -6) scale(.9)">' +
    fill(ARCH, colors.main) +
    place(emblem, inner, 0, -56, 102) +
    svg`<rect x="-160" y="86" width="320" height="120" fill="${colors.accent}"/>` +
    drawLetters(initials, {
      x: 0,
      y: 146,
      height: 84,
      maxWidth: 230,
      color: inkOn(colors),
      weight: random.pick(WEIGHTS),
    }) +
    '</g>'
  );
};

/** Letters alone, poster style, on a leaning tile. */
const tile: Layout = ({ initials, colors }) =>
  `<g transform="rotate(45)">` +
  svg`<rect x="-158" y="-158" width="316" height="316" rx="34" fill="${colors.main}"/>` +
  svg`<rect x="-138" y="-138" width="276" height="276" rx="22" fill="none" stroke="${colors.accent}" stroke-width="6"/>` +
  '</g>' +
  drawLetters(initials, {
    x: 0,
    y: 0,
    height: 160,
    maxWidth: 226,
    color: colors.ground,
    weight: 0.26,
    inline: colors.accent,
  });

/** The emblem free on its ground, in a string of beads. */
const beaded: Layout = ({ emblem, colors }) =>
  ring(206, colors.accent, 13, '0.1 26.97') + place(emblem, colors, 0, 0, 132);

/** Letters on a sun that sets into the ground's own waves. */
const sunset: Layout = ({ initials, colors, random }) => {
  const waves = [96, 134, 172].map((y, index) =>
    line(ripples(y, 204 - index * 10, 30), colors.ground, 15),
  );
  return (
    circle(0, 0, 206, colors.main) +
    circle(0, -52, 122, colors.accent) +
    drawLetters(initials, {
      x: 0,
      y: -52,
      height: 104,
      maxWidth: 160,
      color: inkOn(colors),
      weight: random.pick(WEIGHTS),
    }) +
    waves.join('')
  );
};

/** A disc with a ribbon across it that carries the letters. */
const ribbon: Layout = ({ initials, emblem, colors, random }) =>
  circle(0, 0, 194, colors.main) +
  place(emblem, reversed(colors), 0, -74, 90) +
  line(RIBBON, colors.ground, 18) +
  fill(RIBBON, colors.accent) +
  drawLetters(initials, {
    x: 0,
    y: 89,
    height: 66,
    maxWidth: 240,
    color: inkOn(colors),
    weight: random.pick(WEIGHTS),
  });

const RIBBON = 'M-226 42H226L202 89L226 136H-226L-202 89Z';

function inkOn({ ground, main, accent }: Colorway): string {
  const inks = [ground, main, '#10222B', '#FBF4E4'];
  return inks.find((ink) => contrast(ink, accent) > 0.42) ?? '#10222B';
}

export const LAYOUTS: readonly Layout[] = [
  disc,
  stacked,
  shield,
  hexagon,
  seal,
  arch,
  tile,
  beaded,
  sunset,
  ribbon,
];
