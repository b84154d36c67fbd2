import { expect, it } from 'vitest';
import { readSynonym } from './search-words.rules.ts';

it('folds what is typed, once each, without the word itself', () => {
  expect(
    readSynonym('  Électricista ', 'Electrician, electrician;  House wiring\nELECTRICISTA'),
  ).toEqual({ synonym: { term: 'electricista', means: ['electrician', 'house wiring'] } });
});

it.each([
  ['', 'plumber', 'term', /what people type/],
  ['!?', 'plumber', 'term', /what people type/],
  ['one two three four', 'plumber', 'term', /At most 3 words/],
  ['x'.repeat(61), 'plumber', 'term', /At most 60/],
  ['plumber', ' , plumber', 'means', /at least one/],
  ['plumber', 'a,b,c,d,e,f,g,h,i', 'means', /At most 8/],
  ['plumber', 'x'.repeat(61), 'means', /At most 60/],
])('%j meaning %j is refused', (term, means, field, message) => {
  expect(readSynonym(term, means)).toMatchObject({
    field,
    message: expect.stringMatching(message) as string,
  });
});
