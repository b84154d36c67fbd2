export const ofMost = (length: number, max: number) => `${length}/${max} caracteres`;
export const noneLeft = 'No quedan caracteres';
export const left = (count: number) => `Quedan ${count} caracteres o menos`;
