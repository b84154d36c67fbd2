import { distance } from '../../color-math.ts';
import type { Scene } from './scene.ts';
import { CORAL, LEAF, MANGO, PINE, PURPLE, TEAL, tone, type Tone } from './tones.ts';

/** The kind of object a palette sets off; "plate" means white china on the table. */
export type Shows = 'pale' | 'dark' | 'warm' | 'cool' | 'green' | 'plate';

/** Paints of an object that stand out from what is behind it and from one another. */
export interface Accents {
  hero: Tone;
  second: Tone;
  spark: Tone;
}

/** A room: wall, halo behind the object, table, and tones that stand out from all of them. */
export interface Palette extends Accents {
  wall: string;
  wallLow: string;
  halo: string;
  table: string;
  edge: string;
  shows: readonly Shows[];
}

const SKY_TEAL = tone('#2CC3B2');
const LIGHT_LILAC = tone('#C3A6FF');

/** Wall, lower wall, halo, table and edge; hero, second and spark; what they set off. */
const PALETTES: readonly Palette[] = [
  palette(
    ['#A9DDD8', '#8FD0CB', '#F6ECD0', '#E6C68C', '#C59A5B'],
    [CORAL, PURPLE, PINE],
    ['warm', 'dark', 'green'],
  ),
  palette(
    ['#F3E0BA', '#EACF9D', '#F7C566', '#149A8D', '#0A6A61'],
    [PURPLE, CORAL, PINE],
    ['dark', 'cool', 'green', 'plate'],
  ),
  palette(
    ['#BFA4F2', '#A98AE8', '#F9CDAA', '#4F289E', '#391B7A'],
    [TEAL, MANGO, CORAL],
    ['green', 'cool', 'dark', 'plate'],
  ),
  palette(
    ['#F3A988', '#EB9370', '#FBE0B2', '#0E5F68', '#08434B'],
    [PINE, PURPLE, MANGO],
    ['dark', 'cool', 'green', 'plate'],
  ),
  palette(
    ['#F5BE5B', '#EDAA42', '#FBE5B4', '#6434C2', '#482392'],
    [PINE, CORAL, SKY_TEAL],
    ['dark', 'cool', 'green', 'plate'],
  ),
  palette(
    ['#BFDCA6', '#A7CD8E', '#F5EFCF', '#B4552F', '#8A3D1F'],
    [PURPLE, MANGO, CORAL],
    ['dark', 'cool', 'warm', 'plate'],
  ),
  palette(
    ['#124857', '#0D3946', '#1E6F7E', '#0E857A', '#0A5F58'],
    [MANGO, CORAL, LIGHT_LILAC],
    ['pale', 'warm', 'plate'],
  ),
  palette(
    ['#CC734E', '#B9603D', '#E89B6C', '#F0DBB0', '#D2B27A'],
    [PINE, PURPLE, MANGO],
    ['pale', 'dark', 'cool', 'green'],
  ),
  palette(
    ['#118F83', '#0B786D', '#38B5A6', '#F1D9A6', '#D3B173'],
    [CORAL, MANGO, LEAF],
    ['pale', 'warm', 'dark'],
  ),
  palette(
    ['#6B43C2', '#5934AC', '#9070DC', '#EFAE48', '#CB8524'],
    [SKY_TEAL, CORAL, MANGO],
    ['pale', 'warm', 'green'],
  ),
  palette(
    ['#F6CDB8', '#EFB79C', '#FBF0DC', '#2A8FA3', '#1B6A7B'],
    [CORAL, PURPLE, PINE],
    ['dark', 'warm', 'green', 'plate'],
  ),
];

export function choosePalette({ random }: Scene, object?: Shows): Palette {
  return random.pick(
    PALETTES.filter(({ shows }) => object === undefined || shows.includes(object)),
  );
}

function palette(
  [wall, wallLow, halo, table, edge]: readonly [string, string, string, string, string],
  [hero, second, spark]: readonly [Tone, Tone, Tone],
  shows: readonly Shows[],
): Palette {
  return { wall, wallLow, halo, table, edge, hero, second, spark, shows };
}

/** An hour outdoors, from the sky down to the ground. */
export interface Day {
  sky: readonly [high: string, middle: string, low: string];
  sun: string;
  far: string;
  near: string;
  sea: string;
  deep: string;
  foam: string;
  sand: string;
  grass: Tone;
  road: string;
  leaf: Tone;
}

const DAYS: readonly Day[] = [
  {
    sky: ['#86CFD8', '#B3E0DF', '#EFF0DC'],
    sun: '#FFF6DD',
    far: '#7FBDB6',
    near: '#3E9A86',
    sea: '#1AA79D',
    deep: '#0B7F84',
    foam: '#DDF3EA',
    sand: '#F3DFB0',
    road: '#6B7F88',
    grass: tone('#7CBB66'),
    leaf: tone('#2F8F57'),
  },
  {
    sky: ['#F0A445', '#F5BE6C', '#FBDFAC'],
    sun: '#FFF4D2',
    far: '#E08E5C',
    near: '#A85A3D',
    sea: '#1F9792',
    deep: '#0E6E77',
    foam: '#FBE9C8',
    sand: '#F4D6A0',
    road: '#6C5A66',
    grass: tone('#8DAE55'),
    leaf: tone('#2C7A50'),
  },
  {
    sky: ['#7D54CE', '#B982CB', '#F5B596'],
    sun: '#FCE0A0',
    far: '#8459B8',
    near: '#4D3590',
    sea: '#3B7FB0',
    deep: '#2A5A92',
    foam: '#F8D6C4',
    sand: '#EBC29A',
    road: '#51456F',
    grass: tone('#4E9470'),
    leaf: tone('#1F6653'),
  },
  {
    sky: ['#C0A8F3', '#D9C6F7', '#FBE6D6'],
    sun: '#FFF6E6',
    far: '#A394DC',
    near: '#6480BE',
    sea: '#37B3B4',
    deep: '#1E8C99',
    foam: '#F3F0EA',
    sand: '#F5DEBE',
    road: '#70738F',
    grass: tone('#74B883'),
    leaf: tone('#2A8A6B'),
  },
  {
    sky: ['#F29B7E', '#F6B896', '#FBE0BF'],
    sun: '#FFF3D9',
    far: '#D58A8A',
    near: '#4F8B86',
    sea: '#159A93',
    deep: '#0C7178',
    foam: '#FCEBD8',
    sand: '#F6DDB4',
    road: '#6A6472',
    grass: tone('#83B46A'),
    leaf: tone('#23805A'),
  },
];

export function chooseDay({ random }: Scene): Day {
  return random.pick(DAYS);
}

/** One of the paints that can be told apart from what is behind the object. */
export function choosePaint({ random }: Scene, paints: readonly Tone[], behind: string): Tone {
  const clear = paints.filter(({ base }) => distance(base, behind) > 120);
  return random.pick(clear.length > 0 ? clear : paints);
}
