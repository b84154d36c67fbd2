import { describe, expect, it } from 'vitest';
import { pageIn } from './desk.rules.ts';

describe('the page of a desk', () => {
  it.each([
    ['', 0, 1, 1],
    ['2', 41, 2, 3],
    ['3', 40, 2, 2],
    ['999', 0, 1, 1],
    ['0', 41, 1, 3],
    ['x', 41, 1, 3],
    ['99999', 1_000_000, 10_000, 10_000],
  ])('%s of %i things is page %i of %i', (asked, total, page, pages) => {
    expect(pageIn(new URLSearchParams({ page: asked }), total)).toEqual({ total, page, pages });
  });
});
