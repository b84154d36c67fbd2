import { describe, expect, it } from 'vitest';
import { DEFAULT_BANNER, DEFAULT_LOGO } from './featured.rules.ts';
import { readFeatured, readResults } from './read-cards.ts';

describe('featured cards', () => {
  it.each([{}, null, 'text', { error: 'no' }])('are a failure when the answer is %j', (answer) => {
    expect(() => readFeatured('specialist', answer)).toThrow('not a list');
    expect(() => readFeatured('business', answer)).toThrow('not a list');
  });

  it('give a specialist without reviews 0', () => {
    const [card] = readFeatured('specialist', [{ id: 'a', name: 'Ana' }]);
    expect(card).toMatchObject({ rating: 0, reviewCount: 0, portrait: null, banner: null });
  });

  it('give a business the defaults of the contract', () => {
    const [card] = readFeatured('business', [{ id: 'b', name: 'Bakery', role: '', image: null }]);
    expect(card).toEqual({
      kind: 'business',
      id: 'b',
      name: 'Bakery',
      headline: 'Business',
      portrait: DEFAULT_LOGO,
      location: 'Unknown',
      banner: DEFAULT_BANNER,
      rating: 0,
      reviewCount: 0,
      demo: false,
    });
  });

  it('mark those that are told to be a demo, and no others', () => {
    const cards = [
      { id: 'a', name: 'Ana', is_demo: true },
      { id: 'b', name: 'Ben', is_demo: 'no' },
      { id: 'c', name: 'Cy' },
    ];
    for (const kind of ['specialist', 'business'] as const)
      expect(readFeatured(kind, cards).map(({ demo }) => demo)).toEqual([true, false, false]);
  });

  it('leave out what has no page to lead to, and repetitions', () => {
    const cards = [null, 7, {}, { id: 'a' }, { id: 'a', name: 'Ana' }, { id: 'a', name: 'Ana' }];
    expect(readFeatured('specialist', cards).map(({ id }) => id)).toEqual(['a']);
  });
});

describe('cards of results', () => {
  it('are whole, whatever the answer holds', () => {
    const [card] = readResults('business', [null, { id: 'b', showcase_images: 'none' }]);
    expect(card).toMatchObject({ id: 'b', name: '', portrait: null, showcase: [], rating: 0 });
  });

  it('have a name from whichever field has one', () => {
    const name = (result: object) => readResults('specialist', [result])[0]?.name;
    expect(name({ fullName: 'Ana Bol', first_name: 'A' })).toBe('Ana Bol');
    expect(name({ first_name: 'Ana' })).toBe('Ana');
  });
});
