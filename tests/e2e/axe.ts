import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import type { RunOnly } from 'axe-core';

/** In plain letters: a single other one doubles what is sent to a page and read there. */
const source = readFileSync('node_modules/axe-core/axe.min.js', 'utf8').replaceAll(
  /[^\0-\x7f]/g,
  (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
);
/** Nobody reads the source of what it finds, and of texts it looks at those that nothing is known of yet. */
const AXE = `${source};
axe.configure({ noHtml: true, rules: [{ id: 'color-contrast', selector: ':not([data-proved])' }] });`;

/** Looks whose contrast was good, on whichever page: half of all time went into looking at the same ones again. */
const proved = new Set<string>();

export async function expectNoViolations(page: Page, runOnly: RunOnly, exclude: string[] = []) {
  // The bar at the top belongs to no part of the page: it goes once what was asked for has come.
  await expect(page.locator('body > .progress')).toHaveCount(0);
  const wish = { runOnly, exclude, proved: [...proved] };
  let found = await page.evaluate(findViolations, wish);
  if (found === null) {
    // It comes into a page once, however often that is looked at.
    await page.evaluate(AXE);
    found = await page.evaluate(findViolations, wish);
  }
  for (const look of found!.proved) proved.add(look);
  expect(found!.violations).toEqual([]);
}

interface Wish {
  runOnly: RunOnly;
  exclude: string[];
  proved: string[];
}

/** In the browser; null as long as axe is not there. */
async function findViolations(wish: Wish) {
  const { axe: looker } = window as unknown as { axe?: typeof axe };
  if (!looker) return null;
  // Above the first line nothing is hidden below a bar that stays at the top.
  scrollTo(0, 0);
  // As whoever moves sees it: what is laid out later begins to fade in then.
  document.querySelector('[data-below-fold-styles]')?.remove();
  await new Promise(requestAnimationFrame);
  const moving = () =>
    document
      .getAnimations()
      .filter(
        ({ playState, timeline, effect }) =>
          playState === 'running' &&
          timeline === document.timeline &&
          effect?.getComputedTiming().endTime !== Infinity,
      );
  // What is still fading in has too little contrast: it comes to its end at once. One that ends may start another.
  for (let all = moving(); all.length > 0; all = moving()) {
    for (const animation of all) animation.finish();
    await new Promise(requestAnimationFrame);
  }

  const looks = readLooks();
  const known = new Set(wish.proved);
  const shown = new Map<string, number>();
  for (const [element, look] of looks) {
    const times = isText(element) ? (shown.get(look) ?? 0) + 1 : 0;
    shown.set(look, times);
    element.toggleAttribute('data-proved', known.has(look) || times > 2);
  }
  const found = await looker.run(
    { exclude: wish.exclude },
    {
      runOnly: wish.runOnly,
      resultTypes: ['violations', 'passes'],
      elementRef: true,
      // To write down where something stands, and to read style sheets, takes half the time.
      selectors: false,
      preload: false,
    },
  );
  const contrast = found.passes.find(({ id }) => id === 'color-contrast');
  return {
    violations: found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(nameOf).join()}`),
    proved: (contrast?.nodes ?? []).flatMap(({ element }) => looks.get(element!) ?? []),
  };

  /**
   * All that decides about the contrast of an element, in short: what it and everything around it is, its colours, and
   * what lies over or under it without being around it. The theme is in the colours.
   */
  function readLooks() {
    const own = new Map<Element, string>();
    for (const element of document.querySelectorAll('html, body, body *:not(svg *)')) {
      const style = getComputedStyle(element);
      const { color, backgroundColor, backgroundImage, opacity, fontSize, fontWeight } = style;
      // What is cut away is not looked at, and proves nothing about what is not.
      const { clipPath } = style;
      const colors = [
        color,
        backgroundColor,
        backgroundImage,
        opacity,
        fontSize,
        fontWeight,
        clipPath,
      ];
      const look = `<${element.tagName} ${element.getAttribute('class')} ${colors.join(' ')}>`;
      own.set(element, look);
      const parent = element.parentElement;
      if (parent && /absolute|fixed|sticky/.test(style.position))
        own.set(parent, `${own.get(parent)}+${look}`);
    }
    const whole = new Map<Element, string>();
    for (const [element, look] of own) {
      const around = element.parentElement && whole.get(element.parentElement);
      whole.set(element, hash(`${around ?? ''}${look}`));
    }
    return whole;
  }

  function hash(text: string) {
    let [one, two] = [7, 11];
    for (let at = 0; at < text.length; at += 1) {
      one = Math.imul(one ^ text.charCodeAt(at), 0x9e3779b1);
      two = Math.imul(two ^ text.charCodeAt(at), 0x85ebca6b) ^ (one >>> 15);
    }
    return (one >>> 0).toString(36) + (two >>> 0).toString(36);
  }

  /** What can be read: of many that look the same two are looked at, as long as neither is hidden or asleep. */
  function isText(element: Element) {
    const written = [...element.childNodes].some(
      ({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim(),
    );
    const asleep = element.closest(':disabled, [aria-disabled=true], label');
    return written && !asleep && element.checkVisibility({ visibilityProperty: true });
  }

  function nameOf({ element }: axe.NodeResult) {
    const { tagName, textContent } = element!;
    return `${tagName.toLowerCase()}.${element!.className} “${textContent.trim().slice(0, 40)}”`;
  }
}
