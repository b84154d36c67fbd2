import { mix } from '../../color-math.ts';

/** One material in flat steps of light. */
export interface Tone {
  light: string;
  base: string;
  shade: string;
  deep: string;
}

const LAMP = '#FFF3D6';
const DUSK = '#1A1B4B';

/** The identity's colours and their neighbours. */
export const HUE = {
  sand: '#FBF8F1',
  dune: '#F0DDB6',
  ink: '#10222B',
  slate: '#3F525C',
  teal: '#0FA595',
  pine: '#0A6A61',
  aqua: '#2CC3B2',
  purple: '#6F3AD6',
  lilac: '#C3A6FF',
  mango: '#F2A93B',
  coral: '#E8663C',
  brick: '#B83A16',
  lagoon: '#1B6F86',
  leaf: '#3D9A55',
  forest: '#1F6B45',
  terracotta: '#C0653B',
} as const;

export const SAND = tone('#FBF8F1');
export const PAPER = { ...tone('#FBF6E9'), shade: '#E3DBC9' };
export const DUNE = tone('#EFD9AC');
export const INK = { ...tone('#1B333E'), light: '#3F5C68' };
export const STEEL = { ...tone('#A9BDC4'), light: '#DCE8EA' };
export const IRON = { ...tone('#4A606B'), light: '#71878F' };
export const WOOD = tone('#B8733E');
export const PALE_WOOD = tone('#DDAE72');
export const DARK_WOOD = tone('#7C4526');
export const TEAL = tone(HUE.teal);
export const PINE = tone('#0B7A70');
export const PURPLE = tone(HUE.purple);
export const LILAC = tone('#B597F5');
export const MANGO = tone(HUE.mango);
export const CORAL = tone(HUE.coral);
export const LAGOON = tone('#2585A0');
export const LEAF = tone(HUE.leaf);
export const FOREST = tone(HUE.forest);
export const TERRACOTTA = tone(HUE.terracotta);
export const BRASS = tone('#DDA63A');
export const RED = tone('#CF3B2E');

export function tone(base: string): Tone {
  return {
    light: mix(base, LAMP, 0.45),
    base,
    shade: mix(base, DUSK, 0.2),
    deep: mix(base, DUSK, 0.42),
  };
}
