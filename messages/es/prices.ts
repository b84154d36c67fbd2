export const per = (unit: string) => `por ${unit}`;
export const unit = {
  hour: 'hora',
  day: 'día',
  visit: 'visita',
  job: 'trabajo',
  night: 'noche',
  person: 'persona',
  month: 'mes',
};
