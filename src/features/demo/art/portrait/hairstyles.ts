import type { SeededRandom } from '../seeded-random.ts';
import type { Skin } from './colors.ts';
import { afro, bandedAfro, puff, shortAfro, twinPuffs } from './hair-coily.ts';
import { bald, baldWithSides, buzz, curlyTop, fade, highTop } from './hair-cropped.ts';
import { bob, curlyBob, curlyLong, longHair, wavyHair } from './hair-long.ts';
import type { HairStyle } from './hair-shapes.ts';
import {
  crewCut,
  fringed,
  pixie,
  receding,
  shaggy,
  shortSidePart,
  sweptBack,
} from './hair-short.ts';
import { braidedBun, cornrows, longBraids, longLocs, shortLocs } from './hair-strands.ts';
import { lowBun, ponytail, sideBraid, topBun } from './hair-tied.ts';
import { ballCap, headwrap, kerchief, strawHat } from './headwear.ts';

export type Texture = 'coily' | 'curly' | 'straight' | 'fair';

interface Sitter {
  presents: 'woman' | 'man';
  age: 'young' | 'middle' | 'elder';
}

/** Belize mixes: shares of hair texture by skin, never one texture for one skin. */
const TEXTURES: Record<Skin, readonly Texture[]> = {
  light: ['fair', 'fair', 'fair', 'straight', 'straight', 'straight', 'curly'],
  tan: ['straight', 'straight', 'straight', 'straight', 'curly', 'curly', 'coily'],
  brown: ['coily', 'coily', 'coily', 'straight', 'straight', 'straight', 'curly', 'curly'],
  deep: ['coily', 'coily', 'coily', 'coily', 'coily', 'coily', 'straight', 'curly'],
};

type Styles = Record<Texture, readonly HairStyle[]>;

const WOMEN: Styles = {
  coily: [
    afro,
    bandedAfro,
    shortAfro,
    puff,
    longBraids,
    longBraids,
    longLocs,
    shortLocs,
    braidedBun,
    headwrap,
    headwrap,
    twinPuffs,
  ],
  curly: [curlyLong, curlyLong, curlyBob, wavyHair, topBun, headwrap],
  straight: [
    longHair,
    longHair,
    wavyHair,
    bob,
    bob,
    topBun,
    lowBun,
    sideBraid,
    ponytail,
    ponytail,
    pixie,
  ],
  fair: [lowBun, sideBraid, kerchief, wavyHair, bob, strawHat, ponytail],
};

const MEN: Styles = {
  coily: [
    fade,
    fade,
    highTop,
    buzz,
    buzz,
    shortAfro,
    afro,
    shortLocs,
    longLocs,
    cornrows,
    bald,
    ballCap,
  ],
  curly: [curlyTop, curlyTop, fade, shaggy, sweptBack, ballCap],
  straight: [
    shortSidePart,
    shortSidePart,
    crewCut,
    crewCut,
    sweptBack,
    shaggy,
    fringed,
    ballCap,
    strawHat,
  ],
  fair: [shortSidePart, crewCut, strawHat, strawHat, fringed, sweptBack],
};

const ELDER_WOMEN: Styles = {
  coily: [shortAfro, shortAfro, headwrap, headwrap, braidedBun, longLocs, afro],
  curly: [curlyBob, topBun, headwrap, lowBun],
  straight: [lowBun, bob, pixie, sideBraid, curlyBob],
  fair: [kerchief, lowBun, pixie, curlyBob],
};

const ELDER_MEN: Styles = {
  coily: [buzz, bald, baldWithSides, shortAfro, longLocs, ballCap, strawHat],
  curly: [baldWithSides, curlyTop, receding, ballCap],
  straight: [receding, sweptBack, shortSidePart, baldWithSides, strawHat],
  fair: [strawHat, receding, baldWithSides],
};

export function pickTexture(skin: Skin, random: SeededRandom): Texture {
  return random.pick(TEXTURES[skin]);
}

export function pickHairStyle(sitter: Sitter, texture: Texture, random: SeededRandom): HairStyle {
  const woman = sitter.presents === 'woman';
  if (sitter.age === 'elder') return random.pick((woman ? ELDER_WOMEN : ELDER_MEN)[texture]);
  return random.pick((woman ? WOMEN : MEN)[texture]);
}
