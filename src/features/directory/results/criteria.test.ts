import { describe, expect, it } from 'vitest';
import {
  addressOf,
  askedCategory,
  askedWords,
  headline,
  isCountable,
  isUnsearchable,
  pageTitle,
  readCriteria,
  without,
} from './criteria.ts';
import { BUSINESSES, SPECIALISTS } from './results-kinds.ts';

const read = (query: string, kind = SPECIALISTS) => readCriteria(kind, new URLSearchParams(query));

describe('what an address asks for', () => {
  it('is read without what is empty, unknown or no number', () => {
    expect(
      read('category=&location=%20Cayo%20&keywords=a%00b&limit=50&sort=price&page=-2'),
    ).toEqual({
      values: { location: 'Cayo', keywords: 'ab' },
      sort: 'best',
      page: 1,
    });
  });

  it('is written without what is usual, and reads back the same', () => {
    const criteria = read('keywords=plumber&sort=name&page=3');
    expect(addressOf(SPECIALISTS, criteria)).toBe(
      '/specialists-results?keywords=plumber&sort=name&page=3',
    );
    expect(addressOf(SPECIALISTS, { values: { ...criteria.values, location: '' } })).toBe(
      '/specialists-results?keywords=plumber',
    );
    expect(addressOf(SPECIALISTS, { values: {} })).toBe('/specialists-results');
  });

  it('can be taken back one by one', () => {
    expect(without({ location: 'Cayo', keywords: 'x' }, 'location')).toEqual({ keywords: 'x' });
  });

  it('knows a category under both names and both spellings', () => {
    expect(askedCategory(BUSINESSES, { category: 'food & beverage' })).toBe('Food and Beverage');
    expect(askedCategory(BUSINESSES, { businessType: 'bakery' })).toBe('bakery');
  });

  it('takes words from whichever field has them', () => {
    expect(askedWords(BUSINESSES, read('about=family', BUSINESSES))).toBe('family');
    expect(askedWords(SPECIALISTS, read('about=family'))).toBe('');
  });

  it('is counted only where the counts know all of it', () => {
    expect(isCountable(SPECIALISTS, read('location=Cayo&keywords=x'))).toBe(true);
    expect(isCountable(SPECIALISTS, read('location=Atlantis'))).toBe(false);
    expect(isCountable(BUSINESSES, read('business_name=Blue', BUSINESSES))).toBe(false);
    expect(isCountable(BUSINESSES, read('businessType=bakery', BUSINESSES))).toBe(false);
  });

  it('tells what cannot be searched for', () => {
    for (const query of ['keywords=...', 'keywords=🔧', 'keywords=x&location=-'])
      expect(isUnsearchable(read(query)), query).toBe(true);
    for (const query of ['', 'keywords=中文', 'keywords=1', 'keywords=%26', 'location=Cayo'])
      expect(isUnsearchable(read(query)), query).toBe(false);
  });

  it('makes one line', () => {
    expect(headline(SPECIALISTS, read(''))).toBe('Specialists in Belize');
    expect(headline(SPECIALISTS, read('category=Engineering&location=Cayo'))).toBe(
      'Engineering in Cayo',
    );
    expect(headline(BUSINESSES, read('services=cake', BUSINESSES))).toBe(
      'Businesses for “cake” in Belize',
    );
    expect(pageTitle(SPECIALISTS, read(''), 1)).toBe('Specialists in Belize');
    expect(pageTitle(SPECIALISTS, read('page=999'), 7)).toBe('Specialists in Belize, page 7');
  });
});
