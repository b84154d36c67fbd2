import { describe, expect, it } from 'vitest';
import { SENTENCE_MAX } from './find.rules.ts';
import { searchOfShared } from './shared-search.ts';

const shared = (given: Record<string, string>) => searchOfShared(new URLSearchParams(given));

describe('what is shared with the installed site', () => {
  it('is searched for as it reads, without its links', () => {
    expect(shared({ text: 'plumber in  San Ignacio\nhttps://example.com/x?y=1' })).toEqual({
      q: 'plumber in San Ignacio',
      place: null,
    });
    expect(shared({ title: 'AC repair', text: 'AC repair', url: 'https://example.com' }).q).toBe(
      'AC repair',
    );
  });

  it.each([
    ['https://www.google.com/maps/place/Belmopan,+Belize/@17.25,-88.76,14z', '', 'Belmopan'],
    ['https://maps.google.com/?q=Joe%27s+Garage,+San+Ignacio', "Joe's Garage", 'San Ignacio'],
    ['https://www.google.com/maps/search/?api=1&query=17.9214,-87.9611', '', 'San Pedro'],
    ['geo:16.0997,-88.8093?q=16.0997,-88.8093', '', 'Punta Gorda'],
    ['geo:0,0?q=Barber,Dangriga', 'Barber', 'Dangriga'],
    ['https://maps.apple.com/?ll=17.7405,-88.0248&q=%E0%A4%A', '\uFFFD%A', 'Caye Caulker'],
    ['https://www.google.com/maps/@52.52,13.40,15z', '', null],
  ])('is understood as a place where it is one of a map: %s', (url, q, place) => {
    const found = shared({ url });
    expect(found.place).toBe(place);
    expect(found.q).toBe(q);
  });

  it('takes the name beside a shortened link', () => {
    const text = 'Rosa’s Bakery\n12 Queen Street, Dangriga\nhttps://maps.app.goo.gl/AbC123';
    expect(shared({ title: 'Rosa’s Bakery', text })).toEqual({
      q: 'Rosa’s Bakery',
      place: 'Dangriga',
    });
  });

  it('always fits the search, however odd it is', () => {
    const long = shared({ text: 'electrician '.repeat(500) }).q;
    expect(long.length).toBeLessThanOrEqual(SENTENCE_MAX);
    expect(long).toMatch(/electrician$/);
    const emoji = shared({ text: '🌀'.repeat(300) }).q;
    expect(emoji.isWellFormed()).toBe(true);
    expect(shared({ text: 'a\0b\u202Ec' }).q).toBe('abc');
    for (const text of ['', ' \n ', 'https://', 'geo:', 'https://maps.google.com/maps/place/%'])
      expect(() => shared({ text })).not.toThrow();
    expect(shared({})).toEqual({ q: '', place: null });
  });
});
