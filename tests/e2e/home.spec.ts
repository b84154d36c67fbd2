import type { Page } from '@playwright/test';
import { claims, COUNTRY, demo, HERO_FILM } from './country.ts';
import { expect, followTo, openPage, test } from './journey.ts';

const linksTo = (providers: { path: string }[]) =>
  providers.map(({ path }) => `a[href="${path}"]`).join();
const OF_THE_DEMO = linksTo(demo);
const REVIEWED = linksTo(demo.filter(({ reviews }) => reviews.length > 0));

/** Where a carousel stands alone: less to load. */
const ALONE = '/featured-carousel-v1';

const carousel = (page: Page, kind: 'specialists' | 'businesses') =>
  page.locator(`#featured-${kind}`);
const slides = (page: Page, kind: 'specialists' | 'businesses') =>
  carousel(page, kind).getByRole('group').filter({ visible: true });

test.describe('the home page', () => {
  test('shows hero, specialists, search, businesses and about, in this order', async ({ page }) => {
    await openPage(page, '/');
    await expect(page).toHaveTitle(`Kanek · ${COUNTRY.name}'s local services directory`);
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /one trusted/);
    const ids = await page
      .getByRole('main')
      .locator('section')
      .evaluateAll((sections) => sections.map(({ id }) => id));
    expect(ids).toEqual(['home', 'featured-specialists', 'search', 'featured-businesses', 'about']);
    const about = page.locator('#about');
    for (const name of ['Our mission', 'Our vision', /service seekers/, /service providers/]) {
      await expect(about.getByRole('heading', { name })).toBeVisible();
    }
    await expect(about.getByRole('img')).toHaveCount(6);
    for (const { figure } of claims) {
      await expect(about.getByText(figure, { exact: true })).toBeVisible();
    }

    const seen = { 'Demo profile': 0, 'out of 5 stars': 0 };
    for (const kind of ['specialists', 'businesses'] as const) {
      await expect(slides(page, kind)).toHaveCount(4);
      // Where the demo is small, people of other journeys have their turn too.
      for (const [said, links] of [
        ['Demo profile', OF_THE_DEMO],
        ['out of 5 stars', REVIEWED],
      ] as const) {
        const those = slides(page, kind).filter({ has: page.locator(links) });
        const count = await those.count();
        await expect(those.getByText(said)).toHaveCount(count);
        seen[said] += count;
      }
    }
    expect(Math.min(...Object.values(seen)), 'nobody of the demo is shown').toBeGreaterThan(0);

    await test.step('the hero fills the first screen and leads to the search', async () => {
      const hero = await page.locator('#home').boundingBox();
      const header = await page.getByRole('banner').boundingBox();
      const window = page.viewportSize();
      expect(hero!.height + header!.height).toBeGreaterThanOrEqual(window!.height);

      const tab = (name: string) => page.getByRole('tab', { name });
      await page.getByRole('link', { name: 'Find a business' }).click();
      await expect(page.locator('#search')).toBeInViewport();
      await expect(page.locator('#search')).toBeFocused();
      await expect(page).toHaveURL('/#search');
      await expect(tab('Businesses')).toHaveAttribute('aria-selected', 'true');
      await page.getByRole('link', { name: 'Find a specialist' }).click();
      await expect(tab('Specialists')).toHaveAttribute('aria-selected', 'true');
    });

    await test.step('scrolls to the section that a navigation asks for', async () => {
      for (const section of ['search', 'about', 'footer']) {
        await followTo(page, '/', { scrollTo: section });
        await expect(page.locator(`#${section}`)).toBeFocused();
        await expect(page.locator(`#${section}`)).toBeInViewport();
      }
    });
  });
});

test.describe('the video of the hero', () => {
  test.use({ reducedMotion: 'no-preference' });
  test.skip(!HERO_FILM, 'The country has no film.');

  test('plays after the page has loaded, without sound, and can be stopped', async ({ page }) => {
    await openPage(page, '/');
    const video = page.locator('#home video');
    await expect(video).toHaveJSProperty('muted', true);
    await expect(video).toHaveJSProperty('loop', true);
    await expect(video).toHaveAttribute('playsinline', '');
    await expect(video).toHaveJSProperty('paused', false);
    await page.getByRole('button', { name: 'Pause video' }).click();
    await expect(video).toHaveJSProperty('paused', true);

    await test.step('and stays stopped, there and back and after a reload', async () => {
      const play = page.getByRole('button', { name: 'Play video' });
      await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' }).click();
      await expect(page).toHaveURL('/terms');
      await page.goBack();
      await play.scrollIntoViewIfNeeded();
      await expect(video).toHaveJSProperty('paused', true);
      await page.reload();
      await play.scrollIntoViewIfNeeded();
      await expect(video).toHaveJSProperty('paused', true);
      await play.click();
    });
    await expect(video).toHaveJSProperty('paused', false);
  });
});

