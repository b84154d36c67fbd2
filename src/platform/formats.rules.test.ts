import { expect, it } from 'vitest';
import { inLanguage } from '#platform/language.server.ts';
import { dateFormat, inDigits } from './formats.rules.ts';
import { localTime } from './local-day.rules.ts';

const noon = new Date('2026-03-14T18:05:00Z');
const long = dateFormat({ dateStyle: 'long', timeZone: 'UTC' });

it('writes days and times in the language that is spoken', () => {
  const written = () => [long(noon), localTime(noon)];
  expect(written()).toEqual(['14 March 2026', '14 Mar 2026, 12:05']);
  expect(inLanguage('es', written)).toEqual(['14 de marzo de 2026', '14 mar 2026, 12:05']);
  expect(inLanguage('bzj', written)).toEqual(written());
});

it('writes numbers as people in Belize do, in every language', () => {
  expect([inDigits(1200), inLanguage('es', () => inDigits(1200))]).toEqual(['1,200', '1,200']);
});

it('makes a format once for each language', () => {
  const { DateTimeFormat } = Intl;
  let made = 0;
  Intl.DateTimeFormat = new Proxy(DateTimeFormat, {
    construct(target, args) {
      made++;
      return Reflect.construct(target, args) as object;
    },
  });
  try {
    const month = dateFormat({ month: 'long', timeZone: 'UTC' });
    for (let i = 0; i < 3; i++) [month(noon), inLanguage('es', () => month(noon))];
    expect(made).toBe(2);
  } finally {
    Intl.DateTimeFormat = DateTimeFormat;
  }
});
