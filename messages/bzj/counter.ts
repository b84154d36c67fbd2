export const ofMost = (length: number, max: number) => `${length}/${max} leta`;
export const noneLeft = 'Noh leta lef';
export const left = (count: number) => `${count} leta lef er les`;
