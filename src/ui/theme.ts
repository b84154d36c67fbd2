export type Theme = 'light' | 'dark';

export const THEME_KEY = 'theme';
export const THEME_COLORS: Record<Theme, string> = { light: '#fbf8f1', dark: '#071a21' };

export const systemPrefers = (theme: Theme): string => `(prefers-color-scheme: ${theme})`;

const systemTheme = (): Theme => (matchMedia(systemPrefers('dark')).matches ? 'dark' : 'light');

export function currentTheme(): Theme {
  const chosen = document.documentElement.dataset.theme;
  return chosen === 'light' || chosen === 'dark' ? chosen : systemTheme();
}

/** Shows a theme and remembers it; choosing what the system shows means following the system again. */
export function chooseTheme(theme: Theme): void {
  const follow = theme === systemTheme();
  show(follow ? null : theme);
  try {
    if (follow) localStorage.removeItem(THEME_KEY);
    else localStorage.setItem(THEME_KEY, theme);
  } catch {
    // Storage may be forbidden: the choice then lasts as long as the page.
  }
}

function keptTheme(): Theme | null {
  try {
    const kept = localStorage.getItem(THEME_KEY);
    return kept === 'light' || kept === 'dark' ? kept : null;
  } catch {
    // Storage may be forbidden: nothing is kept.
    return null;
  }
}

/** Also where React puts another document in the place of the one that the head's script has told, and in every open tab. */
export function showKeptTheme(): () => void {
  const kept = keptTheme();
  if (kept && document.documentElement.dataset.theme !== kept) show(kept);
  const follow = ({ key }: StorageEvent) => {
    if (key === THEME_KEY) show(keptTheme());
  };
  addEventListener('storage', follow);
  return () => removeEventListener('storage', follow);
}

function show(chosen: Theme | null): void {
  if (chosen) document.documentElement.dataset.theme = chosen;
  else delete document.documentElement.dataset.theme;
  tintBrowser(chosen);
}

/** Calls back when the visitor or the system changes the theme. */
export function watchTheme(changed: () => void): () => void {
  const system = matchMedia(systemPrefers('dark'));
  const choice = new MutationObserver(changed);
  choice.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  system.addEventListener('change', changed);
  return () => {
    choice.disconnect();
    system.removeEventListener('change', changed);
  };
}

/** Which of the two theme-color tags holds: told by their media, which React leaves alone. */
function tintBrowser(chosen: Theme | null): void {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    const theme = meta.content === THEME_COLORS.dark ? 'dark' : 'light';
    meta.media = chosen ? (theme === chosen ? 'all' : 'not all') : systemPrefers(theme);
  }
}
