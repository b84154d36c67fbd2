import { expect, it } from 'vitest';
import { isShouting, linksIn } from './find-hints.server.ts';

it('finds links and addresses', () => {
  expect(
    linksIn('See https://cheap.example/x?y=1 or www.pills.example, mail me@pills.bz.'),
  ).toEqual(['https://cheap.example/x?y=1', 'www.pills.example,', 'me@pills.bz']);
  expect(linksIn('Visit my-shop.com/deals today')).toEqual(['my-shop.com/deals']);
  expect(linksIn('Open 8 a.m. to 5 p.m. St. John’s College. Node.js.')).toEqual([]);
});

it('hears shouting, not initials', () => {
  expect(isShouting('BEST PRICES IN ALL OF BELIZE CALL NOW')).toBe(true);
  expect(isShouting('We offer VERY CHEAP PRICES TODAY to everybody.')).toBe(true);
  expect(isShouting('ITVET graduate, CPR and BLS certified, BTB license.')).toBe(false);
  expect(isShouting('OK')).toBe(false);
  expect(isShouting('')).toBe(false);
});
