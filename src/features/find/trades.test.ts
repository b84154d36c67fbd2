import { describe, expect, it } from 'vitest';
import { BUSINESS_CATEGORIES, SPECIALIST_CATEGORIES } from '#features/profiles/categories.rules.ts';
import { LOCATIONS } from '#features/profiles/locations.rules.ts';
import { readPackFile } from '#platform/pack.server.ts';
import { foldedWords } from './build-index.ts';
import { distancesFrom } from '#features/directory/map/positions.ts';
import { listed } from './find-words.ts';
import { makeReady, packWords } from './load-find-words.server.ts';
import { TRADE_LISTS } from './staff-changes.ts';

const { words, understand } = makeReady(packWords());
const trades = Object.entries(words.trades);
const folded = (text: string) => foldedWords(text).join(' ');

describe('the trades of the pack', () => {
  it('are many, with many ways to ask for them', () => {
    const phrases = trades.flatMap(([, trade]) =>
      TRADE_LISTS.flatMap((list) => listed(trade[list])),
    );
    expect(trades.length).toBeGreaterThanOrEqual(250);
    expect(phrases.length).toBeGreaterThanOrEqual(1500);
  });

  it('have a name in English and Spanish, categories of the directory, and related trades that exist', () => {
    const categories: readonly string[] = [...SPECIALIST_CATEGORIES, ...BUSINESS_CATEGORIES];
    const wrong = trades.filter(
      ([id, { en, es, category, related }]) =>
        !en ||
        !es ||
        !category.every((each) => categories.includes(each)) ||
        !listed(related).every((each) => each in words.trades && each !== id),
    );
    expect(wrong.map(([id]) => id)).toEqual([]);
  });

  it('write nothing twice that the synonyms of the directory know', () => {
    const twice = trades.flatMap(([id, { en, needs, things }]) => {
      const names = listed(en).map(folded);
      const known = words.synonyms
        .filter(([, ...means]) => means.some((each) => names.includes(each)))
        .map(([term]) => term);
      return [needs, things]
        .flatMap(listed)
        .filter((phrase) => known.includes(folded(phrase)))
        .map((phrase) => `${id}: ${phrase}`);
    });
    expect(twice).toEqual([]);
  });

  it('know every occupation and type of business of the demo', () => {
    const read = (name: string) =>
      JSON.parse(readPackFile(`demo/${name}.json`)) as {
        occupation?: string;
        specificType?: string;
      }[];
    const headlines = ['specialists', 'businesses'].flatMap(read);
    const unknown = headlines
      .map(({ occupation, specificType }) => occupation ?? specificType ?? '')
      .filter((headline) => {
        const own = ` ${folded(headline)} `;
        return !understand(headline).trades.some(({ id }) =>
          listed(words.trades[id]!.en).some((name) => own.includes(` ${folded(name)}`)),
        );
      });
    expect(unknown).toEqual([]);
  });
});

it('the distances between all places are known', () => {
  const from = distancesFrom(['Belize City']);
  expect([...from.keys()]).toEqual([...LOCATIONS]);
  expect(from.get('Belize City')).toBe(0);
  expect(from.get('Ladyville')).toBeLessThan(20);
  expect(from.get('Punta Gorda')).toBeGreaterThan(150);
  expect(Math.max(...from.values())).toBeLessThan(200);
});
