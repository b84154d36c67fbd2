import type { Page } from '@playwright/test';
import { anotherClient, demoLogin } from './demo-server.ts';
import { expect, expectGoodForEveryone, openPage, test } from './journey.ts';
import { signInAs } from './people.ts';
import { field } from './signup-steps.ts';

test.use({
  extraHTTPHeaders: anotherClient(),
  expectedErrors: [/Failed to load resource|route module|Failed to fetch/],
});

const retry = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Try again' });
const signUp = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: 'Sign Up' }).click();

/** What the visitor reads instead of the page, between the header and the footer that stay. */
async function expectSaid(page: Page, text: string) {
  await expect(page.getByRole('alert').getByText(text, { exact: true })).toBeVisible();
  await expect(page).toHaveTitle(`${text} · Kanek`);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
}

/** Pressed too early it only says so; once the network is back it brings the page. */
async function retryInVain(page: Page) {
  await retry(page).click();
  await expect(page.getByText('Still no connection.')).toBeVisible();
}

test.describe('without a network', () => {
  test('a search, a profile and the signup say so, and come with a second try', async ({
    page,
    context,
  }) => {
    await openPage(page, '/directory-search');
    await page.getByLabel('Keywords').fill('wedding cakes');
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Search Specialists' }).click();
    await expectSaid(page, 'Error: Something went wrong');
    await retryInVain(page);
    await expectGoodForEveryone(page);
    await context.setOffline(false);
    await retry(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('wedding cakes');
    await expect(page).toHaveURL(/keywords=wedding\+cakes/);

    await openPage(page, '/specialists-results');
    await context.setOffline(true);
    const card = page.getByRole('region', { name: 'Results' }).getByRole('heading').first();
    const name = await card.innerText();
    await card.getByRole('link').click();
    await expectSaid(page, 'Failed to load specialist data');
    await retryInVain(page);
    await signUp(page);
    await expectSaid(page, 'An unexpected error occurred. Please try again.');
    await page.goBack();
    await expectSaid(page, 'Failed to load specialist data');
    await context.setOffline(false);
    await retry(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
    await signUp(page);
    await expect(page.getByRole('heading', { name: 'Start Connecting!' })).toBeVisible();
  });

  test('what was typed into the signup is there again', async ({ page, context }) => {
    await openPage(page, '/signup');
    await field(page, 'firstName').fill('Florencia');
    await field(page, 'bio').fill('Boats mended where they lie.');
    await context.setOffline(true);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click();
    await expectSaid(page, 'An unexpected error occurred. Please try again.');
    await page.goBack();
    await expect(page).toHaveURL('/signup');
    await expectSaid(page, 'An unexpected error occurred. Please try again.');
    await retryInVain(page);
    await context.setOffline(false);
    await retry(page).click();
    await expect(field(page, 'firstName')).toHaveValue('Florencia');
    await expect(field(page, 'bio')).toHaveValue('Boats mended where they lie.');
  });

  test('every link of header and footer stays on the site', async ({ page, context }) => {
    await openPage(page, '/terms');
    const links = page.locator(':is(header, footer) a[href^="/"]:not([hreflang])');
    const hrefs = new Set(
      await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')!)),
    );
    await context.setOffline(true);
    for (const href of hrefs) {
      await page.evaluate((to) => {
        const link = document.querySelector<HTMLElement>(`:is(header, footer) a[href="${to}"]`);
        link!.click();
      }, href);
      await expect(page).toHaveURL(href);
      await expect(page.getByRole('contentinfo')).toBeVisible();
    }
    await page.getByRole('contentinfo').getByRole('link', { name: 'Español' }).click();
    await expect(page.getByRole('alert').first()).toContainText('Network error');
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });
});

test.describe('with scripts that are gone from the server', () => {
  test('a link loads the whole page it leads to, once', async ({ page }) => {
    await openPage(page, '/faq');
    const loaded: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loaded.push(new URL(request.url()).pathname);
    });
    await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404, body: 'gone' }));
    await signUp(page);
    await expect(page.getByRole('heading', { name: 'Start Connecting!' }).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(loaded).toEqual(['/signup']);
  });

  for (const [what, files] of [
    ['script', /preview-page-[^/]*\.js/],
    ['styles', /(profile|view)-[^/]*\.css/],
  ] as const)
    test(`the editor lives on without the ${what} of its preview`, async ({ page, context }) => {
      await signInAs(context, await demoLogin('specialist'));
      await page.route(files, (route) => route.abort());
      await openPage(page, '/profile1');
      await expect(page.getByText('The preview could not be loaded.')).toBeVisible();
      await expect(page.getByRole('textbox', { name: 'First name' })).toBeVisible();
    });
});
