import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showPage } from '../../../tests/support/show-page.tsx';
import { InstallOffer } from './install-offer.tsx';

const DAY_MS = 24 * 60 * 60_000;
const prompt = vi.fn<() => Promise<void>>(() => Promise.resolve());
const offer = () => screen.queryByRole('region', { name: 'Install' });

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => callback());
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  window.installPrompt = Object.assign(new Event('beforeinstallprompt'), { prompt });
});
afterEach(() => {
  delete window.installPrompt;
  delete navigator.standalone;
  prompt.mockClear();
  vi.restoreAllMocks();
});

async function visit({ isFree = true } = {}) {
  const Page = () => (
    <>
      <main tabIndex={-1}>Page</main>
      <InstallOffer siteName="Kanek" isFree={isFree} />
    </>
  );
  await showPage({ path: '/', Component: Page }, '/');
  // The line comes later than the page.
  await act(() => import('./install-offer-line.tsx'));
}
const comeBack = () => localStorage.setItem('first-visit', String(Date.now() - DAY_MS));

it('is not made at a first visit, nor while something else is asked, nor in a form', async () => {
  await visit();
  expect(offer()).toBeNull();
  await visit();
  expect(offer()).toBeNull();
  comeBack();
  await visit({ isFree: false });
  expect([offer(), localStorage.getItem('install-offered')]).toEqual([null, null]);
});

it('is made at the second visit, once, and asks the browser to install', async () => {
  comeBack();
  await visit();
  expect(offer()?.textContent).toContain('Keep Kanek on your home screen');
  fireEvent.click(screen.getByRole('button', { name: 'Install' }));
  expect(prompt).toHaveBeenCalledOnce();
  expect(offer()).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('main'));
  await visit();
  expect(offer()).toBeNull();
});

it('waits for a browser that is not ready, and is not made where it is installed or cannot be', async () => {
  comeBack();
  const ready = window.installPrompt!;
  delete window.installPrompt;
  await visit();
  expect([offer(), localStorage.getItem('install-offered')]).toEqual([null, null]);
  window.installPrompt = ready;
  act(() => void dispatchEvent(ready));
  expect(offer()).not.toBeNull();
  act(() => void dispatchEvent(new Event('appinstalled')));
  expect(offer()).toBeNull();
  localStorage.removeItem('install-offered');
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  await visit();
  expect(offer()).toBeNull();
});

it('is a hint in Safari on a phone, and not within other applications', async () => {
  comeBack();
  delete window.installPrompt;
  navigator.standalone = false;
  vi.spyOn(navigator, 'maxTouchPoints', 'get').mockReturnValue(5);
  const agent = vi.spyOn(navigator, 'userAgent', 'get');
  agent.mockReturnValue('Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Mobile/15E148 [FBAN/FBIOS]');
  await visit();
  expect(offer()).toBeNull();
  agent.mockReturnValue('Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Version/18.0 Safari/604.1');
  await visit();
  expect(offer()?.textContent).toContain('“Add to Home Screen”');
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(offer()).toBeNull();
});
