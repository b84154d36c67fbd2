import { act, fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showPage } from '../../tests/support/show-page.tsx';
import { dismissNotice, showNotice, shownNotices } from './notices.ts';
import { Sheet } from './sheet.tsx';
import { ToastRegion } from './toast-region.tsx';

function Page() {
  const [open, setOpen] = useState(true);
  return (
    <>
      <ToastRegion />
      <Sheet open={open} onClose={() => setOpen(false)} title="Filters" />
    </>
  );
}

const pass = (ms: number) => act(async () => vi.advanceTimersByTime(ms));
const say = (text: string) => act(async () => void showNotice({ tone: 'info', text }));
const dialog = () => screen.getByRole('dialog');
const told = () => within(dialog()).getByRole('status').textContent;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  for (const { id } of shownNotices()) dismissNotice(id);
  vi.useRealTimers();
});

it('tells what happens while it is open, and nothing from before', async () => {
  showNotice({ tone: 'info', text: 'Saved.' });
  await showPage({ Component: Page });
  expect(told()).toBe('');
  await say('You are far away.');
  expect(told()).toBe('You are far away.');
});

it('leaves what it told to the page, for as long as somebody may be reading it', async () => {
  await showPage({ Component: Page });
  await say('You are far away.');
  fireEvent.pointerEnter(within(dialog()).getByText('You are far away.'));
  await pass(30_000);
  expect(told()).toBe('You are far away.');
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.getByRole('status').textContent).toBe('You are far away.');
  await pass(10_000);
  expect(screen.getByRole('status').textContent).toBe('');
});
