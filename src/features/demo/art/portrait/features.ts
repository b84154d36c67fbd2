import type { SeededRandom } from '../seeded-random.ts';
import { mix } from '../color-math.ts';
import { type HairTone, type SkinTone } from './colors.ts';
import type { Head } from './head.ts';
import { both, circle, fill, line, svg } from '../markup.ts';

export interface Features {
  presents: 'woman' | 'man';
  age: 'young' | 'middle' | 'elder';
  head: Head;
  skin: SkinTone;
  brow: HairTone;
  /** 0 is narrow or thin, 1 is broad or full. */
  noseBreadth: number;
  lipFullness: number;
  eyeOpenness: number;
  lipColor: string;
}

const LASH = '#22151A';
const IRISES = ['#33201A', '#2A1A18', '#40281C'] as const;

export function drawFeatures(features: Features, random: SeededRandom): string {
  return drawNose(features, random) + drawMouth(features, random) + drawEyes(features, random);
}

/** What lies on the skin itself, so that a beard can cover it. */
export function drawComplexion(features: Features): string {
  return drawBlush(features) + drawAgeLines(features);
}

function drawBlush({ head, skin, presents }: Features): string {
  const color = mix(skin.base, '#D0392F', presents === 'woman' ? 0.2 : 0.12);
  const cheek = svg`<ellipse cx="${head.temple * 0.56}" cy="${head.eyes + 44}" rx="18" ry="12" fill="${color}" opacity=".4"/>`;
  return both(cheek);
}

function drawAgeLines({ age, head, skin }: Features): string {
  if (age === 'young') return '';
  const { eyes, temple, chinY } = head;
  const smile = svg`M${temple * 0.36} ${eyes + 46}Q${temple * 0.5} ${eyes + 58} ${temple * 0.47} ${chinY - 44}`;
  if (age === 'middle') return both(line(smile, skin.shade, 3));
  const crow = svg`M${temple - 20} ${eyes - 4}l9 -4M${temple - 19} ${eyes + 4}l10 2`;
  const under = svg`M24 ${eyes + 17}q12 6 24 -1`;
  const forehead = svg`M-26 ${head.hairline + 24}q26 -6 52 0`;
  const creases = both(line(smile + crow + under, skin.shade, 3.4));
  return creases + line(forehead, skin.shade, 3);
}

function drawNose({ head, skin, noseBreadth, age }: Features, random: SeededRandom): string {
  const half = 11 + noseBreadth * 9;
  const y = head.eyes + 41 + random.between(-3, 4) + (age === 'elder' ? 3 : 0);
  const side = svg`M5 ${head.eyes - 4}C7 ${head.eyes + 18} 9 ${y - 18} ${half - 2} ${y - 8}C${half + 4} ${y - 2} ${half + 1} ${y + 6} ${half - 6} ${y + 5}L0 ${y + 8}C5 ${y - 6} 1 ${head.eyes + 18} 5 ${head.eyes - 4}Z`;
  const base = svg`M${-half} ${y - 1}C${-half} ${y + 7} ${-half * 0.5} ${y + 3} 0 ${y + 8}C${half * 0.5} ${y + 3} ${half} ${y + 7} ${half} ${y - 1}`;
  return fill(side, skin.shade, 0.6) + line(base, mix(skin.shade, skin.deep, 0.5), 3.6);
}

function drawMouth(features: Features, random: SeededRandom): string {
  const { head, skin, lipFullness, lipColor } = features;
  const half = random.between(22, 31);
  const mouth = random.chance(0.42) ? openSmile : closedSmile;
  const y = head.chinY - 44 + random.between(-2, 3);
  const drawn = mouth(half, lipFullness, lipColor, skin);
  return svg`<g transform="translate(0 ${y})">${drawn}</g>`;
}

