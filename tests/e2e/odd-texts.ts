import type { Page } from '@playwright/test';
import { holdStill } from './journey.ts';

/** An unbroken word in letters that are written from right to left. */
const WORD = 'مبروك'.repeat(100);
const LINES = 'ب\n'.repeat(250);

/**
 * After each of these texts one that nobody forbids: a word without end, or lines without end where there may be several;
 * where there is no room for both, one or the other.
 */
export function withOddTexts(texts: (max: number) => string): (max: number) => string {
  let several = 0;
  return (max) => {
    several += 1;
    const text = max >= 60 || several % 2 === 0 ? `${texts(max)} ` : '';
    const odd = max >= 300 && several % 2 === 0 ? LINES : WORD;
    return `${text}${odd}`.slice(0, max).trim();
  };
}

const LETTERS = 'ء-ي';
const TALLEST = 1500;

/** What is wrong with a page that shows such texts, on the narrowest phone and with letters twice as large. */
export async function lookAtTexts(page: Page): Promise<string[]> {
  await page.evaluate(holdStill);
  await page.setViewportSize({ width: 320, height: 800 });
  const faults = await page.evaluate(
    ({ letters, tallest }) => {
      const written = new RegExp(`[${letters}]`);
      const found: string[] = [];
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const { parentElement: parent, nodeValue } = walker.currentNode;
        if (!parent || !written.test(nodeValue ?? '') || !parent.checkVisibility()) continue;
        const { className, tagName, offsetHeight } = parent;
        const name = `${tagName.toLowerCase()}.${className}`;
        if (!parent.closest('[dir=auto]')) found.push(`no direction of its own: ${name}`);
        if (offsetHeight > tallest) found.push(`${offsetHeight} px tall: ${name}`);
      }
      for (const field of document.querySelectorAll('input, textarea')) {
        const { value } = field as HTMLInputElement;
        if (written.test(value) && !field.closest('[dir=auto]'))
          found.push(`no direction of its own: ${(field as HTMLInputElement).name}`);
      }
      return found;
    },
    { letters: LETTERS, tallest: TALLEST },
  );
  return [...faults, ...(await tooWide(page)), ...(await tooWideForLargeLetters(page))];
}

/** On the narrowest phone and on one that lies on its side, when somebody reads with letters twice as large. */
export async function tooWideForLargeLetters(page: Page): Promise<string[]> {
  const { width, height } = page.viewportSize()!;
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  const found: string[] = [];
  for (const phone of [
    { width: 320, height: 800 },
    { width: 740, height: 360 },
  ]) {
    await page.setViewportSize(phone);
    found.push(...(await tooWide(page)));
  }
  await page.evaluate(() => (document.documentElement.style.fontSize = ''));
  await page.setViewportSize({ width, height });
  return found.map((name) => `with letters twice as large ${name}`);
}

/** What reaches beyond the window and makes it scroll sideways. */
const tooWide = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const beyond = [...document.querySelectorAll('body *')].filter(
      (each) =>
        each.checkVisibility() &&
        !each.closest('svg') &&
        each.getBoundingClientRect().right > clientWidth + 1,
    );
    const innermost = beyond.filter(
      (each) => !beyond.some((other) => other !== each && each.contains(other)),
    );
    return [...innermost.slice(0, 3), document.documentElement].map(
      (each) =>
        `too wide: ${each.tagName.toLowerCase()}.${each.className} ${Math.round(each.getBoundingClientRect().right)} ${scrollWidth}`,
    );
  });
