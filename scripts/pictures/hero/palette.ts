import { paletteFor } from '#features/demo/art/palettes.ts';

/** Zenith to sun: the dark end lies behind the headline, the gold stays close to the sun. */
export const GLOW = [
  '#08333F',
  '#0B404C',
  '#10505B',
  '#1A636A',
  '#31797A',
  '#548F88',
  '#84A28A',
  '#B5947A',
  '#E4A570',
  '#F2A366',
  '#F6B073',
  '#FBCD8C',
] as const;

/** Shore to viewer. */
export const LAGOON = [
  '#63A596',
  '#36A097',
  '#1A8F8C',
  '#127680',
  '#0D6170',
  '#0A4D5E',
  '#083D4C',
] as const;

/** The golden hour of the hero: dusk's lamps and long light, over a clearer lagoon. */
export const PALETTE = paletteFor('dusk', 'teal', {
  disc: '#FFE9B0',
  cloud: '#F0B87A',
  cloudShade: '#B9755A',
  haze: '#6FA79A',
  mountain: '#15565F',
  water: ['#63A596', '#36A097', '#1A8F8C', '#0D6170', '#083D4C'],
  sunlight: '#F6A45C',
  sunWeight: 0.24,
  shadow: '#08333F',
  shadowWeight: 0.6,
});
