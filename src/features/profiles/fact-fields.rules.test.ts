import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { inLanguage } from '#platform/language.server.ts';
import { LANGUAGES } from '#platform/pack.ts';
import { readPackWords } from '#platform/pack.server.ts';
import { FACT_FIELDS, factValues, readFacts, sayValue } from './fact-fields.rules.ts';
import { FACT_ERRORS, HOURS_ERRORS } from './facts-schema.rules.ts';
import type { Facts } from './facts.rules.ts';

const facts: Facts = {
  hours: { days: { mon: [['08:00', '17:00']], fri: [['20:00', '02:00']] }, byAppointment: true },
  price: { from: 1200, per: 'night' },
  languages: ['English', "Q'eqchi'"],
  areas: ['Placencia'],
  emergency: true,
  since: 1998,
};

describe('the facts in a form', () => {
  it('are the same again after they were sent', () => {
    expect(readFacts(factValues(facts))).toEqual(facts);
    expect(readFacts(factValues({}))).toEqual({});
  });

  it('are equal texts where they are equal hours or prices, in whatever order they were kept', () => {
    const days = { fri: facts.hours!.days.fri!, mon: facts.hours!.days.mon! };
    expect(factValues({ hours: { byAppointment: true, days } }).hours).toBe(
      factValues(facts).hours,
    );
    const [price, asKept] = [facts.price!, { per: facts.price!.per, from: facts.price!.from }];
    expect(factValues({ price: asKept }).price).toBe(JSON.stringify(price));
  });

  it('leave out what does not hold yet', () => {
    expect(readFacts({ ...factValues(facts), since: '19', price: '{"from":' })).toEqual({
      ...facts,
      since: undefined,
      price: undefined,
    });
  });

  const wrong: [name: string, value: string, message: string][] = [
    ['price', '{"from":0,"per":"hour"}', FACT_ERRORS.price.error()],
    ['price', '{"from":12.5,"per":"hour"}', FACT_ERRORS.price.error()],
    ['price', '{"from":50,"per":"year"}', FACT_ERRORS.price.error()],
    ['price', 'cheap', FACT_ERRORS.price.error()],
    ['languages', '["Elvish"]', FACT_ERRORS.languages.error()],
    ['languages', '["Kriol","Kriol"]', FACT_ERRORS.languages.error()],
    ['languages', '[]', FACT_ERRORS.languages.error()],
    ['areas', '["Paris"]', FACT_ERRORS.areas.error()],
    ['emergency', 'false', FACT_ERRORS.emergency.error()],
    ['since', '1066', FACT_ERRORS.since.error()],
    ['since', '2999', FACT_ERRORS.since.error()],
    ['hours', '{"days":{"tue":[["8","17"]]}}', `Tuesday: ${HOURS_ERRORS.time.error()}`],
    [
      'hours',
      '{"days":{"sun":[["08:00","12:00"],["11:00","13:00"]]}}',
      'Sunday: The hours of a day must follow one another.',
    ],
  ];
  it.each(wrong)('say what is wrong: %s %s', (name, value, message) => {
    expect(FACT_FIELDS[name]!.check(value)).toBe(message);
  });

  it('close until a day that is to come; one that has passed is kept, and means open', () => {
    vi.setSystemTime(new Date('2026-11-16T20:00:00-06:00'));
    onTestFinished(() => void vi.useRealTimers());
    const hours = (closedUntil: string) => JSON.stringify({ days: {}, closedUntil });
    const check = (value: string) => FACT_FIELDS.hours!.check(value);
    // It is the 17th in Greenwich already.
    expect(check(hours('2026-11-16'))).toBeNull();
    expect(check(hours('2026-11-15'))).toBe(HOURS_ERRORS.past.error());
    expect(readFacts({ hours: hours('2026-11-15') }).hours).toBeDefined();
  });

  it('that nobody can make by tapping are refused in our own words too', () => {
    const nonsense = ['x', '7', 'null', '[]', '{}', '{"days":7}', '{"days":{"x":[]}}'];
    const hours = ['{"days":{"mon":[]}}', '{"days":{"mon":[7]}}', '{"days":{"mon":[["08:00"]]}}'];
    const other = ['{"days":{},"byAppointment":1}', '{"days":{},"closedUntil":7}', '{"more":1}'];
    const ours = Object.values({ ...FACT_ERRORS, ...HOURS_ERRORS }).map(({ error }) => error());
    for (const name of Object.keys(FACT_FIELDS))
      for (const value of [...nonsense, ...hours, ...other]) {
        const said = FACT_FIELDS[name]!.check(value)?.replace(/^Monday: /, '');
        expect(ours, `${name} ${value}`).toContain(said);
      }
  });

  it('hold as they are', () => {
    for (const [name, value] of Object.entries(factValues(facts)))
      expect(FACT_FIELDS[name]!.check(value), name).toBeNull();
  });

  it('are said in words', () => {
    const said = Object.entries(factValues(facts)).map(([name, value]) => sayValue(name, value));
    expect(said).toEqual([
      expect.stringMatching(/^Monday: 8 am to 5 pm\nTuesday: Closed\n[^]*By appointment$/),
      'BZ$1,200 per night',
      "English, Q'eqchi'",
      'Placencia',
      'Yes',
      '1998',
    ]);
    expect(sayValue('bio', 'Yes')).toBe('Yes');
    expect(sayValue('location', 'Belize City')).toBe('Belize City');
  });

  it('speak the language of whoever reads, though they are described once', () => {
    const inSpanish = <Said>(say: () => Said) => inLanguage('es', say);
    expect(inSpanish(() => sayValue('emergency', 'true'))).toBe('Sí');
    expect(inSpanish(() => sayValue('location', 'Belize City'))).toBe('Ciudad de Belice');
    expect(inSpanish(() => FACT_FIELDS.areas!.check('["Paris"]'))).toBe(
      'Elija lugares de la lista, cada uno una vez.',
    );
    expect(inSpanish(() => FACT_FIELDS.languages!.fix())).toBe('Corrija sus idiomas.');
    expect(FACT_FIELDS.languages!.fix()).toBe('Please fix your languages.');
  });
});

it('the languages that a sentence can ask for can be chosen', () => {
  const wishes = readPackWords<{ languages: object }>('sentence-words/wishes.json');
  expect(Object.keys(LANGUAGES)).toEqual(expect.arrayContaining(Object.keys(wishes.languages)));
});
