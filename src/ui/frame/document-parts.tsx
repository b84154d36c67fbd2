import { useEffect, useLayoutEffect, useRef } from 'react';
import { useNavigation } from 'react-router';
import { frame } from '#messages';
import { holdPressesScript } from './hold-presses.ts';
import { showKeptTheme, systemPrefers, THEME_COLORS, THEME_KEY } from '#ui/theme.ts';

/** Where storage is forbidden, the router's own scripts would throw; what they forget is where a page was scrolled to. */
const storageScript = `Object.defineProperty(window,'sessionStorage',{value:{getItem(){},setItem(){},removeItem(){}}})`;

/**
 * Runs in the head before the first paint, after ThemeColor's tags, so that a remembered theme never flashes in.
 * The `<html>` element needs suppressHydrationWarning, because this sets its data-theme.
 */
const themeScript = `try{let t=localStorage.getItem('${THEME_KEY}'),c=${JSON.stringify(THEME_COLORS)}[t];if(c){document.documentElement.dataset.theme=t;document.querySelectorAll('meta[name=theme-color]').forEach(m=>m.media=m.content==c?'all':'not all')}}catch{${storageScript}}`;

/**
 * Runs in the head, so that it holds before anything else has loaded: a link to a place on the page that is open scrolls
 * there and takes the keyboard along, but Back leaves the page. Whoever handles a click otherwise comes first.
 */
const placeScript = `addEventListener('click',e=>{let a=e.target.closest?.('a[href*="#"]'),p;if(!a||a.target||e.defaultPrevented||e.button||e.metaKey||e.ctrlKey||e.shiftKey||e.altKey||a.href.split('#')[0]!=location.href.split('#')[0]||!(p=document.getElementById(decodeURIComponent(a.hash.slice(1)))))return;e.preventDefault();p.scrollIntoView({behavior:matchMedia('(prefers-reduced-motion:reduce)').matches?'auto':'smooth'});if(!p.hasAttribute('tabindex'))p.tabIndex=-1;p.focus({preventScroll:true});history.replaceState(history.state,'',a.hash)})`;

/**
 * Before React is there, Back and Forward from a page that was loaded again change the address alone where a link had led
 * from one to the other: what belongs there is loaded. Otherwise React would take another page over than it was told of.
 * Whoever hears of them from then on takes this off the window.
 */
const backScript = `{let a=location.href.split('#')[0];onpopstate=()=>location.href.split('#')[0]!=a&&location.reload()}`;

/** A browser offers once in a page to install it, before other scripts are there; when to ask is ours to say. */
const installScript = `addEventListener('beforeinstallprompt',e=>{e.preventDefault();window.installPrompt=e})`;

/** They have run before the browser's scripts come, which therefore do not repeat them. */
export const headScript = import.meta.env.SSR
  ? [themeScript, placeScript, installScript, backScript].join(';')
  : '';
export const headScriptOfLive = import.meta.env.SSR ? `${headScript};${holdPressesScript()}` : '';

/** Tints the browser's own bars. The tags follow the system until a theme is chosen. */
export function ThemeColor() {
  // A page that could not be had comes with a document of its own.
  useLayoutEffect(showKeptTheme, []);
  return (
    <>
      <meta name="color-scheme" content="light dark" />
      <meta name="theme-color" content={THEME_COLORS.light} media={systemPrefers('light')} />
      <meta name="theme-color" content={THEME_COLORS.dark} media={systemPrefers('dark')} />
    </>
  );
}

/** First stop of the Tab key: past the header, to the page itself. */
export function SkipLink() {
  return (
    <a
      href="#main"
      data-print="off"
      className="fixed top-2 left-2 z-50 -translate-y-24 rounded-control bg-ink px-5 py-3 font-semibold text-page transition focus:translate-y-0"
    >
      {frame.skipToContent}
    </a>
  );
}

/** A thin bar at the top while a page is on its way, besides what was pressed. CSS holds it back for 200 ms, so quick pages show none. */
export function ProgressBar() {
  const { state } = useNavigation();
  usePressed(state !== 'idle');
  if (state === 'idle') return null;
  return <div role="progressbar" aria-label={frame.loadingPage} className="progress" />;
}

/** While a page is on its way, what was pressed or chosen for it says so. Called once, in the root. */
function usePressed(isLoading: boolean): void {
  const pressed = useRef<Element | null>(null);
  useEffect(() => {
    const remember = (event: Event) => {
      const target = event.target as Element;
      if (event instanceof SubmitEvent) pressed.current = event.submitter ?? buttonOf(target);
      else pressed.current = target.closest('a, button, select');
    };
    for (const sign of ['click', 'submit', 'change']) addEventListener(sign, remember, true);
    return () => {
      for (const sign of ['click', 'submit', 'change']) removeEventListener(sign, remember, true);
    };
  }, []);
  useEffect(() => {
    const element = pressed.current;
    if (!isLoading || !element) return;
    element.ariaBusy = 'true';
    return () => {
      element.ariaBusy = null;
    };
  }, [isLoading]);
}

const buttonOf = (form: Element) => form.querySelector('[type=submit]');
