import { describe, expect, it } from 'vitest';
import { addressIn, addressWithout, LANGUAGES, languageOf } from './language.ts';

describe('the language of an address', () => {
  it.each(['/es', '/es/', '/es/faq', '/es?q=x', '/es#top', '/es.data', '/es//x'])(
    'is Spanish at %s',
    (path) => expect(languageOf(path)).toBe('es'),
  );

  it.each([
    '/',
    '/ES',
    '/espresso',
    '/es.foo',
    '/es.data.x',
    '//es',
    '/x/es',
    '/en/faq',
    '/es%2Ffaq',
  ])('is English at %s, which no page of another language has', (path) =>
    expect([languageOf(path), addressWithout(path).slice(-2)]).toEqual(['en', path.slice(-2)]),
  );

  it.each([
    ['/', '/es'],
    ['/?a=1', '/es?a=1'],
    ['/#about', '/es#about'],
    ['/find?q=plumber', '/es/find?q=plumber'],
  ])('makes %s to %s', (english, spanish) => expect(addressIn('es', english)).toBe(spanish));

  it.each(['/', '/?q=x', '/#top', '/faq', '/faq?next=/', '/faq/'])(
    'goes in front of %s and off again',
    (path) => {
      for (const language of LANGUAGES) {
        const address = addressIn(language, path);
        expect([languageOf(address), addressWithout(address)]).toEqual([language, path]);
      }
    },
  );

  it.each(['//evil.example', '/es//evil.example', '///evil.example/x', '/bzj///evil.example'])(
    'leads from %s to no other site',
    (path) => {
      const { origin } = new URL(addressWithout(path), 'https://kanek.bz');
      const addresses = LANGUAGES.map((language) => addressIn(language, path));
      const origins = addresses.map((address) => new URL(address, 'https://kanek.bz').origin);
      expect(new Set([origin, ...origins])).toEqual(new Set(['https://kanek.bz']));
    },
  );
});
