import { THEME_COLORS } from '#ui/theme.ts';

/** Tints the browser's own bars with the system's theme; a chosen theme puts its tag before these. */
export function ThemeColor() {
  return (
    <>
      <meta name="color-scheme" content="light dark" />
      <meta name="theme-color" content={THEME_COLORS.light} media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content={THEME_COLORS.dark} media="(prefers-color-scheme: dark)" />
    </>
  );
}
