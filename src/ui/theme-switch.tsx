import { useSyncExternalStore } from 'react';
import { Moon, Sun } from 'lucide-react';
import { frame } from '#messages';
import { IconButton } from '#ui/icon-button.tsx';
import { chooseTheme, currentTheme, watchTheme, type Theme } from '#ui/theme.ts';

/** Light or dark. Until it is used the system decides, and going back to the system's choice frees it again. */
export function ThemeSwitch({ className }: { className?: string }) {
  const theme = useSyncExternalStore<Theme>(watchTheme, currentTheme, () => 'light');
  return (
    <IconButton
      label={frame.darkTheme}
      aria-pressed={theme === 'dark'}
      className={className}
      data-needs-script
      onClick={() => chooseTheme(theme === 'dark' ? 'light' : 'dark')}
    >
      {/* Both are sent; CSS shows the right one before any script runs. */}
      <Moon aria-hidden className="theme-light-only size-5" />
      <Sun aria-hidden className="theme-dark-only size-5" />
    </IconButton>
  );
}
