import { deserialize, serialize } from 'node:v8';
import { describe, expect, it, vi } from 'vitest';
import type { DirectoryChange } from '#platform/db/directory-reads.server.ts';
import { formIn } from './answer-forms.ts';
import type { OtherWorkers, SharedPage } from './other-workers.ts';
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

const openCache = (parts: object = {}, others?: OtherWorkers) =>
  createPageCache(
    {
      env: { PAGE_CACHE_MB: 1 },
      clock: { now: () => new Date() },
      directoryVersion: { onChange: () => {} },
      settings: { onChange: () => {}, env: {} },
      ...parts,
    } as unknown as Options,
    others,
  );

it('thousands of tiny answers take no more memory than the cache may have', async () => {
  const cache = openCache();
  const urls = Array.from({ length: 2_000 }, (_, index) => `/api/search/suggest?q=${index}`);
  for (const url of urls) await cache.keep(url, MADE);
  const kept = await Promise.all(urls.map((url) => cache.find(url)));
  expect(kept.filter(Boolean).length).toBeLessThan(300);
  expect(kept.at(-1)).not.toBeNull();
});

it('whoever asks without compression costs memory as well', async () => {
  const cache = openCache();
  const body = Buffer.alloc(100 * 1024, 'a');
  const urls = Array.from({ length: 20 }, (_, index) => `/specialist/${index}`);
  const kept = async () =>
    (await Promise.all(urls.map((url) => cache.find(url)))).filter(Boolean).length;
  for (const url of urls) await cache.keep(url, { ...MADE, body });
  expect(await kept()).toBe(20);
  const [form] = urls.map((url) => cache.recall({ method: 'GET', url, headers: {} }));
  expect(form!.body).toEqual(body);
  expect(await kept()).toBeLessThan(11);
});

it('a tiny answer keeps no large piece of memory', async () => {
  const forms = await openCache().keep('/', MADE);
  for (const encoding of ['br', 'gzip', 'identity'] as const) {
    const { buffer, length } = formIn(forms, encoding).body;
    expect(buffer.byteLength).toBe(length);
  }
});

describe('workers', () => {
  const URL = '/specialist/maria';
  const SHOWS_MARIA = { ...MADE, reads: { ...MADE.reads, profiles: new Set(['maria']) } };
  const changeOf = (version: number, slug: string) =>
    ({ version, slug, counted: false }) as unknown as DirectoryChange;
  const text = (body: string, version: number) => ({
    ...SHOWS_MARIA,
    body: Buffer.from(body),
    version,
  });

  /** One that hears what another one makes, with what happens to it. */
  function openWorker(SITE_NAME = 'Kanek') {
    let hear: (page: SharedPage) => void;
    let change: (changes: DirectoryChange[]) => void;
    const source = { version: '2' };
    const told: SharedPage[] = [];
    const cache = openCache(
      {
        directoryVersion: { source, onChange: (listener: typeof change) => (change = listener) },
        settings: { onChange: () => {}, env: { SITE_NAME } },
      },
      {
        // As it comes through a process.
        tell: (page) => told.push(deserialize(serialize(page)) as SharedPage),
        onTold: (listener) => (hear = listener),
        patience: () => 0,
      },
    );
    const shown = async () => {
      const forms = await cache.find(URL);
      return forms && formIn(forms, 'identity').body.toString();
    };
    const changes = (version: number, slug = 'maria') => {
      source.version = String(version);
      change([changeOf(version, slug)]);
    };
    return { cache, told, hear: (page: SharedPage) => hear(page), changes, shown };
  }
  async function madeAnew(body: string, version: number) {
    const { cache, told } = openWorker();
    await cache.keep(URL, text('before', version - 1));
    expect(told).toEqual([]);
    await cache.keep(URL, text(body, version));
    expect(told).toHaveLength(1);
    return told[0]!;
  }

  it('take a page over that another one has made anew', async () => {
    const page = await madeAnew('new', 2);
    const { cache, told, hear, changes, shown } = openWorker();
    await cache.keep(URL, text('old', 1));
    changes(2);
    expect(await shown()).toBeNull();
    hear(page);
    expect(await shown()).toBe('new');
    expect(told).toEqual([]);
    const { body } = formIn((await cache.find(URL))!, 'br');
    expect(body.buffer.byteLength).toBe(body.length);
  });

  it('know what a page shows that they have taken over', async () => {
    const page = await madeAnew('new', 2);
    const { cache, hear, changes, shown } = openWorker();
    await cache.keep(URL, text('old', 1));
    hear(page);
    expect(await shown()).toBe('new');
    changes(3);
    expect(await shown()).toBeNull();
  });

  it('do not take over what has changed again since', async () => {
    const page = await madeAnew('new', 2);
    const { cache, hear, changes, shown } = openWorker();
    await cache.keep(URL, text('old', 1));
    changes(2);
    changes(3);
    hear(page);
    expect(await shown()).toBeNull();
  });

  it('leave what they have nothing of, have as new, or was made under other settings', async () => {
    const page = await madeAnew('new', 2);
    const stranger = openWorker();
    stranger.hear(page);
    expect(await stranger.shown()).toBeNull();
    const ahead = openWorker();
    await ahead.cache.keep(URL, text('own', 2));
    ahead.hear(page);
    expect(await ahead.shown()).toBe('own');
    const elsewhere = openWorker('Another');
    await elsewhere.cache.keep(URL, text('own', 1));
    elsewhere.hear(page);
    expect(await elsewhere.shown()).toBe('own');
  });

  it('leave what is of a version that is not known here', async () => {
    const page = await madeAnew('new', 3);
    const { cache, hear, shown } = openWorker();
    await cache.keep(URL, text('own', 1));
    hear(page);
    expect(await shown()).toBe('own');
  });

  it('do not put an own page in the place of a newer one', async () => {
    const page = await madeAnew('new', 2);
    const { cache, hear, shown } = openWorker();
    await cache.keep(URL, text('old', 0));
    hear(page);
    await cache.keep(URL, text('begun before', 1));
    expect(await shown()).toBe('new');
  });

  it('leave what comes so late that nobody knows what has changed since', async () => {
    const page = await madeAnew('new', 2);
    const { cache, hear, changes, shown } = openWorker();
    await cache.keep(URL, text('old', 1));
    changes(2);
    changes(3);
    const later = performance.now() + 120_000;
    vi.spyOn(performance, 'now').mockReturnValue(later);
    changes(4, 'pedro');
    hear(page);
    expect(await shown()).toBeNull();
  });
});
