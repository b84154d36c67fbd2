export const hint = 'Say it as you would to a neighbour, in English or Spanish.';

/** Parts of the country that people call by a word of their own, as sentence-words/places.json knows them. */
export const areas: Readonly<Record<string, string>> = {
  'up west': 'up west',
  'out east': 'out east',
};