test.describe('a carousel', () => {
  test('shows as many cards as there is room for, and starts over at another width', async ({
    page,
  }) => {
    await openPage(page, '/');
    for (const [width, cards, columns] of [
      [1024, 4, 4],
      [1023, 3, 3],
      [768, 3, 3],
      [767, 2, 2],
      [640, 2, 2],
      [639, 4, 2],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      for (const kind of ['specialists', 'businesses'] as const) {
        await expect(slides(page, kind)).toHaveCount(cards);
        await expect(carousel(page, kind)).toContainText(`Page 1 of ${12 / cards}`);
        const lefts = await slides(page, kind).evaluateAll((all) =>
          all.map((each) => Math.round(each.getBoundingClientRect().left)),
        );
        expect(new Set(lefts).size).toBe(columns);
      }
      await page.getByRole('button', { name: 'Next specialists' }).click();
      await expect(carousel(page, 'specialists')).toContainText(`Page 2 of ${12 / cards}`);
    }
    // Another height is not another width: on a phone the address bar comes and goes.
    await page.setViewportSize({ width: 639, height: 700 });
    await expect(carousel(page, 'specialists')).toContainText('Page 2 of 3');

    await slides(page, 'businesses').first().getByRole('link').focus();
    await page.keyboard.press('ArrowRight');
    await expect(carousel(page, 'businesses')).toContainText('Page 2 of 3');
    await expect(slides(page, 'businesses').first().getByRole('link')).toBeFocused();
  });

  test('opens the card that is pressed while it moves', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await openPage(page, ALONE);
    const browser = await page.context().newCDPSession(page);
    await browser.send('Animation.enable');
    const grid = page.locator('#featured-specialists .touch-pan-y');
    const moves = () =>
      grid.evaluate((cards) => cards.getAnimations().map(({ playState }) => playState));
    for (const edge of ['left', 'right'] as const) {
      await browser.send('Animation.setPlaybackRate', { playbackRate: 0 });
      await page.getByRole('button', { name: 'Next specialists' }).click();
      expect(await moves()).toEqual(['running']);
      const card = slides(page, 'specialists').nth(1);
      const href = (await card.getByRole('link').getAttribute('href'))!;
      const box = (await card.boundingBox())!;
      const [x, y] = [edge === 'left' ? box.x + 4 : box.x + box.width - 4, box.y + 40];
      await page.mouse.move(x, y);
      await page.mouse.down();
      // To stand still takes effect with the next picture.
      await expect
        .poll(() => grid.evaluate((cards) => cards.getAnimations().some(({ pending }) => pending)))
        .toBe(false);
      await browser.send('Animation.setPlaybackRate', { playbackRate: 1 });
      // As slow as a person may be: it would long have come to its end.
      await expect.poll(moves).not.toContain('running');
      await page.mouse.up();
      await expect(page).toHaveURL(href);
      await page.goBack();
      await expect(page).toHaveURL(ALONE);
    }
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 360, height: 780 }, hasTouch: true });
    test('turns with a swipe', async ({ page }) => {
      await openPage(page, ALONE);
      await swipe(page, -120);
      await expect(carousel(page, 'specialists')).toContainText('Page 2 of 3');
      await expect(page).toHaveURL(ALONE);
      await swipe(page, 120);
      await expect(carousel(page, 'specialists')).toContainText('Page 1 of 3');

      await slides(page, 'specialists').first().getByRole('link').focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/specialist\/[\w-]+$/);
    });

    async function swipe(page: Page, by: number) {
      const slide = slides(page, 'specialists').first();
      await slide.scrollIntoViewIfNeeded();
      const box = (await slide.boundingBox())!;
      const [x, y] = [box.x + box.width - 20, box.y + box.height / 2];
      const touch = await page.context().newCDPSession(page);
      const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', at: number[]) =>
        touch.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: at.map((left) => ({ x: left, y })),
        });
      const from = by < 0 ? x : x - 60;
      await send('touchStart', [from]);
      for (const part of [0.25, 0.5, 0.75, 1]) await send('touchMove', [from + by * part]);
      await send('touchEnd', []);
    }
  });
});

test('the first page of cards is there without JavaScript', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    baseURL,
    viewport: { width: 800, height: 800 },
  });
  const page = await context.newPage();
  await page.goto('/');
  await expect(slides(page, 'specialists')).toHaveCount(3);
  await expect(slides(page, 'businesses')).toHaveCount(3);
  await expect(page.getByRole('button', { name: 'Next specialists' })).toBeHidden();
  await page.getByRole('link', { name: 'Find a business' }).click();
  await expect(page).toHaveURL('/#search');
  await context.close();
});

test('the hero on its own page leads to the search on the home page', async ({ page }) => {
  await openPage(page, '/hero-section');
  await page.getByRole('link', { name: 'Find a business' }).click();
  await expect(page).toHaveURL('/#search');
  await expect(page.locator('#search')).toBeInViewport();
  await expect(page.getByRole('tab', { name: 'Businesses' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
});
