import { describe, expect, it } from 'vitest';
import { LOCATIONS } from '#features/profiles/locations.rules.ts';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';
import type { Alternative, Facets } from '../find-facets.server.ts';
import { KINDS } from '../kinds.ts';
import { readQuery } from '../search-query.ts';
import { alternativeLinks } from './alternatives.ts';
import { totalOf } from './results-outcome.ts';

const read = (query: string, kind: ProviderKind = 'specialist') =>
  readQuery(kind, new URLSearchParams(query));

function facets(alternatives: Alternative[], count = 0, kind: ProviderKind = 'specialist'): Facets {
  return {
    categories: KINDS[kind].categories.map((name) => ({ name, count })),
    locations: LOCATIONS.map((name) => ({ name, count: 1 })),
    everywhere: LOCATIONS.length,
    facts: null,
    alternatives,
    others: 0,
  };
}

describe('alternatives to an empty result', () => {
  it('leave out the one to all, which the button below leads to', () => {
    const all = { category: null, location: null, words: null, count: 150 };
    const found = facets([{ ...all, reason: 'without-words' }]);
    expect(alternativeLinks(read('keywords=...'), found).others).toEqual([]);
  });

  it('lead to the counted searches, and the correction away from the place that has none', () => {
    const asked = { category: null, location: 'Hattieville', words: 'plummber', count: 2 };
    const { correction, others } = alternativeLinks(
      read('keywords=plummber&location=Hattieville'),
      facets([
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
      alternativeLinks(
        read('category=Engineering'),
        facets([{ ...asked, reason: 'other-category', words, location }]),
      ).others[0]?.label;
    expect(label(null)).toBe('Writing and Content in all of Belize');
    expect(label(null, 'Cayo')).toBe('Writing and Content in Cayo');
    expect(label('poems')).toBe('“poems” in Writing and Content');
    expect(label('writing & content')).toBe('“writing & content” in all of Belize');
  });

  it('say which filters they keep', () => {
    const asked = { category: null, location: null, words: null, count: 13 };
    const labels = (query: string, alternative: Partial<Alternative>) =>
      alternativeLinks(
        read(`${query}&open=now&emergency=yes`, 'business'),
        facets([{ ...asked, reason: 'everywhere', ...alternative }]),
      ).others[0]?.label;
    expect(labels('location=Cayo', {})).toBe('“Open now”, “Emergency calls” in all of Belize');
    expect(labels('keywords=cake', { words: 'cake' })).toBe(
      '“cake”, “Open now”, “Emergency calls” in all of Belize',
    );
    expect(labels('keywords=cake', { reason: 'without-words', category: 'Retail' })).toBe(
      'Retail, “Open now”, “Emergency calls” in all of Belize',
    );
    expect(labels('location=Cayo', { reason: 'without-facts', location: 'Cayo' })).toBe(
      'Without “Open now”, “Emergency calls”',
    );
  });

  it('take back each criterion where nothing could be counted', () => {
    const { others } = alternativeLinks(read('location=Atlantis&keywords=x'), null);
    expect(others.map(({ to }) => to)).toEqual([
      '/specialists-results?location=Atlantis',
      '/specialists-results?keywords=x',
    ]);
  });

  it('look anywhere in a profile for words that one field does not have', () => {
    const asked = read('business_name=cake&location=Cayo', 'business');
    const [link] = alternativeLinks(asked, facets([], 1, 'business')).others;
    expect(link).toEqual({
      label: '“cake” anywhere in a profile',
      to: '/businesses-results?location=Cayo&services=cake',
      count: 18,
    });
  });
});

describe('counts', () => {
  it('promise the chosen category, or all', () => {
    expect(totalOf(read('category=Engineering'), facets([], 2))).toBe(2);
    expect(totalOf(read(''), facets([], 2))).toBe(26);
  });
});
