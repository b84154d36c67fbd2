import { systemPrefers, THEME_COLORS } from '#ui/theme.ts';

/** Tints the browser's own bars. The tags follow the system until a theme is chosen. */
export function ThemeColor() {
  return (
    <>
      <meta name="color-scheme" content="light dark" />
      <meta name="theme-color" content={THEME_COLORS.light} media={systemPrefers('light')} />
      <meta name="theme-color" content={THEME_COLORS.dark} media={systemPrefers('dark')} />
    </>
  );
}
