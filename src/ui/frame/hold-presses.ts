import { ALIVE } from './alive.ts';

/**
 * Runs in the head of every page that scripts take over, as text: it may use nothing from outside. A button that needs
 * them and is pressed before they are there is pressed again once they are; where they were lost, the page is loaded
 * again. Most forms need none and are sent by the browser; the others it would send to nobody, so their buttons come shut.
 * Where a browser is too old for the scripts, the page stays as where they are turned off.
 */
function holdPresses(alive: string) {
  const whenRead = (act: () => void) => {
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', act);
    else act();
  };
  // Chrome has it since 110, and Safari since 16.
  if (!('toSorted' in Array.prototype)) {
    document.documentElement.dataset.scripts = 'none';
    whenRead(() => {
      for (const note of document.querySelectorAll('noscript')) note.outerHTML = note.textContent;
    });
    return;
  }
  const held = '[type=submit][data-needs-script]';
  whenRead(() => {
    for (const button of document.querySelectorAll<HTMLButtonElement>(held))
      button.disabled = false;
  });
  let isLost = false;
  let pressed: HTMLElement | undefined;
  const lose = () => {
    isLost = true;
    if (pressed) pressed.ariaBusy = null;
  };
  const hold = (event: MouseEvent) => {
    const button = (event.target as Element).closest('button');
    const needsScripts = button?.matches(held);
    if (!button || (button.form && button.type === 'submit' && !needsScripts)) return;
    event.preventDefault();
    // Whoever starts the scripts at a press hears it all the same.
    event.stopPropagation();
    // A browser remembers in a page that a module could not be had.
    if (isLost) {
      if (navigator.onLine) location.reload();
      return;
    }
    if (pressed) pressed.ariaBusy = null;
    pressed = button;
    button.ariaBusy = 'true';
  };
  const loseModule = ({ target }: Event) => {
    if (target instanceof HTMLScriptElement && target.type === 'module') lose();
  };
  addEventListener('click', hold, true);
  addEventListener('error', loseModule, true);
  // What a script imports later is told of as a promise that nobody looks after.
  addEventListener('unhandledrejection', lose);
  addEventListener(
    alive,
    () => {
      removeEventListener('click', hold, true);
      removeEventListener('error', loseModule, true);
      removeEventListener('unhandledrejection', lose);
      if (pressed) pressed.ariaBusy = null;
      pressed?.click();
    },
    { once: true },
  );
}

/** Made when it is asked for: browsers are not given it twice. */
export const holdPressesScript = () => `(${String(holdPresses)})("${ALIVE}")`;
