import { expect, it } from 'vitest';
import { formIn } from './answer-forms.ts';
import { createPageCache } from './page-cache.ts';

type Options = Parameters<typeof createPageCache>[0];

const MADE = {
  body: Buffer.from('[]'),
  headers: { 'content-type': 'application/json' },
  version: 1,
  reads: {
    profiles: new Set<string>(),
    parts: [],
    lists: [],
    counts: new Set<never>(),
    until: Infinity,
  },
};

const openCache = () =>
  createPageCache({
    env: { PAGE_CACHE_MB: 1 },
    clock: { now: () => new Date() },
    directoryVersion: { onChange: () => {} },
    settings: { onChange: () => {} },
  } as unknown as Options);

it('thousands of tiny answers take no more memory than the cache may have', async () => {
  const cache = openCache();
  const urls = Array.from({ length: 2_000 }, (_, index) => `/api/search/suggest?q=${index}`);
  for (const url of urls) await cache.keep(url, MADE);
  const kept = await Promise.all(urls.map((url) => cache.find(url)));
  expect(kept.filter(Boolean).length).toBeLessThan(300);
  expect(kept.at(-1)).not.toBeNull();
});

it('a tiny answer keeps no large piece of memory', async () => {
  const { forms } = await openCache().keep('/', MADE);
  for (const encoding of ['br', 'gzip'] as const) {
    const { buffer, length } = formIn(forms, encoding).body;
    expect(buffer.byteLength).toBe(length);
  }
});
