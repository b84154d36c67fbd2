import { Moon, Sun } from 'lucide-react';
import { IconButton } from '#ui/icon-button.tsx';
import { chooseAccessTheme, useAccessTheme } from './access-theme.ts';

/** Dark or light for this screen alone; the site's own switch stands in the header. */
export function AccessThemeSwitch() {
  const dark = useAccessTheme() === 'dark';
  return (
    <IconButton
      label="Dark screen"
      aria-pressed={dark}
      data-needs-script
      onClick={() => chooseAccessTheme(dark ? 'light' : 'dark')}
    >
      {/* Both are sent; CSS shows the right one before any script runs. */}
      <Moon aria-hidden className="size-5 group-data-[theme=dark]/access:hidden" />
      <Sun aria-hidden className="hidden size-5 group-data-[theme=dark]/access:block" />
    </IconButton>
  );
}
