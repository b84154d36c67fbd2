import { createStored } from '#ui/stored.ts';
import type { Theme } from '#ui/theme.ts';

const KEY = 'access-theme';
const stored = createStored(KEY);

/** Stands first in the screen's element, so that a remembered theme is there before the screen is painted. */
export const accessThemeScript = `try{if(localStorage.getItem('${KEY}')=='light')document.currentScript.parentElement.dataset.theme='light'}catch{}`;

export const useAccessTheme = (): Theme => (stored.useText() === 'light' ? 'light' : 'dark');

export const chooseAccessTheme = (theme: Theme): void => stored.write(theme);
