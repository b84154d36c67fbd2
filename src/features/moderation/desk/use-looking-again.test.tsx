import { act, fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showPage } from '../../../../tests/support/show-page.tsx';
import { useLookingAgain } from './use-looking-again.ts';

const MINUTE = 60_000;
const EVERY = 5_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('looks again while somebody is there, and keeps no deserted desk signed in', async () => {
  let looks = 0;
  await showPage({
    path: '/admin/mailings/7',
    loader: () => (looks += 1),
    Component: () => (useLookingAgain(true, EVERY), null),
  });
  /** How often it looked meanwhile. */
  const after = async (minutes: number) => {
    const before = looks;
    for (let passed = 0; passed < minutes * MINUTE; passed += EVERY)
      await act(() => vi.advanceTimersByTimeAsync(EVERY));
    return looks - before;
  };
  expect(await after(2)).toBeGreaterThan(10);
  await after(30);
  expect(await after(60)).toBe(0);
  fireEvent.pointerDown(document.body);
  expect(await after(1)).toBeGreaterThan(5);
  await after(30);
  fireEvent.keyDown(document.body);
  expect(await after(1)).toBeGreaterThan(5);
});
