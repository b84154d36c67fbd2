export const hint = 'Dígalo como a un vecino, en inglés, español o kriol.';

export const areas: Readonly<Record<string, string>> = {
  'up north': 'en el norte',
  'down south': 'en el sur',
  'out west': 'en el oeste',
  'on the cayes': 'en los cayos',
};