function closedSmile(half: number, fullness: number, lip: string, skin: SkinTone): string {
  const [upper, lower] = [5 + fullness * 4, 11 + fullness * 7];
  const lips = svg`M${-half} -4C${-half * 0.6} ${-upper} -7 ${-upper - 4} 0 ${-upper}C7 ${-upper - 4} ${half * 0.6} ${-upper} ${half} -4C${half * 0.6} ${lower} ${-half * 0.6} ${lower} ${-half} -4Z`;
  const seam = svg`M${-half - 3} -6Q${-half * 0.5} 3 0 3T${half + 3} -6`;
  return fill(lips, lip) + line(seam, mix(lip, skin.deep, 0.75), 3.4);
}

function openSmile(half: number, fullness: number, lip: string, skin: SkinTone): string {
  const [upper, lower] = [6 + fullness * 4, 22 + fullness * 7];
  const lips = svg`M${-half - 4} -6C${-half * 0.6} ${-upper - 2} -7 ${-upper - 4} 0 ${-upper}C7 ${-upper - 4} ${half * 0.6} ${-upper - 2} ${half + 4} -6C${half * 0.7} ${lower} ${-half * 0.7} ${lower} ${-half - 4} -6Z`;
  const gap = svg`M${-half} -5Q0 3 ${half} -5C${half * 0.66} 15 ${-half * 0.66} 15 ${-half} -5Z`;
  const teeth = svg`M${-half} -5Q0 3 ${half} -5C${half * 0.62} 9 ${-half * 0.62} 9 ${-half} -5Z`;
  return fill(lips, lip) + fill(gap, mix(skin.deep, '#4A0F18', 0.6)) + fill(teeth, '#FFF9EE');
}

function drawEyes(features: Features, random: SeededRandom): string {
  const { head, presents, brow, eyeOpenness, skin } = features;
  const apart = random.between(34, 40);
  const half = random.between(15.5, 18);
  const [above, below] = [8 + eyeOpenness * 4.5, 6 + eyeOpenness * 1.5];
  const woman = presents === 'woman';
  const white = svg`M${-half} 2C${-half * 0.5} ${-above} ${half * 0.5} ${-above} ${half} 0C${half * 0.5} ${below} ${-half * 0.5} ${below} ${-half} 2Z`;
  const lid = svg`M${-half - 1} 2.5C${-half * 0.5} ${-above - 1} ${half * 0.5} ${-above - 1} ${half} -0.5${woman ? 'l4 -3' : ''}`;
  const crease = svg`M${-half + 3} ${-above + 0.5}Q0 ${-above - 8} ${half} ${-above + 3}`;
  const iris = random.pick(IRISES);
  const shape =
    fill(white, mix('#FFF8EC', skin.base, 0.1)) +
    svg`<circle cx="0" cy="-1" r="${5.8 + eyeOpenness * 1.4}" fill="${iris}"/>` +
    line(lid, LASH, woman ? 4.8 : 4) +
    (random.chance(0.55) ? line(crease, skin.shade, 2.6) : '');
  const eye = svg`<g transform="translate(${apart} ${head.eyes})">${shape}</g>`;
  const glint = (x: number) => circle(x - 2.2, head.eyes - 3, 1.9, '#FFFFFF');
  return both(eye + drawBrow(apart, head.eyes, woman, brow, random)) + glint(-apart) + glint(apart);
}

function drawBrow(
  apart: number,
  eyes: number,
  woman: boolean,
  brow: HairTone,
  random: SeededRandom,
): string {
  const y = eyes - 27 + random.between(-2, 2);
  const thick = (woman ? 6 : 9) + random.between(-1, 1.5);
  const arch = (woman ? 8 : 5) + random.between(-3, 3);
  const lift = random.between(-2, 3);
  const [inner, outer] = [y + 3, y + 6 + lift];
  const path = svg`M${apart - 21} ${inner}Q${apart - 2} ${y - arch} ${apart + 24} ${outer}Q${apart} ${y - arch + thick + 2} ${apart - 20} ${inner + thick * 0.75}Q${apart - 25} ${inner + 3} ${apart - 21} ${inner}Z`;
  return fill(path, mix(brow.dark, '#0B0608', 0.15));
}
