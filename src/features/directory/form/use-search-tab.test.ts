import { expect, it } from 'vitest';
import { keptSearch } from './use-search-tab.ts';

it.each([null, undefined, 'x', {}, { search: null }, { search: { kind: 'admin', values: {} } }])(
  'nothing is kept in %j',
  (state) => expect(keptSearch(state)).toBeNull(),
);

it('what was typed is kept, and nothing else', () => {
  const search = { kind: 'business', values: { services: 'tires', location: 7 } };
  expect(keptSearch({ idx: 3, search })).toEqual({
    kind: 'business',
    values: { services: 'tires' },
  });
  expect(keptSearch({ search: { kind: 'specialist' } })).toEqual({
    kind: 'specialist',
    values: {},
  });
});
