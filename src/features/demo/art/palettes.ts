import { mix } from './color-math.ts';

export const TIMES_OF_DAY = ['dawn', 'day', 'dusk', 'night'] as const;
export type TimeOfDay = (typeof TIMES_OF_DAY)[number];
export type Tint = 'teal' | 'purple';

/** How things at one distance take the light: `lit` faces the sun (upper left), `shaded` faces away. */
export interface Light {
  lit: (color: string) => string;
  shaded: (color: string) => string;
}

type Ramp = readonly [string, string, string, string, string];

/** Hand-picked for each time and tint; everything else is derived, so a picture cannot fall out of harmony. */
interface Mood {
  /** Zenith to horizon. */
  sky: Ramp;
  /** Horizon to shore. */
  water: Ramp;
  /** Below the surface, downwards. */
  depths: Ramp;
  disc: string;
  cloud: string;
  cloudShade: string;
  /** What distance fades into. */
  haze: string;
  mountain: string;
  leaf: readonly [light: string, middle: string, deep: string];
  sunlight: string;
  sunWeight: number;
  shadow: string;
  shadowWeight: number;
}

export interface Palette extends Mood {
  time: TimeOfDay;
  tint: Tint;
  /** Lamps and windows glow when this is true. */
  isDark: boolean;
  /** distance 0 is the foreground, 1 is lost in haze. */
  light(distance: number): Light;
  underwater(distance: number): Light;
  /** For dark shapes close to the viewer that frame a picture. */
  backlit: Light;
}

/** Colours of things themselves, before any light falls on them. */
export const LOCAL = {
  sand: '#F3DFB4',
  stone: '#E3D3B2',
  bark: '#9A6B45',
  ceibaBark: '#B9B29A',
  wood: '#A9713F',
  tin: '#C65A3A',
  white: '#FBF8F1',
  mango: '#F2A93B',
  coral: '#E2643C',
  teal: '#0FA595',
  purple: '#6F3AD6',
  lilac: '#C3A6FF',
  rose: '#E88C9A',
  ink: '#10222B',
  lamp: '#FFD27A',
} as const;

/** `changes` gives one picture, such as the hero, a light of its own. */
export function paletteFor(time: TimeOfDay, tint: Tint, changes: Partial<Mood> = {}): Palette {
  const mood = { ...MOODS[time][tint], ...changes };
  const lightInto = (haze: string, strength: number) => (distance: number) => ({
    lit: (color: string) =>
      mix(mix(color, mood.sunlight, mood.sunWeight * strength), haze, distance),
    shaded: (color: string) =>
      mix(mix(color, mood.shadow, mood.shadowWeight * strength), haze, distance),
  });
  const light = lightInto(mood.haze, 1);
  const near = light(0);
  return {
    ...mood,
    time,
    tint,
    isDark: time === 'night' || time === 'dusk',
    light,
    backlit: { lit: near.shaded, shaded: (color) => mix(near.shaded(color), mood.shadow, 0.5) },
    // Corals keep more of their own colour, or a reef at night turns grey.
    underwater: lightInto(mood.depths[2], 0.8),
  };
}

/** The colour at `position` (0 to 1) along a ramp. */
export function along(ramp: readonly string[], position: number): string {
  const place = Math.min(1, Math.max(0, position)) * (ramp.length - 1);
  const index = Math.min(ramp.length - 2, Math.floor(place));
  const [from, to] = [ramp[index], ramp[index + 1]];
  if (from === undefined || to === undefined) throw new Error('A ramp needs at least two colours');
  return mix(from, to, place - index);
}

const TEAL_LEAF = ['#5FB074', '#1F8264', '#0C5650'] as const;
const NIGHT_TEAL_LEAF = ['#2C7F66', '#0F5A4B', '#08403C'] as const;
const NIGHT_PURPLE_LEAF = ['#4F6FA0', '#2C4384', '#28245F'] as const;
const PURPLE_LEAF = ['#8CC3A8', '#3F8096', '#3B3A8C'] as const;
const PLUM_LEAF = ['#B45C96', '#6A3C98', '#3A2276'] as const;

