import { addressOf } from '#features/pocket/pocket.rules.ts';
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { KEPT } from '#platform/kept-caches.ts';
import { createMemoryCaches } from '../../../tests/support/memory-caches.ts';
import { choose } from './keep-pocket.ts';
import { KeepSwitches } from './keep-switches.tsx';

const DAY_MS = 24 * 60 * 60 * 1000;
const OURS = { 'Cross-Origin-Opener-Policy': 'same-origin' };
const [near, far] = ['Cayo', 'Toledo'] as const;
const fetched: string[] = [];
let ended = Promise.withResolvers<void>();
let caches: ReturnType<typeof createMemoryCaches>;
let version: string;
let districts: readonly (string | null)[];

const fileOf = (name: string) => ({
  address: addressOf(name, version.repeat(12)),
  bytes: 1,
});
const partOf = (district: string | null) => ({
  ...fileOf(district ?? 'all'),
  district,
});

beforeEach(() => {
  caches = createMemoryCaches(location.origin);
  version = 'a';
  districts = [null];
  const remove = (name: string) => {
    ended.resolve();
    return caches.caches.delete(name);
  };
  vi.stubGlobal('caches', { ...caches.caches, delete: remove });
  vi.stubGlobal('fetch', async (path: string) => {
    fetched.push(path);
    const index = { parts: districts.map(partOf), words: fileOf('words'), page: 1 };
    const headers = { ...OURS, Date: new Date(Date.now() - DAY_MS).toUTCString() };
    const answer = new Response(JSON.stringify(index), { headers });
    return Object.defineProperty(answer, 'url', { value: new URL(path, location.origin).href });
  });
  const postMessage = () => ended.resolve();
  const ready = Promise.resolve({ active: { postMessage } });
  Object.defineProperty(navigator, 'serviceWorker', { value: { ready }, configurable: true });
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  Reflect.deleteProperty(navigator, 'connection');
});

const free = {};
const costly = [{ type: 'cellular' }, { effectiveType: '3g' }, { saveData: true }];
const filesOf = (...parts: (string | null)[]) =>
  [fileOf('words'), ...parts.map(partOf)].map(({ address }) => address);

/** What is on this phone after a visit on such a line, and what of it was fetched. It ends with keeping the page that reads it, or with taking all away. */
async function visit(connection: object) {
  fetched.length = 0;
  ended = Promise.withResolvers();
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
  render(<KeepSwitches />);
  await ended.promise;
  cleanup();
  return { kept: Object.keys(caches.read(KEPT.directory)), fetched: fetched.slice(1) };
}

it.each(costly)('leaves what came by itself as it is on a line like %o', async (connection) => {
  const old = filesOf(null);
  expect(await visit(free)).toEqual({ kept: old, fetched: old });
  version = 'b';
  expect(await visit(connection)).toEqual({ kept: old, fetched: [] });
  expect(await visit(free)).toEqual({ kept: filesOf(null), fetched: filesOf(null) });
});

it.each(costly)('brings nothing by itself on a line like %o', async (connection) => {
  expect(await visit(connection)).toEqual({ kept: [], fetched: [] });
});

it('keeps a district when another place is searched, until it is switched off', async () => {
  districts = [near, far];
  localStorage.setItem('place', near);
  expect((await visit(free)).kept).toEqual(filesOf(near));
  localStorage.setItem('place', far);
  expect((await visit(free)).kept).toEqual(filesOf(near, far));
  choose(partOf(near), false);
  expect((await visit(free)).kept).toEqual(filesOf(far));
});

it('brings anew on every line what somebody switched on', async () => {
  choose(partOf(null), true);
  await visit(costly[0]!);
  version = 'b';
  expect(await visit(costly[0]!)).toEqual({ kept: filesOf(null), fetched: filesOf(null) });
});
