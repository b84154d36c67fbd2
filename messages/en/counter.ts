export const ofMost = (length: number, max: number) => `${length}/${max} characters`;
export const noneLeft = 'No characters left';
export const left = (count: number) => `${count} characters left or fewer`;
