export const per = (unit: string) => `por ${unit}`;
export const hour = 'hora';
export const day = 'día';
export const visit = 'visita';
export const job = 'trabajo';
export const night = 'noche';
export const person = 'persona';
export const month = 'mes';
