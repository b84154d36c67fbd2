import { THEME_COLORS, THEME_KEY } from '#ui/theme.ts';

/**
 * Runs in the head before the first paint, so that a remembered theme never flashes in.
 * The `<html>` element needs suppressHydrationWarning, because this sets its data-theme.
 */
export const themeScript = `try{let t=localStorage.getItem('${THEME_KEY}'),c=${JSON.stringify(THEME_COLORS)}[t];if(c){let m=document.createElement('meta');m.name='theme-color';m.content=c;m.dataset.themeColor='';document.documentElement.dataset.theme=t;document.head.prepend(m)}}catch{}`;
