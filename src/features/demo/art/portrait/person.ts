import { type SeededRandom, seededRandom } from '../seeded-random.ts';
import { type PortraitTint, PORTRAIT_TINTS, backdropColors } from './backdrop.ts';
import type { Cloth, Wardrobe } from './clothing.ts';
import { contrast, mix } from '../color-math.ts';
import { CLOTH, HAIR, type Skin, type SkinTone, hairTone, skinTone } from './colors.ts';
import type { Beard } from './facial-hair.ts';
import type { Features } from './features.ts';
import type { HairCanvas, HairStyle } from './hair-shapes.ts';
import { type Texture, pickHairStyle, pickTexture } from './hairstyles.ts';
import { headOf } from './head.ts';
import { ballCap, headwrap, kerchief, strawHat } from './headwear.ts';

export interface Sitter {
  presents: 'woman' | 'man';
  age: 'young' | 'middle' | 'elder';
  skin: Skin;
  seed: string;
  /** Left out, the seed chooses it. */
  tint?: PortraitTint;
}

/** Everything the seed decides about a person; the drawing only follows it. */
export interface Person {
  tint: PortraitTint;
  canvas: HairCanvas;
  features: Features;
  style: HairStyle;
  beard: Beard | undefined;
  wardrobe: Wardrobe;
  cloth: Cloth;
  wears: { glasses: boolean; earrings: boolean; hibiscus: boolean; necklace: boolean };
  tilt: number;
}

export function castPerson(sitter: Sitter): Person {
  const random = seededRandom(sitter.seed);
  const { presents, age } = sitter;
  const woman = presents === 'woman';
  const tint = sitter.tint ?? random.pick(PORTRAIT_TINTS);
  const skin = skinTone(sitter.skin, random);
  const texture = pickTexture(sitter.skin, random);
  const tone = hairTone(pickHairColor(age, texture, skin, random));
  const style = pickHairStyle(sitter, texture, random);
  const farmer = !woman && texture === 'fair' && style === strawHat;
  const canvas = { head: headOf(presents, random), tone, skin, random };
  const broader = texture === 'coily' ? 0.3 : 0;
  return {
    tint,
    canvas,
    style,
    features: {
      presents,
      age,
      head: canvas.head,
      skin,
      brow: age === 'elder' ? hairTone(mix(tone.base, skin.deep, 0.35)) : tone,
      noseBreadth: random.between(0.1, 0.7) + broader,
      lipFullness: random.between(0.05, 0.65) + broader,
      eyeOpenness: random.between(0.1, 1),
      lipColor: pickLipColor(woman, skin, random),
    },
    beard: woman ? undefined : pickBeard(age, texture, farmer, random),
    wardrobe: farmer ? 'farmer' : presents,
    cloth: pickCloth(tint, skin.base, random),
    wears: pickAdornments(sitter, style, random),
    tilt: random.between(-3, 3),
  };
}

function pickHairColor(
  age: Sitter['age'],
  texture: Texture,
  skin: SkinTone,
  random: SeededRandom,
): string {
  if (age === 'elder') return random.pick(HAIR.grey);
  if (age === 'middle' && random.chance(0.2)) return random.pick(HAIR.greying);
  if (texture === 'fair') return random.pick(HAIR.fair);
  const dark = [...HAIR.black, ...(random.chance(0.45) ? HAIR.brown : [])];
  return random.pick(dark.filter((color) => contrast(color, skin.base) > 0.15));
}

function pickLipColor(woman: boolean, skin: SkinTone, random: SeededRandom): string {
  if (!woman) return mix(skin.base, skin.lip, 0.7);
  const lipstick = random.pick(['#B3243C', '#8E1F4A', '#C7482F', '#A5434F'] as const);
  return mix(skin.lip, lipstick, random.between(0.1, 0.7));
}

function pickBeard(
  age: Sitter['age'],
  texture: Texture,
  farmer: boolean,
  random: SeededRandom,
): Beard | undefined {
  if (farmer) return random.chance(0.6) ? 'curtain' : undefined;
  if (random.chance(age === 'young' ? 0.5 : 0.36)) return undefined;
  if (texture === 'straight') {
    return random.pick(['stubble', 'moustache', 'goatee', 'short', 'short'] as const);
  }
  return random.pick(['stubble', 'goatee', 'full', 'short', 'short', 'moustache'] as const);
}

function pickCloth(tint: PortraitTint, skin: string, random: SeededRandom): Cloth {
  const around = [...backdropColors(tint), skin];
  const main = random.pick(
    CLOTH.filter((color) => around.every((other) => contrast(color, other) > 0.14)),
  );
  return { main, accent: random.pick(CLOTH.filter((color) => contrast(color, main) > 0.3)) };
}

function pickAdornments(sitter: Sitter, style: HairStyle, random: SeededRandom): Person['wears'] {
  const woman = sitter.presents === 'woman';
  const covered = [headwrap, strawHat, kerchief, ballCap].includes(style);
  return {
    glasses: random.chance(sitter.age === 'elder' ? 0.5 : 0.22),
    earrings: random.chance(0.6) && woman && style !== kerchief,
    necklace: random.chance(0.35) && woman,
    hibiscus: random.chance(0.14) && woman && !covered && sitter.age !== 'elder',
  };
}
