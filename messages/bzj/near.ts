export const finding = 'Di fain yu...';
export const refused = 'Yu browza noh waahn tel weh yu deh. Pleez pik wahn plays fahn di lis.';
export const unavailable = 'Wi kudn fain weh yu deh. Pleez pik wahn plays fahn di lis.';
export const slow = 'Ih di tek tu lang fi fain weh yu deh. Pleez pik wahn plays fahn di lis.';
export const far = (country: string) =>
  `Luk laik yu deh faa fahn ${country}. Pleez pik wahn plays fahn di lis.`;
