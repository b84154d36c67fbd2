import { expect, it } from 'vitest';
import { makeReady, packWords } from './load-find-words.server.ts';

const { suggest } = makeReady(packWords());
const texts = (typed: string) => suggest(typed).map(({ text }) => text);

it('offers trades by any of their names', () => {
  expect(suggest('plum')[0]).toEqual({ text: 'Plumber', type: 'trade' });
  expect(suggest('plome')[0]).toEqual({ text: 'Plomero', type: 'trade', leadsTo: 'Plumber' });
  expect(texts('plum').filter((text) => text.startsWith('Plumb'))).toHaveLength(1);
});

it('offers needs with the trade that they lead to', () => {
  expect(suggest('flat ti')).toContainEqual({
    text: 'flat tire',
    type: 'need',
    leadsTo: 'Tire shop',
  });
  expect(suggest('i need help with a flat ti')).toContainEqual({
    text: 'i need help with a flat tire',
    type: 'need',
    leadsTo: 'Tire shop',
  });
});

it('goes on with the end of what was said, and leaves its beginning', () => {
  expect(texts('san pedro plumb')).toContain('san pedro plumber');
  expect(texts('plumber in san p')).toContain('plumber in San Pedro');
  expect(texts('dang')).toContain('Dangriga');
});

it.each(['', ' ', 'p', '??', 'qwrtzx', '\u4e2d', 'a&b'])('“%s” breaks nothing', (typed) => {
  expect(suggest(typed).length).toBeLessThan(9);
});

it('offers no more than can be read', () => {
  // Hundreds begin with these.
  for (const typed of ['ca', 're', 'ho']) {
    const ofType = (type: string) => suggest(typed).filter((each) => each.type === type).length;
    expect([ofType('trade'), ofType('need')], typed).toEqual([3, 5]);
  }
});
