import { expect, it } from 'vitest';
import { shouldRevalidate } from '#pages/revalidate-root.ts';
import { call, postJson, sendWithProgress } from '#ui/calls.ts';
import { stubNetwork } from '../../../../tests/support/stub-network.ts';
import { recall, remember } from './recent-answers.ts';
import type { ResultsOutcome } from './results-outcome.ts';

const outcome: ResultsOutcome = {
  state: 'found',
  cards: [],
  total: 0,
  page: 1,
  pages: 1,
};

it('recalls what was shown, for a while, and never a failure', () => {
  remember('/a', { outcome, facets: null }, 0);
  remember('/b', { outcome: { state: 'failed', message: 'x' }, facets: null }, 0);
  expect(recall('/a', 1000)).toEqual({ outcome, facets: null });
  expect(recall('/a', 600_000)).toBeNull();
  remember('/c', { outcome, facets: null }, 899_000);
  expect(recall('/c', 899_999)).not.toBeNull();
  expect(recall('/c', 900_000)).toBeNull();
  expect(recall('/b', 1000)).toBeNull();
});

it('what is shown again is no younger for it', () => {
  remember('/again', { outcome, facets: null }, 0);
  remember('/again', { outcome, facets: null }, 240_000);
  expect(recall('/again', 299_000)).not.toBeNull();
  expect(recall('/again', 301_000)).toBeNull();
  remember('/again', { outcome: { ...outcome }, facets: null }, 240_000);
  expect(recall('/again', 301_000)).not.toBeNull();
});

const HERE = new URL('https://kanek.example/');

it.each([
  ['called', () => postJson('/api/x', {})],
  ['uploaded', () => sendWithProgress('/api/x', new FormData(), { onProgress: () => null })],
  [
    'submitted',
    () => shouldRevalidate({ formMethod: 'POST', currentUrl: HERE, nextUrl: HERE } as never),
  ],
])('recalls nothing from before something was %s', async (_, send) => {
  stubNetwork(() => Response.json({}));
  remember('/before', { outcome, facets: null }, 0);
  await call('/api/x');
  expect(recall('/before', 1000)).not.toBeNull();
  await send();
  remember('/before', { outcome, facets: null }, 0);
  expect(recall('/before', 1000)).toBeNull();
  remember('/before', { outcome: { ...outcome }, facets: null }, 0);
  expect(recall('/before', 1000)).not.toBeNull();
});

it('keeps only the latest few', () => {
  for (let i = 0; i < 20; i++) remember(`/${i}`, { outcome, facets: null }, 0);
  expect(recall('/7', 0)).toBeNull();
  expect(recall('/8', 0)).not.toBeNull();
});
