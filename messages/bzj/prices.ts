export const per = (unit: string) => `fi wahn ${unit}`;
export const hour = 'owa';
export const day = 'day';
export const visit = 'vizit';
export const job = 'jab';
export const night = 'nait';
export const person = 'persn';
export const month = 'mont';
