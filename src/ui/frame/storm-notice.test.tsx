import { act } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { showPage } from '../../../tests/support/show-page.tsx';
import { StormNotice } from './storm-notice.tsx';

afterEach(() => vi.useRealTimers());

it('is there again on a page that is open when staff prolong it as it ends', async () => {
  vi.useFakeTimers();
  const end = Date.now() + 60_000;
  let prolong = (_until: number) => {};
  const container = await showPage({
    Component: () => {
      const [until, setUntil] = useState(end);
      prolong = setUntil;
      return <StormNotice text="Storm ahead" lines={[]} until={until} />;
    },
  });
  expect(container.textContent).toContain('Storm ahead');
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(container.textContent).toBe('');
  await act(async () => prolong(end + 60_000));
  expect(container.textContent).toContain('Storm ahead');
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(container.textContent).toBe('');
});
