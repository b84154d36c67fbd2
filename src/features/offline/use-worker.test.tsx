import { cleanup, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { KINDS } from '#features/directory/kinds.ts';
import { FailedResults } from '#features/directory/results/failed-results.tsx';
import { ResultSkeletons } from '#features/directory/results/result-grid.tsx';
import { removeSaved, saveCards } from '#features/directory/saving/saved-list.ts';
import { ProfileMissing } from '#features/profile-page/profile-missing.tsx';
import type { KeepAnswer, KeepRequest } from '#platform/kept-caches.ts';
import type { Site } from '#platform/site.ts';
import { useWorker } from './use-worker.ts';

const asked: KeepRequest[] = [];
const register = vi.fn<() => Promise<object>>();
let answer: KeepAnswer = 'done';
let hasPages = true;

const postMessage = (request: KeepRequest, [port]: [MessagePort]) => {
  asked.push(request);
  port.postMessage(answer);
};

beforeEach(() => {
  register.mockResolvedValue({ waiting: null });
  vi.stubGlobal('MessageChannel', QuickChannel);
  const serviceWorker = {
    register,
    controller: null,
    ready: Promise.resolve({ active: { postMessage } }),
  };
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  vi.stubGlobal('caches', { has: () => Promise.resolve(hasPages) });
});
afterEach(() => {
  cleanup();
  register.mockClear();
  removeSaved('rosa-1');
  localStorage.clear();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  Reflect.deleteProperty(navigator, 'connection');
});

const save = () =>
  saveCards([
    { kind: 'specialist', id: 'rosa-1', name: 'Rosa' } as Parameters<typeof saveCards>[0][number],
  ]);
const SAVED = ['/saved', '/specialist/rosa-1'];

class QuickChannel {
  port1: { onmessage?: (event: { data: unknown }) => void } = {};
  port2 = { postMessage: (data: unknown) => this.port1.onmessage?.({ data }) };
}

function Page({ storm }: { storm?: Site['storm'] }) {
  useWorker(storm);
  return null;
}

/** The addresses that one visit has the worker keep, of a page that nobody keeps. */
async function visit(storm?: Site['storm']) {
  asked.length = 0;
  render(
    <MemoryRouter initialEntries={['/contact']}>
      <Page {...(storm && { storm })} />
    </MemoryRouter>,
  );
  // Everything answers at once.
  await new Promise((resolve) => setTimeout(resolve));
  cleanup();
  return asked.flatMap(({ keep }) => keep.map((url) => new URL(url).pathname));
}

it('has saved profiles brought once a day, until they are there, and again where they are gone', async () => {
  save();
  answer = 'later';
  expect(await visit()).toEqual(SAVED);
  answer = 'done';
  expect(await visit()).toEqual(SAVED);
  expect(await visit()).toEqual([]);
  hasPages = false;
  expect(await visit()).toEqual(SAVED);
  hasPages = true;
});

it('wakes no worker up whose place another one is about to take', async () => {
  const active = { postMessage: vi.fn<() => void>() };
  const ready = Promise.resolve({ active, waiting: { postMessage } });
  Object.assign(navigator.serviceWorker, { ready });
  save();
  expect(await visit()).toEqual(SAVED);
  expect(active.postMessage).not.toHaveBeenCalled();
});

it('has the document without a connection brought anew once where a storm begins or ends', async () => {
  const storm = { text: 'Boil water.', lines: [], until: Date.now() + 60_000 };
  expect(await visit()).toEqual([]);
  expect(await visit(storm)).toEqual(['/offline']);
  expect(asked[0]!.anew).toBe(true);
  expect(await visit(storm)).toEqual([]);
  expect(await visit({ ...storm, text: 'Stay inside.' })).toEqual(['/offline']);
  expect(await visit()).toEqual(['/offline']);
});

it('starts no worker where data is to be saved, and brings nothing ahead for who saved somebody', async () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  expect(await visit()).toEqual([]);
  expect(register).not.toHaveBeenCalled();
  save();
  expect(await visit()).toEqual([]);
  expect(register).toHaveBeenCalledOnce();
});

it.each([
  ['leaves a page alone that is shown', <h1 key="1">Rosa</h1>, 0],
  [
    'opens what is kept of a page that fails',
    <ProfileMissing key="2" kind="specialist" id="" failed />,
    1,
  ],
  [
    'opens what is kept of a list that fails',
    <FailedResults key="3" message="" again="" all={KINDS.business} />,
    1,
  ],
  [
    'opens what is kept of a page that does not come',
    <ResultSkeletons key="4" kind="specialist" />,
    1,
  ],
])('%s when nobody can be reached to keep it', async (_, shown, times) => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
  onTestFinished(() => reload.mockRestore());
  answer = 'unreachable';
  asked.length = 0;
  render(
    <MemoryRouter initialEntries={['/specialist/rosa-1']}>
      <p role="alert">Of the frame</p>
      <main>{shown}</main>
      <Page />
    </MemoryRouter>,
  );
  await vi.advanceTimersByTimeAsync(2_000);
  expect(asked).toHaveLength(1);
  expect(reload).toHaveBeenCalledTimes(times);
});
