export const per = (unit: string) => `fi wahn ${unit}`;
export const unit = {
  hour: 'owa',
  day: 'day',
  visit: 'vizit',
  job: 'jab',
  night: 'nait',
  person: 'persn',
  month: 'mont',
};
