import { expect, it } from 'vitest';
import type { Outcome } from './outcome.ts';
import { recall, remember } from './recent-answers.ts';

const outcome: Outcome<string> = {
  state: 'found',
  results: ['a'],
  totalCount: 1,
  page: 1,
  pages: 1,
};

it('recalls what was shown, for a while, and never a failure', () => {
  remember('/a', { outcome, around: null }, 0);
  remember('/b', { outcome: { state: 'failed', message: 'x' }, around: null }, 0);
  expect(recall('/a', 1000)).toEqual({ outcome, around: null });
  expect(recall('/a', 600_000)).toBeNull();
  expect(recall('/b', 1000)).toBeNull();
});

it('keeps only the latest few', () => {
  for (let i = 0; i < 20; i++) remember(`/${i}`, { outcome, around: null }, 0);
  expect(recall('/7', 0)).toBeNull();
  expect(recall('/8', 0)).not.toBeNull();
});
