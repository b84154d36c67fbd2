import { describe, expect, it } from 'vitest';
import { LOCATIONS } from '#features/profiles/locations.rules.ts';
import type { Facets, WayOut } from '../find-facets.server.ts';
import { countEverywhere, totalOf } from './counts.ts';
import { readCriteria } from './criteria.ts';
import { BUSINESSES, SPECIALISTS, type ResultsKind } from './results-kinds.ts';
import { waysOn } from './ways-on.ts';

const read = (kind: ResultsKind, query: string) => readCriteria(kind, new URLSearchParams(query));

function around(waysOut: WayOut[], count = 0, kind = SPECIALISTS): Facets {
  return {
    categories: kind.categories.map((name) => ({ name, count })),
    locations: LOCATIONS.map((name) => ({ name, count: 1 })),
    waysOut,
  };
}

describe('ways on from an empty result', () => {
  it('leave out the one to all, which the button below leads to', () => {
    const all = { category: null, location: null, words: null, count: 150 };
    const found = around([{ ...all, reason: 'without-words' }]);
    expect(waysOn(SPECIALISTS, read(SPECIALISTS, 'keywords=...'), found).others).toEqual([]);
  });

  it('lead to the counted searches, and the correction away from the place that has none', () => {
    const asked = { category: null, location: 'Hattieville', words: 'plummber', count: 2 };
    const { correction, others } = waysOn(
      SPECIALISTS,
      read(SPECIALISTS, 'keywords=plummber&location=Hattieville'),
      around([
        { ...asked, reason: 'correction', words: 'plumber' },
        { ...asked, reason: 'nearby', location: 'Belize City' },
        { ...asked, reason: 'without-words', words: null, count: 5 },
      ]),
    );
    expect(correction).toEqual({
      label: 'plumber',
      to: '/specialists-results?keywords=plumber',
      count: 2,
    });
    expect(others).toEqual([
      {
        label: '“plummber” nearby, in Belize City',
        to: '/specialists-results?keywords=plummber&location=Belize+City',
        count: 2,
      },
      {
        label: 'All specialists in Hattieville',
        to: '/specialists-results?location=Hattieville',
        count: 5,
      },
    ]);
  });

  it('name a category once, whether it was asked for by words or not', () => {
    const asked = { category: 'Writing and Content', location: null, count: 2 };
    const label = (words: string | null, location: string | null = null) =>
      waysOn(
        SPECIALISTS,
        read(SPECIALISTS, 'category=Engineering'),
        around([{ ...asked, reason: 'other-category', words, location }]),
      ).others[0]?.label;
    expect(label(null)).toBe('Writing and Content in all of Belize');
    expect(label(null, 'Cayo')).toBe('Writing and Content in Cayo');
    expect(label('poems')).toBe('“poems” in Writing and Content');
    expect(label('writing & content')).toBe('“writing & content” in all of Belize');
  });

  it('take back each criterion where nothing could be counted', () => {
    const { others } = waysOn(SPECIALISTS, read(SPECIALISTS, 'location=Atlantis&keywords=x'), null);
    expect(others.map(({ to }) => to)).toEqual([
      '/specialists-results?location=Atlantis',
      '/specialists-results?keywords=x',
    ]);
  });

  it('look anywhere in a profile for words that one field does not have', () => {
    const asked = read(BUSINESSES, 'business_name=cake&location=Cayo');
    const [way] = waysOn(BUSINESSES, asked, around([], 1, BUSINESSES)).others;
    expect(way).toEqual({
      label: '“cake” anywhere in a profile',
      to: '/businesses-results?location=Cayo&services=cake',
      count: 18,
    });
  });
});

describe('counts', () => {
  it('count a town once, within its district', () => {
    expect(countEverywhere(around([]).locations)).toBe(11);
    expect(countEverywhere(undefined)).toBeUndefined();
  });

  it('promise the chosen category, or all', () => {
    expect(totalOf(SPECIALISTS, { category: 'Engineering' }, around([], 2))).toBe(2);
    expect(totalOf(SPECIALISTS, {}, around([], 2))).toBe(26);
  });
});
