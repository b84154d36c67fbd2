import { act } from '@testing-library/react';
import { useNavigate, type NavigateFunction } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import type { ProfileOutcome } from '#features/profile-page/profile-outcome.ts';
import { showPage } from '../../../../tests/support/show-page.tsx';
import { useProfileShown } from './use-shown.ts';

afterEach(() => Reflect.deleteProperty(navigator, 'sendBeacon'));

const onPage = (page: number) =>
  ({
    status: 200,
    profile: { id: 'ana-234567', reviewPages: { page, pages: 3, stars: [] } },
  }) as unknown as ProfileOutcome;

it('whoever turns to earlier reviews does not see the profile again; who calls from there is counted', async () => {
  const told: unknown[] = [];
  Object.defineProperty(navigator, 'sendBeacon', {
    value: (_to: string, sent: string) => told.push(JSON.parse(sent)),
    configurable: true,
  });
  let go: NavigateFunction;
  let shown = onPage(1);
  const page = await showPage(
    {
      path: '/*',
      Component: () => {
        go = useNavigate();
        useProfileShown(shown);
        return (
          <main id="main">
            <a href="tel:+5016000000">Call</a>
          </main>
        );
      },
    },
    '/specialist/ana-234567',
  );
  expect(told).toEqual([{ kind: 'view', ids: ['ana-234567'] }]);
  shown = onPage(2);
  await act(async () => void go('/specialist/ana-234567?reviews=2'));
  expect(told).toHaveLength(1);
  page.querySelector('a')!.click();
  expect(told.slice(1)).toEqual([{ kind: 'call', ids: ['ana-234567'] }]);
});
