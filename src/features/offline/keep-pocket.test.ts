import { addressOf } from '#features/pocket/pocket.rules.ts';
import { expect, it, vi } from 'vitest';
import { KEPT } from '#platform/kept-caches.ts';
import { createMemoryCaches } from '../../../tests/support/memory-caches.ts';
import { keepParts, partsKept } from './keep-pocket.ts';

const OURS = { 'Cross-Origin-Opener-Policy': 'same-origin' };
const part = { address: addressOf('all', '123456789012'), bytes: 1 };
const index = {
  parts: [{ ...part, district: null }],
  words: { address: addressOf('words', '123456789012'), bytes: 1 },
  page: 1,
};

const ORIGIN = 'https://kanek.example';

/** Storage with room for so many files, and a line that leads from some addresses to others. */
function browserWithRoomFor(most: number, ledTo: Record<string, string> = {}) {
  const { caches } = createMemoryCaches(ORIGIN);
  const open = async (name: string) => {
    const cache = await caches.open(name);
    const put: typeof cache.put = async (...args) => {
      if ((await cache.keys()).length >= most) throw new DOMException('', 'QuotaExceededError');
      return cache.put(...args);
    };
    return { ...cache, put };
  };
  vi.stubGlobal('caches', { ...caches, open });
  vi.stubGlobal('fetch', async (path: string) =>
    Object.defineProperty(new Response('{}', { headers: OURS }), 'url', {
      value: new URL(ledTo[path] ?? path, ORIGIN).href,
    }),
  );
  return async () => (await (await open(KEPT.directory)).keys()).map(({ url }) => url);
}

it.each([0, 1])(
  'says that the directory is not here where there is room for %i files',
  async (most) => {
    browserWithRoomFor(most);
    await expect(keepParts(index, index.parts)).rejects.toThrow(DOMException);
    expect(await partsKept(index)).toEqual([]);
  },
);

it('says that it is here where there is room for it and for its words', async () => {
  browserWithRoomFor(2);
  await keepParts(index, index.parts);
  expect(await partsKept(index)).toEqual(index.parts);
});

it('keeps the version to which it was led, under its own name, and nothing else', async () => {
  const newer = part.address.replace('123456789012', 'abc-ef_hijkl');
  const kept = browserWithRoomFor(2, { [part.address]: newer });
  await keepParts(index, index.parts);
  expect(await kept()).toEqual([`${ORIGIN}${index.words.address}`, `${ORIGIN}${newer}`]);
  expect(await partsKept(index)).toEqual(index.parts);
  browserWithRoomFor(2, { [part.address]: '/hotel-login' });
  await expect(keepParts(index, index.parts)).rejects.toThrow(part.address);
});
