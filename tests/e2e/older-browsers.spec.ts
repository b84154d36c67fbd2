import { globSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { fillIn, logIn } from './access-steps.ts';
import { company, plumber } from './country.ts';
import { demoLogin } from './demo-server.ts';
import { expect, openPage, test } from './journey.ts';
import { signInAs } from './people.ts';

const PAGES = [
  '/',
  '/find?q=my+sink+leaks',
  '/specialists-results',
  plumber.path,
  '/faq',
  '/saved',
];
const h1 = (page: Page) => page.getByRole('heading', { level: 1 });
const withoutLater = (page: Page) => page.addInitScript(forgetWhatCameLater);

/** In the browser: it has no more than the oldest that our scripts are built for. */
function forgetWhatCameLater() {
  const forget = (owner: object, ...names: string[]) => {
    for (const name of names) Reflect.deleteProperty(owner, name);
  };
  const iterators = Object.getPrototypeOf(Object.getPrototypeOf([][Symbol.iterator]()));
  forget(iterators, 'map', 'filter', 'take', 'drop', 'flatMap', 'reduce', 'toArray', 'find');
  forget(iterators, 'forEach', 'some', 'every');
  forget(Set.prototype, 'union', 'intersection', 'difference', 'isSubsetOf', 'isSupersetOf');
  forget(Map, 'groupBy');
  forget(Object, 'groupBy');
  forget(Promise, 'withResolvers', 'try');
  forget(Array, 'fromAsync');
  forget(URL, 'canParse', 'parse');
  forget(RegExp, 'escape');
  forget(AbortSignal, 'any');
  forget(String.prototype, 'isWellFormed', 'toWellFormed');
  forget(Document.prototype, 'adoptedStyleSheets', 'startViewTransition');
  forget(Element.prototype, 'checkVisibility', 'moveBefore');
  forget(HTMLElement.prototype, 'togglePopover', 'showPopover', 'hidePopover');
  forget(window, 'requestIdleCallback', 'cancelIdleCallback', 'navigation', 'scheduler');
  Reflect.set(window, 'CSSStyleSheet', function notYet() {
    throw new TypeError('Illegal constructor');
  });
}

test('no script has a pattern that looks behind, which they cannot read', () => {
  const scripts = globSync('build/client/**/*.js');
  expect(scripts.length).toBeGreaterThan(20);
  expect(scripts.filter((file) => /\(\?<[=!]/.test(readFileSync(file, 'utf8')))).toEqual([]);
});

test('pages come alive in browsers of three years ago', async ({ page, context }) => {
  await context.clearCookies();
  await withoutLater(page);
  for (const path of PAGES) {
    await openPage(page, path);
    await expect(h1(page)).toBeVisible();
  }
  await openPage(page, '/find');
  const wish = page.getByRole('combobox').or(page.getByRole('searchbox')).first();
  await wish.click();
  await wish.pressSequentially('flat tire');
  await wish.press('Enter');
  await expect(page).toHaveURL(/q=flat(\+|%20)tire/);
  await expect(h1(page)).toContainText('flat tire');
  await signInAs(context, await demoLogin('specialist'));
  for (const path of ['/dashboard', '/profile1']) {
    await openPage(page, path);
    await expect(h1(page)).toBeVisible();
  }
});

test('pages stay as they came where a browser is too old for their scripts', async ({ page }) => {
  await withoutLater(page);
  await page.addInitScript(() => {
    for (const name of ['toSorted', 'toReversed', 'with', 'findLast', 'at'])
      Reflect.deleteProperty(Array.prototype, name);
    Reflect.deleteProperty(window, 'structuredClone');
  });
  const begun = () => expect(page.locator('html')).toHaveAttribute('data-scripts', 'none');
  for (const path of [...PAGES, company.path]) {
    await page.goto(path);
    await page.locator('main').click({ position: { x: 1, y: 1 } });
    await begun();
    await expect(h1(page)).toBeVisible();
  }
  await page.goto('/specialist-form');
  await page.getByLabel('First Name').fill('Ana');
  await page.getByLabel('First Name').press('Enter');
  await begun();
  await expect(page.getByLabel('First Name')).toHaveValue('Ana');
  await expect(page.getByText(/JavaScript/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Submit' })).toBeHidden();
  await page.goto('/login');
  await fillIn(page, await demoLogin('business'));
  await begun();
  await logIn(page).click();
  await expect(page).not.toHaveURL(/login/);
  await expect(h1(page)).toBeVisible();
});

test('where scripts are turned off, no key sends a form that needs them', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL! });
  const page = await context.newPage();
  for (const [path, field] of [
    ['/specialist-form', 'First Name'],
    ['/verification-modal', 'Email'],
  ] as const) {
    await page.goto(path);
    await page.getByLabel(field).fill('Ana');
    await page.getByLabel(field).press('Enter');
    await expect(page.getByLabel(field)).toHaveValue('Ana');
    await expect(page).toHaveURL(path);
  }
  await context.close();
});
