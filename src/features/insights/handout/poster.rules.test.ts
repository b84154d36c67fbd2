import { describe, expect, it } from 'vitest';
import { fitText, posterRating } from './poster.rules.ts';

const sizeOf = (name: string) => fitText('name', name).size;

describe('the words of a poster', () => {
  it('are as large as there is room for', () => {
    expect(sizeOf('Li Wu')).toBe(12);
    expect(sizeOf('María Castillo')).toBe(12);
    expect(sizeOf('Bartholomew Featherstonehaugh')).toBeLessThan(12);
    expect(sizeOf('Placencia Beach Bakery & Coffee House Ltd')).toBe(7);
  });

  it('keep to their room in the longest names that there may be', () => {
    for (const name of [
      `${'m'.repeat(19)} ${'n'.repeat(20)}`,
      'W'.repeat(40),
      'The House of Very Many Short Words Ltd.',
      `${'i'.repeat(20)} ${'I'.repeat(19)}`,
      '新世界超级市场'.repeat(6).slice(0, 40),
    ]) {
      const { size, lines } = fitText('name', name);
      expect([name, lines * size <= 23]).toEqual([name, true]);
    }
  });

  it('break no word where smaller letters would keep it whole', () => {
    const { size, broken } = fitText('name', 'Wolverhamptonshire');
    expect([size, broken]).toEqual([8.4, false]);
    expect(fitText('name', 'W'.repeat(40)).broken).toBe(true);
  });

  it('have their number on one line, as large as it can be', () => {
    for (const number of ['622-0101', '600-0660'])
      expect(fitText('phone', number)).toMatchObject({ number: 0, lines: 1, broken: false });
    expect(fitText('phone', '+155512345678901')).toMatchObject({ lines: 1, broken: false });
  });
});

it('tells the rating from three reviews on', () => {
  expect(posterRating(10, 2)).toBeNull();
  expect(posterRating(0, 0)).toBeNull();
  expect(posterRating(15, 3)).toBe('5.0 of 5 from 3 reviews');
  expect(posterRating(57, 12)).toBe('4.8 of 5 from 12 reviews');
});
