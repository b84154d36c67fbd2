export const per = (unit: string) => `per ${unit}`;
export const unit = {
  hour: 'hour',
  day: 'day',
  visit: 'visit',
  job: 'job',
  night: 'night',
  person: 'person',
  month: 'month',
};
