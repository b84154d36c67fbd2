export const hint = 'Dígalo como a un vecino, en español o inglés.';

export const areas: Readonly<Record<string, string>> = {
  'up west': 'en el oeste de la isla',
  'out east': 'en el este de la isla',
};
