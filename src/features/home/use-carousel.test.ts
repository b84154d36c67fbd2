import { describe, expect, it } from 'vitest';
import { pageCount, pageOf, wrapPage } from './use-carousel.ts';

const items = ['a', 'b', 'c', 'd', 'e'];

describe('the pages of a carousel', () => {
  it('are as many as it takes, and never none', () => {
    expect(pageCount(12, 4)).toBe(3);
    expect(pageCount(5, 4)).toBe(2);
    expect(pageCount(0, 4)).toBe(1);
  });

  it('wrap at both ends', () => {
    expect([-1, 0, 2, 3].map((page) => wrapPage(page, 3))).toEqual([2, 0, 2, 0]);
  });

  it('leave a short last page short', () => {
    expect(pageOf(items, { page: 1, size: 3, fill: false })).toEqual(['d', 'e']);
  });

  it('fill a short last page from the start when asked', () => {
    expect(pageOf(items, { page: 1, size: 3, fill: true })).toEqual(['d', 'e', 'a']);
    expect(pageOf(items, { page: 1, size: 4, fill: true })).toEqual(['e', 'a', 'b', 'c']);
  });

  it('never show an item twice when all fit on one page', () => {
    expect(pageOf(['a', 'b'], { page: 0, size: 4, fill: true })).toEqual(['a', 'b']);
  });
});
