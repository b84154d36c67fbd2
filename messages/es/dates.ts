export const weekdays = ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'];
export const months = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
];
export const dayOfMonth = (day: number, month: string) => `${day} de ${month}`;
export const ofYear = (dayOrMonth: string, year: number) => `${dayOrMonth} de ${year}`;
export const renamed = {};
