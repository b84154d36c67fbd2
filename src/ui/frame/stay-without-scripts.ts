import { ALIVE } from './alive.ts';

/** The page is as where scripts are turned off: nothing waits for them, and what needs them says so. */
export function stayWithoutScripts(): void {
  document.documentElement.dataset.scripts = 'none';
  for (const note of document.querySelectorAll('noscript')) note.outerHTML = note.textContent;
  dispatchEvent(new Event(ALIVE));
}
