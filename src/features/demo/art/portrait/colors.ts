import { contrast, mix } from '../color-math.ts';
import type { SeededRandom } from '../seeded-random.ts';

export type Skin = 'light' | 'tan' | 'brown' | 'deep';

export interface SkinTone {
  base: string;
  shade: string;
  deep: string;
  light: string;
  lip: string;
}

export interface HairTone {
  base: string;
  light: string;
  dark: string;
}

const SKINS: Record<Skin, readonly string[]> = {
  light: ['#F2CBA8', '#EDBF9A', '#F0C6A8', '#E6B48C', '#EBC09E'],
  tan: ['#D8A070', '#CE9462', '#D39B74', '#C78B5C', '#DBA87D'],
  brown: ['#AD7047', '#A0653D', '#B67A50', '#955C38', '#A56D4B'],
  deep: ['#7B4A30', '#6C3F28', '#845236', '#5F3724', '#744633'],
};

export function skinTone(skin: Skin, random: SeededRandom): SkinTone {
  const base = random.pick(SKINS[skin]);
  return {
    base,
    shade: mix(base, '#5A1A24', 0.24),
    deep: mix(base, '#38101A', 0.52),
    light: mix(base, '#FFE9C4', 0.24),
    lip: mix(base, '#9E2238', 0.42),
  };
}

/** `light` is the detail drawn on the hair: a gleam on dark hair, a line on pale hair. */
export function hairTone(base: string): HairTone {
  const pale = contrast(base, '#000000') > 0.5;
  return {
    base,
    light: pale ? mix(base, '#3A3038', 0.24) : mix(base, '#F0C8A0', 0.2),
    dark: mix(base, '#0B0608', pale ? 0.28 : 0.4),
  };
}

export const HAIR = {
  black: ['#1F181B', '#261B1C', '#1C1719', '#2E201E'],
  brown: ['#3B2620', '#4A2F24', '#2E201E', '#5A3A28'],
  fair: ['#C99B57', '#B5824A', '#8F5F38', '#A8683A', '#6B452D'],
  greying: ['#5E585A', '#6B6565', '#4E4849'],
  grey: ['#A39D9B', '#BDB7B1', '#8F8A8A', '#D8D2C8', '#C7C0B8'],
} as const;

/** Cloth has no neutral of skin among it, so that a neckline always shows. */
export const CLOTH = [
  '#0A6A61',
  '#0FA595',
  '#F2A93B',
  '#D9532F',
  '#6F3AD6',
  '#21495A',
  '#FBF4E4',
  '#2F7D5B',
  '#C93F5B',
  '#3C78B4',
  '#8A4FA8',
  '#F0D48A',
  '#183039',
  '#E8876B',
] as const;
