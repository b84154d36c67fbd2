import { expect, expectAccessible, openPage, test } from './journey.ts';
import { contactCard, MARIA, similar, TOURS } from './profile-steps.ts';

test.describe('a specialist', () => {
  test('is told whole, with every way to get in touch and what others say', async ({ page }) => {
    const response = await openPage(page, MARIA);
    expect(response?.status()).toBe(200);
    await expect(page).toHaveTitle('Maria Castillo, Plumber in Belize City · Kanek');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Maria Castillo');
    await expect(page.getByText('Demo profile').first()).toBeVisible();
    await expect(page.getByRole('img', { name: 'Portrait of Maria Castillo' })).toBeVisible();
    for (const text of [/^Water always tells you/, /^Plumbing certificate, ITVET/, 'Leak repair']) {
      await expect(page.getByText(text).first()).toBeAttached();
    }

    const card = contactCard(page);
    await expect(card).toContainText('600-0113');
    await expect(card).toContainText('Belize City');
    await expect(card).toContainText(/Last confirmed \d+ \w+ \d{4}/);
    await expect(card).toContainText(/Member since \w+ \d{4}/);
    const href = (name: string) => card.getByRole('link', { name, exact: true });
    await expect(href('Call')).toHaveAttribute('href', 'tel:+5016000113');
    await expect(href('WhatsApp')).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\/5016000113\?text=Hello%20Maria%2C/,
    );
    await expect(href('Email')).toHaveAttribute('href', /^mailto:maria\.castillo@work\.example\?/);
    await expect(href('Report this profile')).toHaveAttribute(
      'href',
      '/report/profile/maria-castillo-2byxeu',
    );
    await expect(href('Send a message')).toHaveAttribute('href', `${MARIA}/message`);

    const review = page.getByRole('article', { name: 'Review by Emily S.' });
    await expect(review).toContainText('Installed a new pump');
    await expect(review).toContainText('4/5 out of 5 stars');
    await expect(review).toContainText(/Reply from Maria.*Thanks for your patience/);
    const player = page.locator('video');
    await expect(player).toHaveAttribute('controls');
    await expect(player.locator('source')).toHaveAttribute('type', 'video/mp4');

    const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
    await expect(trail.getByRole('listitem')).toHaveText([
      'Home',
      'Specialists',
      'Trades and Manual Labor',
      'Maria Castillo',
    ]);
    await expect(similar(page).getByText('Demo profile', { exact: true })).toHaveCount(4);
    const names = similar(page).getByRole('heading', { level: 3 });
    expect(await names.count()).toBeLessThanOrEqual(4);
    await expect(names.first()).toBeAttached();
    await expect(names.filter({ hasText: 'Maria Castillo' })).toHaveCount(0);

    // Where less motion is wanted nothing fades in.
    await page.getByRole('heading', { name: 'Reviews' }).scrollIntoViewIfNeeded();
    await expect(page.getByRole('heading', { name: 'Reviews' })).toBeInViewport();
    await expect(page.locator('[data-reveal]')).toHaveCount(0);
    await trail.getByRole('link', { name: 'Trades and Manual Labor' }).click();
    await expect(page).toHaveURL('/specialists-results?category=Trades+and+Manual+Labor');
  });

  test('goes into the address book', async ({ request }) => {
    const answer = await request.get(`${MARIA}/contact.vcf`);
    expect(answer.headers()['content-type']).toContain('text/vcard');
    expect(await answer.text()).toMatch(/^BEGIN:VCARD\r\n[^]*FN:Maria Castillo\r\n[^]*END:VCARD/);
    expect((await request.get(`${TOURS}/contact.vcf`)).status()).toBe(200);
    expect((await request.get('/specialist/nobody-234567/contact.vcf')).status()).toBe(404);
  });
});

