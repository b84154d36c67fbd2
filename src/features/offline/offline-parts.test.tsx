import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DirectorySwitches, OfflineCare } from './offline-parts.tsx';

const gone: string[] = [];

beforeEach(() => {
  vi.stubEnv('PROD', true);
  vi.stubGlobal('caches', {
    keys: () => Promise.resolve(['kanek-pages', 'kanek-directory', 'others']),
    delete: (name: string) => Promise.resolve(gone.push(name)),
  });
  const unregister = () => Promise.resolve(gone.push('the worker'));
  const serviceWorker = { getRegistrations: () => Promise.resolve([{ unregister }]) };
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
});
afterEach(() => {
  cleanup();
  gone.length = 0;
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

it('where it is switched off, worker and directory go, and none is offered', async () => {
  const fetched = vi.fn<typeof fetch>();
  vi.stubGlobal('fetch', fetched);
  const Page = createRoutesStub([
    {
      id: 'root',
      path: '/',
      Component: () => (
        <>
          <OfflineCare isFree={false} />
          <DirectorySwitches />
        </>
      ),
    },
  ]);
  render(<Page hydrationData={{ loaderData: { root: { site: { serviceWorker: false } } } }} />);
  await waitFor(() => expect(gone).toEqual(['the worker', 'kanek-pages', 'kanek-directory']));
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(fetched).not.toHaveBeenCalled();
});
