export type Theme = 'light' | 'dark';

export const THEME_KEY = 'theme';
export const THEME_COLORS: Record<Theme, string> = { light: '#fbf8f1', dark: '#071a21' };

const systemTheme = (): Theme =>
  matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';

/** What the page shows now. */
export function currentTheme(): Theme {
  const chosen = document.documentElement.dataset.theme;
  return chosen === 'light' || chosen === 'dark' ? chosen : systemTheme();
}

/** Shows a theme and remembers it; choosing what the system shows means following the system again. */
export function chooseTheme(theme: Theme): void {
  const follow = theme === systemTheme();
  if (follow) delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  document.querySelector('meta[data-theme-color]')?.remove();
  if (!follow) document.head.prepend(themeColor(theme));
  try {
    if (follow) localStorage.removeItem(THEME_KEY);
    else localStorage.setItem(THEME_KEY, theme);
  } catch {
    // Storage may be forbidden: the choice then lasts as long as the page.
  }
}

/** Calls back when the visitor or the system changes the theme. */
export function watchTheme(changed: () => void): () => void {
  const system = matchMedia('(prefers-color-scheme: dark)');
  const choice = new MutationObserver(changed);
  choice.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  system.addEventListener('change', changed);
  return () => {
    choice.disconnect();
    system.removeEventListener('change', changed);
  };
}

// The first theme-color that applies wins, so ours stands before those that follow the system.
function themeColor(theme: Theme): HTMLMetaElement {
  const meta = document.createElement('meta');
  meta.name = 'theme-color';
  meta.content = THEME_COLORS[theme];
  meta.dataset.themeColor = '';
  return meta;
}
