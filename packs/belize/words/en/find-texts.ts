export const hint = 'Say it as you would to a neighbour, in English, Spanish or Kriol.';

/** Parts of the country that people call by a word of their own, as sentence-words/places.json knows them. */
export const areas: Readonly<Record<string, string>> = {
  'up north': 'up north',
  'down south': 'down south',
  'out west': 'out west',
  'on the cayes': 'on the cayes',
};
