import { describe, expect, it } from 'vitest';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';
import {
  addressOf,
  facetsQuestion,
  askedCategory,
  askedWords,
  headline,
  isCountable,
  isUnsearchable,
  pageTitle,
  readQuery,
  without,
} from './search-query.ts';

const read = (query: string, kind: ProviderKind = 'specialist') =>
  readQuery(kind, new URLSearchParams(query));

describe('what an address asks for', () => {
  it('is read without what is empty, unknown or no number', () => {
    expect(
      read('category=&location=%20Cayo%20&keywords=a%00b&limit=50&sort=price&page=-2'),
    ).toEqual({
      kind: 'specialist',
      values: { location: 'Cayo', keywords: 'ab' },
      sort: 'best',
      page: 1,
      limit: 12,
      problem: { name: 'keywords', message: 'Search values must be plain text.' },
    });
  });

  it('is refused where it is too long, and ends at the last page that can be asked for', () => {
    expect(read(`location=${'x'.repeat(101)}`).problem).toEqual({
      name: 'location',
      message: 'Search values may have at most 100 characters.',
    });
    expect(read('page=99999')).toMatchObject({ page: 500, problem: null });
  });

  it('is written without what is usual, and reads back the same', () => {
    const query = read('keywords=plumber&sort=name&page=3');
    expect(addressOf(query)).toBe('/specialists-results?keywords=plumber&sort=name&page=3');
    expect(addressOf({ kind: 'specialist', values: { ...query.values, location: '' } })).toBe(
      '/specialists-results?keywords=plumber',
    );
    expect(addressOf({ kind: 'specialist', values: {} })).toBe('/specialists-results');
  });

  it('can be taken back one by one', () => {
    expect(without({ location: 'Cayo', keywords: 'x' }, 'location')).toEqual({ keywords: 'x' });
  });

  it('knows a category under both names and both spellings', () => {
    expect(askedCategory(read('category=food+%26+beverage', 'business'))).toBe('Food and Beverage');
    expect(askedCategory(read('businessType=bakery', 'business'))).toBe('bakery');
  });

  it('takes words from whichever field has them', () => {
    expect(askedWords(read('about=family', 'business'))).toBe('family');
    expect(askedWords(read('about=family'))).toBe('');
  });

  it('is counted only where the counts know all of it', () => {
    expect(isCountable(read('location=Cayo&keywords=x'))).toBe(true);
    expect(isCountable(read('location=Atlantis'))).toBe(false);
    expect(isCountable(read('business_name=Blue', 'business'))).toBe(false);
    expect(isCountable(read('businessType=bakery', 'business'))).toBe(false);
  });

  it('tells what cannot be searched for', () => {
    for (const query of ['keywords=...', 'keywords=🔧', 'keywords=x&location=-'])
      expect(isUnsearchable(read(query)), query).toBe(true);
    for (const query of ['', 'keywords=中文', 'keywords=1', 'keywords=%26', 'location=Cayo'])
      expect(isUnsearchable(read(query)), query).toBe(false);
  });

  it('by distance needs a place, which then leaves nobody out', () => {
    const near = read('location=dangriga&sort=near');
    expect(near.sort).toBe('near');
    expect(headline(near)).toBe('Specialists near Dangriga');
    expect(facetsQuestion(near).location).toBeNull();
    expect(isCountable(near)).toBe(true);
    expect(read('location=+Cayo&sort=near').sort).toBe('near');
    expect(read('sort=near').sort).toBe('best');
    expect(read('location=Atlantis&sort=near').sort).toBe('best');
    expect(addressOf({ ...near, values: {} })).toBe('/specialists-results');
  });

  it('makes one line', () => {
    expect(headline(read(''))).toBe('Specialists in Belize');
    expect(headline(read('category=Engineering&location=Cayo'))).toBe('Engineering in Cayo');
    expect(headline(read('services=cake', 'business'))).toBe('Businesses for “cake” in Belize');
    expect(pageTitle(read(''), 1)).toBe('Specialists in Belize');
    expect(pageTitle(read('page=999'), 7)).toBe('Specialists in Belize, page 7');
  });
});
