import { THEME_COLORS, THEME_KEY } from '#ui/theme.ts';

/**
 * Runs in the head before the first paint, after ThemeColor's tags, so that a remembered theme never flashes in.
 * The `<html>` element needs suppressHydrationWarning, because this sets its data-theme.
 */
export const themeScript = `try{let t=localStorage.getItem('${THEME_KEY}'),c=${JSON.stringify(THEME_COLORS)}[t];if(c){document.documentElement.dataset.theme=t;document.querySelectorAll('meta[name=theme-color]').forEach(m=>m.media=m.content==c?'all':'not all')}}catch{}`;
