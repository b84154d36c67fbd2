import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { chooseTheme, THEME_COLORS, THEME_KEY } from '#ui/theme.ts';
import { ThemeColor } from './document-parts.tsx';

const { dataset } = document.documentElement;
const mediaOf = (theme: 'light' | 'dark') =>
  document.querySelector<HTMLMetaElement>(`meta[content="${THEME_COLORS[theme]}"]`)!.media;

afterEach(() => {
  cleanup();
  delete dataset.theme;
  localStorage.clear();
  vi.unstubAllGlobals();
});

it('keeps the chosen theme when another document takes the place of the first', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const { unmount } = render(<ThemeColor />);
  chooseTheme('dark');
  unmount();
  delete dataset.theme;
  render(<ThemeColor />);
  expect([dataset.theme, mediaOf('dark'), mediaOf('light')]).toEqual(['dark', 'all', 'not all']);
});

it('follows what is chosen in another tab', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  render(<ThemeColor />);
  const elsewhere = (theme: string | null) => {
    if (theme) localStorage.setItem(THEME_KEY, theme);
    else localStorage.removeItem(THEME_KEY);
    dispatchEvent(new StorageEvent('storage', { key: THEME_KEY }));
  };
  elsewhere('dark');
  expect([dataset.theme, mediaOf('dark')]).toEqual(['dark', 'all']);
  elsewhere(null);
  expect([dataset.theme, mediaOf('dark')]).toEqual([undefined, '(prefers-color-scheme: dark)']);
});
