export const per = (unit: string) => `per ${unit}`;
export const hour = 'hour';
export const day = 'day';
export const visit = 'visit';
export const job = 'job';
export const night = 'night';
export const person = 'person';
export const month = 'month';
