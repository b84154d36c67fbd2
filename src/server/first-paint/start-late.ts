import { ALIVE, TAPPED } from '#ui/frame/alive.ts';

/** How a page carries what starts it: no browser runs a script of this type. */
export const LATE_TYPE = 'text/late';

/**
 * What stands below the first screen is laid out after it, part by part, where the script below can see to that. Browsers
 * begin with what is one and a half screens away: all but the first part, of which a high screen may show more, is withheld
 * until the page is painted and its fonts are there, each of which has everything laid out again.
 */
export const BELOW_FOLD_STYLES =
  '@media screen and (scripting){[data-below-fold]{content-visibility:auto;contain-intrinsic-size:auto 40rem}}' +
  '@media screen and (scripting) and (max-height:1200px){[data-below-fold]~[data-below-fold=true]{content-visibility:hidden}}';

/**
 * Runs at the end of the page, as text: it may use nothing from outside. Starts the page's scripts when the browser has
 * painted and has nothing left to do (or never has), or at the first touch, key or focus; on a slow or metered line only then.
 * They hear what was chosen and followed before they are there; links need none of them, and say that they were pressed.
 */
function startLate(lateType: string, alive: string, tapped: string) {
  const starter = document.querySelector<HTMLScriptElement>(`script[type="${lateType}"]`);
  if (!starter) return;
  const belowFoldStyles = document.querySelector<HTMLStyleElement>('[data-below-fold-styles]')!;
  let begun = false;
  let isLayingOut = false;
  const chosen = new Set<EventTarget>();
  const followed = new Set<Element>();

  const whenIdle = (act: () => void) => {
    if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: 2_000 });
    else setTimeout(act, 200);
  };
  const layOutNext = () => {
    isLayingOut = true;
    const next = document.querySelector('[data-below-fold]');
    next?.removeAttribute('data-below-fold');
    // A frame in between: of a part that is let in and laid out in one, Chromium may say that it has moved.
    if (next) requestAnimationFrame(() => whenIdle(layOutNext));
    else belowFoldStyles.remove();
  };
  const begin = () => {
    if (begun) return;
    begun = true;
    const fetchAhead = (rel: string, as: string, href: string) => {
      const ahead = document.createElement('link');
      document.head.append(Object.assign(ahead, { rel, as, href, fetchPriority: 'low' }));
    };
    const isTooOld = document.documentElement.dataset.scripts === 'none';
    if (!isTooOld)
      for (const file of starter.dataset.files!.split(' ')) fetchAhead('modulepreload', '', file);
    // Taken one after the other: where one comes in before another, all text of the page is laid out again.
    let styles = Promise.resolve();
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-href]')) {
      const href = link.dataset.href!;
      fetchAhead('preload', 'style', href);
      const take = () =>
        new Promise<void>((resolve) => {
          link.onload = link.onerror = () => resolve();
          link.href = href;
        });
      styles = styles.then(take);
    }
    void styles.then(() => {
      if (isTooOld) return;
      const script = document.createElement('script');
      script.type = 'module';
      script.nonce = starter.nonce;
      script.textContent = starter.textContent;
      document.body.append(script);
    });
  };
  const leaves = (link: HTMLAnchorElement, { ctrlKey, metaKey, shiftKey }: MouseEvent) =>
    link.origin === location.origin &&
    !(link.target || link.hasAttribute('download') || ctrlKey || metaKey || shiftKey) &&
    !(link.hash && link.pathname === location.pathname);
  const follow = (event: MouseEvent) => {
    const link = (event.target as Element).closest('a');
    if (link) followed.add(link);
    if (link && leaves(link, event)) {
      link.ariaBusy = 'true';
      addEventListener('pagehide', () => (link.ariaBusy = null), { once: true });
    }
  };
  const remember = ({ target }: Event) => {
    chosen.add(target!);
    begin();
  };
  addEventListener('click', follow, true);
  addEventListener('change', remember);
  addEventListener(
    alive,
    () => {
      removeEventListener('click', follow, true);
      removeEventListener('change', remember);
      document.querySelector('script[type=speculationrules]')?.remove();
      whenIdle(layOutNext);
      for (const field of chosen) field.dispatchEvent(new Event('change', { bubbles: true }));
      // Who counts them listens from the next moment on.
      setTimeout(() => {
        for (const link of followed) link.dispatchEvent(new Event(tapped, { bubbles: true }));
      });
    },
    { once: true },
  );
  // Whoever moves, or comes to a place further down, needs all heights at once: nothing may grow under them.
  const layOutAll = () => belowFoldStyles.remove();
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (location.hash || visit?.type !== 'navigate') layOutAll();
  const letIn = () => {
    if (isLayingOut) return;
    const [, next] = document.querySelectorAll('[data-below-fold=true]');
    next?.setAttribute('data-below-fold', 'near');
    if (next) whenIdle(letIn);
  };
  addEventListener('load', () => whenIdle(letIn));
  // Where one picture hangs, nobody waits for it.
  setTimeout(letIn, 4_000);
  for (const sign of ['pointerdown', 'keydown', 'focusin', 'click', 'scroll']) {
    const signs = { once: true, capture: true, passive: true };
    addEventListener(sign, layOutAll, signs);
    if (sign !== 'scroll') addEventListener(sign, begin, signs);
  }

  const { connection } = navigator as {
    connection?: { saveData: boolean; effectiveType: string; rtt: number; downlink: number };
  };
  if (connection) {
    const { saveData, effectiveType, rtt, downlink } = connection;
    // Of "4g" too, what a weak signal makes slow; 100 ms and 1.4 Mbit/s are said where nothing is known yet.
    if (saveData || /[23]g/.test(effectiveType) || (rtt > 100 && downlink < 2)) return;
  }
  // A frame that was drawn is not yet shown: only its entry says so.
  addEventListener('load', () => {
    new PerformanceObserver((shown) => {
      if (shown.getEntriesByName('first-contentful-paint').length) whenIdle(begin);
    }).observe({ type: 'paint', buffered: true });
  });
}

export const startLateScript = `(${String(startLate)})("${LATE_TYPE}","${ALIVE}","${TAPPED}")`;
