import AxeBuilder from '@axe-core/playwright';
import { expect, test as base, type Page } from '@playwright/test';
import { FORM_MIN_SECONDS } from '../../src/features/messages/form-guard.rules.ts';

interface Journey {
  /** Errors a journey provokes on purpose, to be left out of what fails it. */
  expectedErrors: RegExp[];
  /** Whether the notice about cookies was accepted on an earlier visit. */
  cookiesAccepted: boolean;
}

/** A test that fails when the browser's console shows an error. */
export const test = base.extend<Journey & { watchConsole: void }>({
  expectedErrors: [[], { option: true }],
  cookiesAccepted: [true, { option: true }],
  context: async ({ context, baseURL, cookiesAccepted }, begin) => {
    const cookie = { name: 'cookie-acceptance', value: 'yes', url: baseURL! };
    if (cookiesAccepted) await context.addCookies([cookie]);
    await begin(context);
  },
  watchConsole: [
    async ({ page, browser, expectedErrors }, use) => {
      const errors: string[] = [];
      const note = (text: string) => {
        if (!expectedErrors.some((pattern) => pattern.test(text))) errors.push(text);
      };
      page.on('console', (message) => {
        if (message.type() === 'error') note(`${message.text()} (${message.location().url})`);
      });
      page.on('pageerror', (error) => note(String(error)));
      await use();
      // Other visitors of this journey would go on living, and slow the next ones down.
      const others = browser.contexts().filter((each) => each !== page.context());
      await Promise.all(others.map((each) => each.close()));
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';

/** Waits until React has taken the page over, as a person would after seeing it. */
export async function openPage(page: Page, path: string) {
  const response = await page.goto(path);
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react')),
  );
  return response;
}

const GUIDELINES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

export async function expectAccessible(page: Page) {
  await expectNoViolations(page, (axe) => axe.withTags(GUIDELINES));
}

/** The state a page is in, on the narrowest phone and on a desk, in both themes. */
export async function expectGoodForEveryone(page: Page) {
  const { width, height } = page.viewportSize()!;
  for (const each of [1440, 360, 320]) {
    await page.setViewportSize({ width: each, height: 800 });
    await expectNoSidewaysScroll(page);
    // Half a link below a bar that stays would count as a small target: above the first line nothing is hidden, and
    // where a bar stays at the bottom the window shows the whole page.
    const tall = await page.evaluate(() => {
      scrollTo(0, 0);
      const bar = document.querySelector('[data-bottom-bar], .admin-bottom');
      return bar?.checkVisibility() ? document.documentElement.scrollHeight : 800;
    });
    await page.setViewportSize({ width: each, height: tall });
    if (each !== 320) await expectAccessible(page);
  }
  // Of what axe knows, only contrast depends on the theme.
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNoViolations(page, (axe) => axe.withRules(['color-contrast']));
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width, height });
}

async function expectNoViolations(page: Page, choose: (axe: AxeBuilder) => AxeBuilder) {
  await settled(page);
  // No page under test holds a frame from elsewhere, and what is right needs no report: half the time.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await choose(axe).analyze();
  const told = violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.target).join(', ')}`);
  expect(told).toEqual([]);
}

/** What is still fading in has too little contrast. */
async function settled(page: Page) {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, timeline, effect }) =>
          playState !== 'running' ||
          timeline !== document.timeline ||
          effect?.getComputedTiming().endTime === Infinity,
      ),
  );
}

export async function expectNoSidewaysScroll(page: Page) {
  const over = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(over).toBeLessThanOrEqual(0);
}

/** As long as a person takes at the least: the server's clock refuses forms that are sent sooner. */
export const takeTime = (page: Page) => page.waitForTimeout(FORM_MIN_SECONDS * 1000 + 500);
