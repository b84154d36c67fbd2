import * as english from '../en/dates.ts';

export { dayOfMonth, ofYear } from '../en/dates.ts';

export const renamed: Readonly<Record<string, string>> = {
  Monday: 'Mondeh',
  Tuesday: 'Chuuzdeh',
  Wednesday: 'Wenzdeh',
  Thursday: 'Terzdeh',
  Friday: 'Fraideh',
  Saturday: 'Satdeh',
  Sunday: 'Sondeh',
  Mon: 'Mon',
  Tue: 'Chuuz',
  Wed: 'Wenz',
  Thu: 'Terz',
  Fri: 'Frai',
  Sat: 'Sat',
  Sun: 'Son',
  January: 'Janyuweri',
  February: 'Febyuweri',
  March: 'Maach',
  April: 'Aypril',
  June: 'Joon',
  July: 'Julai',
  August: 'Aagos',
  September: 'Septemba',
  October: 'Aktoaba',
  November: 'Novemba',
  December: 'Disemba',
  Jan: 'Jan',
  Feb: 'Feb',
  Mar: 'Maa',
  Apr: 'Ayp',
  Jun: 'Joon',
  Jul: 'Jul',
  Aug: 'Aag',
  Sept: 'Sep',
  Oct: 'Akt',
  Nov: 'Nov',
  Dec: 'Dis',
};

const inKriol = (name: string) => renamed[name] ?? name;
export const weekdays = english.weekdays.map(inKriol);
export const months = english.months.map(inKriol);