const MOODS: Record<TimeOfDay, Record<Tint, Mood>> = {
  dawn: {
    teal: {
      sky: ['#3C9A9B', '#84C0B0', '#F3DDB0', '#F9C592', '#F6A57D'],
      water: ['#F3B992', '#B9C2A5', '#74B1A2', '#429693', '#2A7C82'],
      depths: ['#F3CFA8', '#83C2B1', '#329499', '#1D6F7E', '#145266'],
      disc: '#FFF0C9',
      cloud: '#FCE3C0',
      cloudShade: '#EFA98A',
      haze: '#DDDAB8',
      mountain: '#2F7F84',
      leaf: TEAL_LEAF,
      sunlight: '#FFC796',
      sunWeight: 0.24,
      shadow: '#1B5A66',
      shadowWeight: 0.5,
    },
    purple: {
      sky: ['#6B50B8', '#A277C6', '#E09DB6', '#F8BD9F', '#FCDDAE'],
      water: ['#F6BBA1', '#D398B7', '#A67CC2', '#7D60B6', '#5C47A2'],
      depths: ['#F6BFB2', '#B78DCC', '#7F62BE', '#5945A2', '#403085'],
      disc: '#FFF3D2',
      cloud: '#FCDCC4',
      cloudShade: '#DD8FB0',
      haze: '#EDB3B4',
      mountain: '#66489F',
      leaf: PURPLE_LEAF,
      sunlight: '#FFC3A0',
      sunWeight: 0.24,
      shadow: '#43307F',
      shadowWeight: 0.52,
    },
  },
  day: {
    teal: {
      sky: ['#1F9A9B', '#4DB9B1', '#8FD5C7', '#C8E8D5', '#F8F1D8'],
      water: ['#0E7B83', '#149699', '#36B4AB', '#76D0C0', '#B8E5D2'],
      depths: ['#9BE3D3', '#42C0B5', '#1798A1', '#0E7184', '#0A5168'],
      disc: '#FFE7A6',
      cloud: '#FFFBEF',
      cloudShade: '#BFE0D5',
      haze: '#C9E6D6',
      mountain: '#157A80',
      leaf: TEAL_LEAF,
      sunlight: '#FFF3CC',
      sunWeight: 0.14,
      shadow: '#0A4A57',
      shadowWeight: 0.42,
    },
    purple: {
      sky: ['#6A53C8', '#8B78DA', '#B2A1E8', '#D7C9F1', '#FCEEDD'],
      water: ['#4B43B4', '#625CC9', '#8582DB', '#AEB0E8', '#D6DDF1'],
      depths: ['#BFBDF5', '#8D86E2', '#685BCA', '#4C3DAA', '#372987'],
      disc: '#FFE6AE',
      cloud: '#FFFAF0',
      cloudShade: '#CDBDEC',
      haze: '#D5C8EE',
      mountain: '#5746AE',
      leaf: PURPLE_LEAF,
      sunlight: '#FFF1D0',
      sunWeight: 0.14,
      shadow: '#36247A',
      shadowWeight: 0.44,
    },
  },
  dusk: {
    teal: {
      sky: ['#0C4A57', '#1B6D70', '#6D9C80', '#EDAE58', '#EC7B45'],
      water: ['#E88F50', '#AC8E60', '#50827A', '#1F646A', '#0F4955'],
      depths: ['#DC9459', '#519188', '#1E6A72', '#104C5A', '#0A3746'],
      disc: '#FFD27F',
      cloud: '#F6B765',
      cloudShade: '#C7603F',
      haze: '#86A38B',
      mountain: '#14545E',
      leaf: TEAL_LEAF,
      sunlight: '#EE8A45',
      sunWeight: 0.26,
      shadow: '#08333F',
      shadowWeight: 0.66,
    },
    purple: {
      sky: ['#2E1B69', '#5A329D', '#A1439E', '#E3667B', '#F8AA52'],
      water: ['#F0836B', '#BE5D8B', '#844198', '#572E8C', '#382072'],
      depths: ['#EA7C8C', '#9C4CA1', '#613498', '#42247C', '#2B175E'],
      disc: '#FFD88A',
      cloud: '#F9A76B',
      cloudShade: '#B8458A',
      haze: '#CC5C86',
      mountain: '#4A2789',
      leaf: PLUM_LEAF,
      sunlight: '#F2805A',
      sunWeight: 0.26,
      shadow: '#28144F',
      shadowWeight: 0.66,
    },
  },
  night: {
    teal: {
      sky: ['#071A21', '#0A2A34', '#0D3B45', '#13525A', '#1F6E6E'],
      water: ['#1A6265', '#124D54', '#0D3C46', '#0A2E38', '#08232C'],
      depths: ['#217D7C', '#145C65', '#0D444F', '#09303C', '#06222C'],
      disc: '#F6EFCF',
      cloud: '#1F6468',
      cloudShade: '#134850',
      haze: '#1A5B60',
      mountain: '#0B343E',
      leaf: NIGHT_TEAL_LEAF,
      sunlight: '#23727A',
      sunWeight: 0.54,
      shadow: '#06212A',
      shadowWeight: 0.84,
    },
    purple: {
      sky: ['#110C2D', '#1D144B', '#2D1F6B', '#43308E', '#6149AE'],
      water: ['#4D3BA0', '#392A84', '#2B1F6A', '#201653', '#170F3E'],
      depths: ['#5E4BB7', '#453592', '#322671', '#231955', '#17103D'],
      disc: '#F6EFD8',
      cloud: '#503D9E',
      cloudShade: '#372884',
      haze: '#4A3898',
      mountain: '#271B62',
      leaf: NIGHT_PURPLE_LEAF,
      sunlight: '#5142A0',
      sunWeight: 0.54,
      shadow: '#140D36',
      shadowWeight: 0.84,
    },
  },
};
