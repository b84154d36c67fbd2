import { describe, expect, it } from 'vitest';
import { find } from '#messages';
import type { Location } from '#features/profiles/locations.rules.ts';
import { LANGUAGES } from '#platform/language.ts';
import { inLanguage } from '#platform/language.server.ts';
import { COUNTRY, findTexts } from '#platform/pack.ts';
import { makeReady, packWords } from './load-find-words.server.ts';

const { understand } = makeReady(packWords());
const partsOf = (sentence: string, chosen: Location | null = null) =>
  understand(sentence, chosen).parts.map(({ label, without }) => [label, without.q, without.place]);

describe('the parts of a sentence', () => {
  it('are told as people read them, each with the sentence that is left without it', () => {
    expect(partsOf('cheap plumber in San Pedro who speaks Spanish')).toEqual([
      ['Plumber', 'cheap in San Pedro who speaks Spanish', ''],
      ['in San Pedro', 'cheap plumber who speaks Spanish', ''],
      ['speaks Spanish', 'cheap plumber in San Pedro', ''],
      ['low price', 'plumber in San Pedro who speaks Spanish', ''],
    ]);
  });

  it('are taken away as they were typed, accents and signs and all', () => {
    expect(partsOf('Dentista, el sábado en Belmopán!')).toEqual([
      ['Dentist', 'el sábado en Belmopán!', ''],
      ['in Belmopan', 'Dentista, el sábado', ''],
      ['open Saturday', 'Dentista, en Belmopán!', ''],
    ]);
  });

  const { sign } = COUNTRY.currency;
  const prices = ['$', sign, sign.toLowerCase()].flatMap((each) => [
    `${each}60`,
    `${each} 60`,
    `${each}  60`,
    `${each} 1,500.50`,
    `60${each}`,
    `60 ${each}`,
    `(${each} 60)`,
    `${each} 60 ${each} 70`,
  ]);
  it.each(prices)('stay whole beside an amount, written %s', (price) => {
    const left = new Map(
      understand(`plumber under ${price} speaks spanish`).parts.map(({ label, without }) => [
        label,
        without.q,
      ]),
    );
    const asTyped = price.replace(/ +/g, ' ');
    expect(left.get('speaks Spanish')).toBe(`plumber under ${asTyped}`);
    expect(left.get('Plumber')).toBe(`under ${asTyped} speaks spanish`);
  });

  it('tell where somebody shall not be', () => {
    expect(partsOf('plumber but not in San Pedro please')).toEqual([
      ['Plumber', 'but not in San Pedro', ''],
      ['anywhere but in San Pedro', 'plumber', ''],
    ]);
  });

  it('leave nothing but small words, and then nothing at all', () => {
    expect(partsOf('I need a plumber please')).toEqual([['Plumber', '', '']]);
    expect(partsOf('')).toEqual([]);
    expect(partsOf('🔧')).toEqual([]);
  });

  it('tell strange words one by one', () => {
    expect(partsOf('quxzt plumber')).toEqual([
      ['Plumber', 'quxzt', ''],
      ['“quxzt”', 'plumber', ''],
    ]);
  });
});

describe('a place chosen beside the sentence', () => {
  it('is a part of it, and stays when others go', () => {
    expect(understand('plumber', 'Cayo').place?.places).toContain('Belmopan');
    expect(partsOf('plumber', 'Cayo')).toEqual([
      ['Plumber', '', 'Cayo'],
      ['in Cayo', 'plumber', ''],
    ]);
  });

  it('counts less than one that was said', () => {
    expect(understand('plumber in Dangriga', 'Cayo').place?.name).toBe('Dangriga');
    expect(partsOf('plumber in Dangriga', 'Cayo').map(([label]) => label)).toEqual([
      'Plumber',
      'in Dangriga',
    ]);
  });
});

describe('in the language of the page', () => {
  const { places, wishes } = packWords();
  const sentence = 'barato plumber down south who speaks Spanish, open now';

  it('says the parts, and finds the same', () => {
    const labels = () => partsOf(sentence).map(([label]) => label);
    expect(labels()).toEqual(['Plumber', 'down south', 'speaks Spanish', 'open now', 'low price']);
    expect(inLanguage('es', labels).slice(0, 2)).toEqual(['Plomero', 'en el sur']);
    expect(inLanguage('es', labels).slice(3)).toEqual(['abierto ahora', 'precio bajo']);
    expect(inLanguage('bzj', labels).slice(0, 2)).toEqual(['Plomba', 'dong sowt']);
    const { parts: _, ...meant } = inLanguage('es', () => understand(sentence));
    expect(meant).toMatchObject({ trades: [{ id: 'plumber' }], when: ['open now'] });
  });

  it.each([
    ['en', 'open Saturday'],
    ['es', 'abierto el sábado'],
    ['bzj', 'opm Satdeh'],
  ] as const)('names a weekday: %s', (language, said) => {
    const labels = inLanguage(language, () => partsOf('plumber saturday').map(([label]) => label));
    expect(labels[1]).toBe(said);
  });

  it.each(LANGUAGES)('has words for every area and time that the pack knows: %s', (language) => {
    const areas = Object.keys(places.areas).filter((name) => !/^[A-Z]/.test(name));
    const times = Object.keys(wishes.when).filter((time) => !/^[A-Z]|now$/.test(time));
    inLanguage(language, () => {
      expect(Object.keys(findTexts.areas)).toEqual(areas);
      expect(Object.keys(find.times)).toEqual(times);
    });
  });
});
