export const finding = 'Finding you...';
export const refused =
  'Your browser keeps your position to itself. Please choose a place from the list.';
export const unavailable = 'Your position could not be found. Please choose a place from the list.';
export const slow = 'Finding your position takes too long. Please choose a place from the list.';
export const far = (country: string) =>
  `You seem to be far from ${country}. Please choose a place from the list.`;