test.describe('a business', () => {
  test('is told whole', async ({ page }) => {
    await openPage(page, TOURS);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mangrove Clock Tours');
    await expect(page.getByText('Hospitality and Tourism').first()).toBeVisible();
    for (const text of [/^Captain Delroy Eiley/, /^We leave by the tide/, 'manatee watching']) {
      await expect(page.getByText(text).first()).toBeAttached();
    }
    const card = contactCard(page);
    await expect(card).toContainText('600-0206');
    await expect(card).toContainText('mangrove.clock.tours@work.example');
    await expect(card).toContainText('Main Road, opposite the football field, Placencia');
  });

  test('shows its pictures one by one, 300 ms apart, and sections as they are scrolled to', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await openPage(page, '/business/jabiru-networks-and-security-cameras-ltd-5fwyne');
    const reviews = page
      .locator('[data-reveal]')
      .filter({ has: page.getByRole('heading', { name: 'Reviews' }) });
    // The first scroll makes them wait, once React has taken them over.
    await expect(async () => {
      await page.evaluate(() => scrollBy(0, 1));
      await expect(reviews).toHaveAttribute('data-reveal', 'waiting', { timeout: 500 });
    }).toPass();
    const delays = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('link', { name: /^Enlarge/ }) });
    await delays.first().scrollIntoViewIfNeeded();
    await expect
      .poll(() =>
        delays.evaluateAll((items) => items.map((item) => getComputedStyle(item).animationDelay)),
      )
      .toEqual(['0s', '0.3s', '0.6s']);
    await page.getByRole('heading', { name: 'Reviews' }).scrollIntoViewIfNeeded();
    await expect(reviews).toHaveAttribute('data-reveal', 'shown');
    await expect(reviews).toHaveCSS('opacity', '1');
  });
});

test.describe('nobody there', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('nobody there answers 404 with ways on', async ({ page }) => {
    for (const path of ['/business/nobody-here-234567', '/specialist/%00'])
      expect((await page.request.get(path)).status()).toBe(404);
    const response = await openPage(page, '/specialist/maria-castillo-zzzzzz');
    expect(response?.status()).toBe(404);
    await expect(page).toHaveTitle('Specialist Not Found · Kanek');
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Search for “maria castillo”' }).click();
    await expect(page).toHaveURL('/specialists-results?keywords=maria+castillo');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true });

  test('the ways to get in touch stay under the thumb, and toasts cover nothing, wherever it is', async ({
    page,
    context,
    baseURL,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
    await openPage(page, `${MARIA}?from=search`);
    const bar = page.getByRole('navigation', { name: 'Contact Maria' });
    await expect(bar.getByRole('link')).toHaveText(['Call', 'WhatsApp', 'Email']);
    await expect(bar).toBeInViewport({ ratio: 1 });
    await page.getByRole('contentinfo').getByText('© 2025').scrollIntoViewIfNeeded();
    await expect(bar).not.toBeInViewport();

    const toast = page.locator('.toast').filter({ hasText: 'Link copied' });
    const share = contactCard(page).getByRole('button', { name: 'Share' });
    for (const width of [360, 1440])
      for (const at of ['start', 'center', 'end'] as const) {
        await page.setViewportSize({ width, height: 780 });
        await share.evaluate((button, block) => button.scrollIntoView({ block }), at);
        // Marked before, asked after: what could be pressed before the toast came.
        await page.evaluate(() => {
          for (const control of document.querySelectorAll<HTMLElement>('main :is(a, button)')) {
            const { x, y, width: wide, height } = control.getBoundingClientRect();
            const top = document.elementFromPoint(x + wide / 2, y + height / 2);
            control.toggleAttribute('data-in-reach', control.contains(top));
          }
        });
        await share.focus();
        await page.keyboard.press('Enter');
        await toast.evaluate((each) => Promise.all(each.getAnimations().map((a) => a.finished)));
        const covered = await page.evaluate(() => {
          const toasts = [...document.querySelectorAll('.toast')].map((each) =>
            each.getBoundingClientRect(),
          );
          return [...document.querySelectorAll('[data-in-reach]')].flatMap((control) => {
            const { x, y, width: wide, height } = control.getBoundingClientRect();
            const [across, down] = [x + wide / 2, y + height / 2];
            const over = toasts.some(
              (box) =>
                box.top < down && box.bottom > down && box.left < across && box.right > across,
            );
            return over ? [control.textContent] : [];
          });
        });
        expect(covered).toEqual([]);
        await toast.getByRole('button').click();
        await expect(toast).toHaveCount(0);
      }
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(`${baseURL}${MARIA}`);
  });
});

test('everything can be read without JavaScript', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto(MARIA);
  await expect(page.getByRole('heading', { name: 'Reviews' })).toBeVisible();
  await expect(contactCard(page).getByRole('link', { name: 'Call' })).toBeVisible();
  await expect(contactCard(page).getByRole('button', { name: 'Share' })).toBeHidden();
  await similar(page).getByRole('link').nth(1).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Maria Castillo');
  await page.goto(MARIA);
  await page.getByRole('link', { name: /^Enlarge: Picture 1/ }).click();
  await expect(page).toHaveURL(/\/media\/[0-9a-f]+\/1600\.webp$/);
  await context.close();
});
