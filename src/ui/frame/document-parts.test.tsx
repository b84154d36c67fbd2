import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { chooseTheme, THEME_COLORS } from '#ui/theme.ts';
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
