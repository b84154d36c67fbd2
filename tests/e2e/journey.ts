import {
  expect,
  test as base,
  type Locator,
  type Page,
  type Request,
  type Route,
} from '@playwright/test';
import type { RunOnly } from 'axe-core';
import { expectNoViolations } from './axe.ts';

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
    await context.addInitScript(holdStill);
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

/** In the browser: where less motion is wanted colours do not fade, for the processor paints each step of it. */
export function holdStill() {
  const still = new CSSStyleSheet();
  const everything = '*, ::before, ::after { transition: none !important }';
  still.replaceSync(`@media (prefers-reduced-motion) { ${everything} }`);
  document.adoptedStyleSheets.push(still);
}

/**
 * In the browser: what comes to whoever stays on a page for five seconds, or has looked at it for one and a half, comes
 * soon. `airplane.spec.ts` waits once as long as visitors do.
 */
export function hurry() {
  const later = setTimeout.bind(window);
  const sooner = (act: TimerHandler, ms = 0, ...told: unknown[]) =>
    later(act, ms === 5_000 || ms === 1_500 ? 100 : ms, ...told);
  Object.assign(window, { setTimeout: sooner });
}

export { expect } from '@playwright/test';

/** Opens a page as a person would, who waits until it is there before pressing anything. */
export async function openPage(page: Page, path: string) {
  const response = await page.goto(path);
  await untilAlive(page.locator('main'));
  return response;
}

/** An address with what is asked, as a form writes it. */
export const asking = (path: string, query: Record<string, string>): string =>
  `${path}?${new URLSearchParams(query)}`;

/** As a link does that leads there, without loading everything anew. */
export async function followTo(page: Page, path: string, state?: object) {
  await page.evaluate(
    ([to, kept]) => {
      const { __reactRouterDataRouter: router } = window as unknown as {
        __reactRouterDataRouter: { navigate: (path: string, options?: object) => Promise<void> };
      };
      return router.navigate(to, { state: kept });
    },
    [path, state] as const,
  );
  await expect(page).toHaveURL(path);
  await expect(page.locator('.progress')).toHaveCount(0);
}

/** Waits until React has taken an element over: parts of a page that come later are taken over later. */
export async function untilAlive(part: Locator) {
  await expect(async () => {
    const keys = await part.evaluate((element) => Object.keys(element));
    expect(keys.some((key) => key.startsWith('__react'))).toBe(true);
  }).toPass({ intervals: [20, 50, 100, 200] });
}

/** Holds calls back until they are let go; `asked` is the first of them, once it has come. */
export async function holdBack(
  page: Page,
  address: string,
  answer = (route: Route) => route.continue(),
) {
  const first = Promise.withResolvers<Request>();
  const gate = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    first.resolve(route.request());
    await gate.promise;
    await answer(route);
  });
  return { asked: first.promise, letGo: () => gate.resolve() };
}

const EVERYTHING: RunOnly = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};
/** Of what axe knows, only contrast depends on the theme. */
const CONTRAST: RunOnly = { type: 'rule', values: ['color-contrast'] };
/** Header and footer are the same on every page: `every-page.spec.ts` looks at them. */
const FRAME = ['.site-header', '#footer'];

/** What stands between header and footer. */
export const expectAccessible = (page: Page) => expectNoViolations(page, EVERYTHING, FRAME);
export const expectContrast = (page: Page) => expectNoViolations(page, CONTRAST, FRAME);
export const expectWholeAccessible = (page: Page) => expectNoViolations(page, EVERYTHING);

/**
 * A page on a desk in both themes, on a phone in the dark one, whose colours have less room, and narrower still. With
 * the frame around it, or without where another page of the same frame has shown that.
 */
export async function expectGoodOnEveryScreen(page: Page, frame: 'framed' | 'alone' = 'framed') {
  const exclude = frame === 'framed' ? [] : FRAME;
  await page.emulateMedia({ colorScheme: 'light' });
  await showAt(page, 1440);
  await expectNoViolations(page, EVERYTHING, exclude);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNoViolations(page, CONTRAST, exclude);
  await showAt(page, 360);
  await expectNoViolations(page, EVERYTHING, exclude);
  await showAt(page, 320);
}

/** The state that a page has come to within a journey. */
export async function expectGoodForEveryone(page: Page) {
  const window = page.viewportSize()!;
  await expectContrast(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await showAt(page, 360);
  await expectAccessible(page);
  await showAt(page, 320);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize(window);
}

/** Makes the window as wide as that, and as high as nothing is hidden in. */
async function showAt(page: Page, width: number) {
  let shown = 800;
  await page.setViewportSize({ width, height: shown });
  // Where a bar stays at the bottom the window shows the whole page: half a link below it would count as a small target.
  // In a higher window long fields may be higher too.
  for (const _ of ['a first look', 'with long fields']) {
    const { over, height } = await page.evaluate(() => {
      scrollTo(0, 0);
      const { scrollWidth, clientWidth, scrollHeight } = document.documentElement;
      const bar = document.querySelector('[data-bottom-bar], .admin-bottom');
      return {
        over: scrollWidth - clientWidth,
        height: bar?.checkVisibility() ? scrollHeight : 800,
      };
    });
    expect(over).toBeLessThanOrEqual(0);
    if (height === shown) return;
    shown = height;
    await page.setViewportSize({ width, height });
  }
}

export async function expectNoSidewaysScroll(page: Page) {
  const over = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(over).toBeLessThanOrEqual(0);
}
