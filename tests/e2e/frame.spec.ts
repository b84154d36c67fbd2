import type { Page } from '@playwright/test';
import { COUNTRY } from './country.ts';
import { expect, followTo, openPage, test } from './journey.ts';

const banner = (page: Page) => page.getByRole('banner');

test.describe('the header', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('goes home first, lists what the specification lists, scrolls, and moves the focus along', async ({
    page,
  }) => {
    await openPage(page, '/faq');
    await banner(page).getByRole('link', { name: 'About' }).click();
    await expect(page).toHaveURL('/#about');
    await expect(page.locator('#about')).toBeInViewport();
    await expect(page.locator('#about')).toBeFocused();
    const names = await banner(page).getByRole('navigation').getByRole('link').allInnerTexts();
    expect(names).toEqual([
      'Home',
      'Featured Specialists',
      'Search',
      'Featured Businesses',
      'About',
      'Contact',
      'FAQ',
      'Footer',
    ]);
    await expect(banner(page).getByRole('link', { name: 'Login' })).toHaveAttribute(
      'href',
      '/login',
    );
    await expect(banner(page).getByRole('link', { name: 'Sign Up' })).toHaveAttribute(
      'href',
      '/signup',
    );

    await banner(page).getByRole('link', { name: 'Featured Businesses' }).click();
    await expect(page.locator('#featured-businesses')).toBeInViewport();
    await expect(page.locator('#featured-businesses')).toBeFocused();
    await expect(page).toHaveURL('/#featured-businesses');

    await test.step('the footer lists quick links, support, contact and networks', async () => {
      const footer = page.getByRole('contentinfo');
      const { code, example } = COUNTRY.phone;
      const pages = COUNTRY.domain.replace('.', '');
      for (const name of ['Home', 'Specialists', 'Businesses', 'About']) {
        await expect(footer.getByRole('link', { name, exact: true })).toBeVisible();
      }
      for (const [name, href] of [
        ['Contact Us', '/contact'],
        ['Terms of Service', '/terms'],
        ['Privacy Policy', '/privacy'],
        [`hello@${COUNTRY.domain}`, `mailto:hello@${COUNTRY.domain}`],
        [`+${code} ${example}`, `tel:+${code}${example.replace('-', '')}`],
        [/Facebook/, `https://www.facebook.com/${pages}`],
        [/Instagram/, `https://www.instagram.com/${pages}`],
        [/TikTok/, `https://www.tiktok.com/@${pages}`],
      ] as const) {
        await expect(footer.getByRole('link', { name })).toHaveAttribute('href', href);
      }
      await expect(footer).toContainText('© 2025');
    });

    await followTo(page, '/terms');
    await banner(page).getByRole('link', { name: 'Footer' }).click();
    await expect(page).toHaveURL('/#footer');
    await expect(page.getByRole('contentinfo')).toBeInViewport();
  });

  const PLACES = [
    ['About', 'about'],
    ['Search', 'search'],
    ['Home', 'home'],
  ] as const;
  async function visitPlaces(page: Page) {
    for (const [name, place] of PLACES) {
      await banner(page).getByRole('link', { name, exact: true }).click();
      await expect(page.locator(`#${place}`)).toBeFocused();
      await expect(page).toHaveURL(`/#${place}`);
    }
  }

  test('a place on the page is no step of the history, with the scripts', async ({ page }) => {
    await openPage(page, '/faq');
    await page
      .getByRole('navigation', { name: 'Parts of this page' })
      .getByRole('link')
      .first()
      .click();
    await page.getByRole('link', { name: 'Skip to content' }).press('Enter');
    await expect(page).toHaveURL('/faq#main');
    await banner(page).getByRole('link', { name: 'Contact' }).click();
    await expect(page).toHaveURL('/contact');
    await followTo(page, '/');
    await visitPlaces(page);
    await page.goBack();
    await expect(page).toHaveURL('/contact');
    await page.goBack();
    await expect(page).toHaveURL('/faq#main');
    await page.goBack({ waitUntil: 'commit' });
    await expect(page).toHaveURL('about:blank');
  });

  test('a place on the page is no step of the history, before the scripts', async ({ page }) => {
    await page.route('**/*.js', () => {});
    await page.goto('/', { waitUntil: 'commit' });
    await visitPlaces(page);
    await page.goBack({ waitUntil: 'commit' });
    await expect(page).toHaveURL('about:blank');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true });

  test('the menu opens, closes with Escape, and leads on', async ({ page }) => {
    await openPage(page, '/');
    const toggle = banner(page).locator('summary[aria-label=Menu]');
    const search = banner(page).getByRole('link', { name: 'Search' });
    await expect(search).toBeHidden();
    await toggle.click();
    await expect(search).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(search).toBeHidden();
    await expect(toggle).toBeFocused();
    await toggle.click();
    await banner(page).getByRole('link', { name: 'FAQ' }).click();
    await expect(page).toHaveURL('/faq');
    await expect(search).toBeHidden();
  });

  test('a link of one short word has room for a thumb in the footer', async ({ page }) => {
    await openPage(page, '/es');
    const links = page.getByRole('contentinfo').getByRole('listitem').getByRole('link');
    const widths = await links.evaluateAll((all) =>
      all.map((link) => link.getBoundingClientRect().width),
    );
    expect(Math.min(...widths)).toBeGreaterThanOrEqual(44);
  });
});

test('the first Tab offers to skip to the content, and reading starts at a new page', async ({
  page,
}) => {
  await openPage(page, '/faq');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page).toHaveTitle(/Privacy/);
  await expect(page.getByRole('main')).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test.describe('the theme', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });
  const expectBackground = (page: Page, color: string) =>
    expect(page.locator('html')).toHaveCSS('background-color', color);
  const [SAND, NIGHT] = ['rgb(251, 248, 241)', 'rgb(7, 26, 33)'] as const;

  test('follows the system, can be switched, and is there before anything is painted', async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await openPage(page, '/');
    await expectBackground(page, NIGHT);
    await page.emulateMedia({ colorScheme: 'light' });
    await expectBackground(page, SAND);
    await banner(page)
      .getByRole('button', { name: /dark|theme/i })
      .click();
    await expectBackground(page, NIGHT);
    // Our own scripts never arrive: what shows the theme is in the page itself, before its body.
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.reload({ waitUntil: 'commit' });
    await page.waitForFunction(() => document.body !== null);
    expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
  });
});

test('with colours of the visitor’s own, what is chosen is told by a line', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openPage(page, '/directory-search');
  const outline = (name: string) =>
    page.getByRole('tab', { name }).evaluate((tab) => getComputedStyle(tab).outlineStyle);
  expect([await outline('Specialists'), await outline('Businesses')]).toEqual(['solid', 'none']);
});

test('where storage is forbidden, pages work and nothing throws', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        configurable: true,
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
  });
  await openPage(page, '/');
  await followTo(page, '/saved');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
