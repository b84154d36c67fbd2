import { describe, expect, it } from 'vitest';
import { DEFAULT_BANNER, DEFAULT_LOGO } from '#features/directory/featured.rules.ts';
import { readFeaturedBusinesses, readFeaturedSpecialists } from './read-featured.ts';

describe('featured cards', () => {
  it.each([{}, null, 'text', { error: 'no' }])('are a failure when the answer is %j', (answer) => {
    expect(() => readFeaturedSpecialists(answer)).toThrow('not a list');
    expect(() => readFeaturedBusinesses(answer)).toThrow('not a list');
  });

  it('give a specialist without reviews 0', () => {
    const [card] = readFeaturedSpecialists([{ id: 'a', name: 'Ana' }]);
    expect(card).toMatchObject({ rating: 0, review_count: 0, image: null, banner: null });
  });

  it('give a business the defaults of the contract', () => {
    const [card] = readFeaturedBusinesses([{ id: 'b', name: 'Bakery', role: '', image: null }]);
    expect(card).toEqual({
      id: 'b',
      name: 'Bakery',
      role: 'Business',
      image: DEFAULT_LOGO,
      location: 'Unknown',
      banner: DEFAULT_BANNER,
      rating: 0,
      review_count: 0,
    });
  });

  it('mark those that are told to be a demo, and no others', () => {
    const cards = [
      { id: 'a', name: 'Ana', is_demo: true },
      { id: 'b', name: 'Ben', is_demo: 'no' },
      { id: 'c', name: 'Cy' },
    ];
    for (const read of [readFeaturedSpecialists, readFeaturedBusinesses]) {
      expect(read(cards).map((card) => card.is_demo)).toEqual([true, undefined, undefined]);
    }
  });

  it('leave out what has no page to lead to, and repetitions', () => {
    const cards = [null, 7, {}, { id: 'a' }, { id: 'a', name: 'Ana' }, { id: 'a', name: 'Ana' }];
    expect(readFeaturedSpecialists(cards).map(({ id }) => id)).toEqual(['a']);
  });
});
