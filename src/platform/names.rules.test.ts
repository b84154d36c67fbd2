import { describe, expect, it } from 'vitest';
import { BUSINESS_CATEGORIES, COUNTRY, LANGUAGES, SPECIALIST_CATEGORIES } from '#platform/pack.ts';
import {
  dateWords,
  dayAndMonth,
  longDate,
  monthAndYear,
  shortWeekdayName,
  weekdayName,
} from './date-words.rules.ts';
import { inLanguage } from './language.server.ts';
import { LANGUAGES as SPOKEN } from './language.ts';
import { categoryName, languageName, placeName } from './names.rules.ts';

const categories = [...new Set([...SPECIALIST_CATEGORIES, ...BUSINESS_CATEGORIES])];

describe.each(SPOKEN)('names in %s', (language) => {
  it('are all there, and no two the same', () => {
    inLanguage(language, () => {
      const named = categories.map(categoryName);
      expect(new Set(named).size).toBe(categories.length);
      const english = named.filter((name) => name.includes(' and '));
      expect(english.length > 0).toBe(language === 'en');
      const spoken = Object.keys(LANGUAGES).map(languageName);
      expect(new Set(spoken).size).toBe(spoken.length);
    });
  });
});

describe('names', () => {
  it.each(['__proto__', 'constructor', 'toString', 'Atlantis'])(
    'are what was asked: %s',
    (name) => {
      const shown = inLanguage('es', () =>
        [categoryName, placeName, languageName].map((say) => say(name)),
      );
      expect(shown).toEqual([name, name, name]);
    },
  );

  it.each([
    ['en', 'Belize City', 'Health and Wellness', 'Spanish', 'Belize'],
    ['es', 'Ciudad de Belice', 'Salud y bienestar', 'español', 'Belice'],
    ['bzj', 'Bileez Siti', 'Helt ahn welnis', 'Spanish', 'Bileez'],
  ] as const)('are those of the page: %s', (language, place, category, spoken, country) => {
    inLanguage(language, () => {
      expect(placeName('Belize City')).toBe(place);
      expect(placeName('Dangriga')).toBe('Dangriga');
      expect(categoryName('Health and Wellness')).toBe(category);
      expect(languageName('Spanish')).toBe(spoken);
      expect(COUNTRY.name).toBe(country);
    });
  });

  it('stay as they are where nobody knows them', () => {
    inLanguage('es', () => expect(placeName('Over the hills')).toBe('Over the hills'));
  });
});

describe('dates', () => {
  const long = dateWords({ dateStyle: 'long', timeZone: 'UTC' });
  const short = dateWords({ dateStyle: 'medium', timeZone: 'UTC' });
  it.each([
    ['en', '3 December 2026', '3 Dec 2026', 'Monday', 'Sunday'],
    ['es', '3 de diciembre de 2026', '3 dic 2026', 'lunes', 'domingo'],
    ['bzj', '3 Disemba 2026', '3 Dis 2026', 'Mondeh', 'Sondeh'],
  ] as const)('are those of the page: %s', (language, date, brief, first, last) => {
    inLanguage(language, () => {
      expect(long(new Date('2026-12-03'))).toBe(date);
      expect(short(new Date('2026-12-03'))).toBe(brief);
      expect([weekdayName(0), weekdayName(6)]).toEqual([first, last]);
    });
  });

  it.each(['en', 'es', 'bzj'] as const)('say without Intl what it says: %s', (language) => {
    const ofIntl: [Intl.DateTimeFormatOptions, (day: string) => string][] = [
      [{ day: 'numeric', month: 'long' }, dayAndMonth],
      [{ day: 'numeric', month: 'long', year: 'numeric' }, longDate],
      [{ month: 'long', year: 'numeric' }, monthAndYear],
      [{ weekday: 'long' }, (day) => weekdayName((new Date(day).getUTCDay() + 6) % 7)],
    ];
    const days = Array.from({ length: 12 }, (_, month) =>
      new Date(Date.UTC(2026, month, 1 + 2 * month)).toISOString().slice(0, 10),
    );
    inLanguage(language, () => {
      for (const [options, said] of ofIntl) {
        const words = dateWords({ ...options, timeZone: 'UTC' });
        for (const day of days) expect(said(day)).toBe(words(new Date(day)));
      }
    });
  });

  it.each([
    ['en', 'Mon Tue Wed Thu Fri Sat Sun'],
    ['es', 'lun mar mié jue vie sáb dom'],
    ['bzj', 'Mon Chuuz Wenz Terz Frai Sat Son'],
  ] as const)('have short weekdays: %s', (language, week) => {
    const days = inLanguage(language, () =>
      Array.from({ length: 7 }, (_, day) => shortWeekdayName(day)),
    );
    expect(days.join(' ')).toBe(week);
  });
});
