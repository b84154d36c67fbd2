export const count = (many: number) =>
  `${many} ${many === 1 ? 'suggestion' : 'suggestions'}, use the arrow keys`;
export const list = 'Suggestions';
export const trade = 'Trade';
export const need = 'Need';
export const occupation = 'Occupation';
export const name = 'Name';
export const keyword = 'Keyword';
export const place = 'Place';
