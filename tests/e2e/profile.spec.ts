import { colleagues, company, plumber, plumberName, shownPhone, specialists } from './country.ts';
import { expect, expectAccessible, openPage, test } from './journey.ts';
import { contactCard, similar } from './profile-steps.ts';

test.describe('a specialist', () => {
  test('is told whole, with every way to get in touch and what others say', async ({ page }) => {
    const response = await openPage(page, plumber.path);
    expect(response?.status()).toBe(200);
    await expect(page).toHaveTitle(`${plumberName}, Plumber in ${plumber.location} · Kanek`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(plumberName);
    await expect(page.getByText('Demo profile').first()).toBeVisible();
    await expect(page.getByRole('img', { name: `Portrait of ${plumberName}` })).toBeVisible();
    for (const text of [plumber.bio, plumber.education, plumber.skills.split(',')[0]!]) {
      await expect(page.getByText(text).first()).toBeAttached();
    }

    const card = contactCard(page);
    await expect(card).toContainText(shownPhone(plumber.phone));
    await expect(card).toContainText(plumber.location);
    await expect(card).toContainText(/Last confirmed \d+ \w+ \d{4}/);
    await expect(card).toContainText(/Member since \w+ \d{4}/);
    const href = (name: string) => card.getByRole('link', { name, exact: true });
    await expect(href('Call')).toHaveAttribute('href', `tel:${plumber.phone}`);
    await expect(href('WhatsApp')).toHaveAttribute(
      'href',
      new RegExp(
        `^https://wa\\.me/${plumber.phone.slice(1)}\\?text=Hello%20${plumber.firstName}%2C`,
      ),
    );
    await expect(href('Email')).toHaveAttribute(
      'href',
      new RegExp(`^mailto:${plumber.workEmail}\\?`),
    );
    await expect(href('Report this profile')).toHaveAttribute(
      'href',
      `/report/profile/${plumber.slug}`,
    );
    await expect(href('Send a message')).toHaveAttribute('href', `${plumber.path}/message`);

    const { author, text, stars, reply } = plumber.reviews.find((each) => each.reply)!;
    const review = page.getByRole('article', { name: `Review by ${author}` });
    await expect(review).toContainText(text);
    await expect(review).toContainText(`${stars}/5 out of 5 stars`);
    await expect(review).toContainText(`Reply from ${plumber.firstName}`);
    await expect(review).toContainText(reply!);
    if (plumber.videoUrl) {
      const player = page.locator('video');
      await expect(player).toHaveAttribute('controls');
      await expect(player.locator('source')).toHaveAttribute('type', 'video/mp4');
    }

    const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
    await expect(trail.getByRole('listitem')).toHaveText([
      'Home',
      'Specialists',
      'Trades and Manual Labor',
      plumberName,
    ]);
    // Whoever signed up in the meantime may stand among them, and has no mark.
    const names = await similar(page).getByRole('heading', { level: 3 }).allInnerTexts();
    expect(names.length).toBeLessThanOrEqual(4);
    expect(names.length).toBeGreaterThanOrEqual(Math.min(4, colleagues.length));
    expect(names).not.toContain(plumberName);
    const invented = specialists.filter(({ firstName, lastName }) =>
      names.includes(`${firstName} ${lastName}`),
    );
    expect(invented).not.toEqual([]);
    await expect(similar(page).getByText('Demo profile', { exact: true })).toHaveCount(
      invented.length,
    );

    // Where less motion is wanted nothing fades in.
    await page.getByRole('heading', { name: 'Reviews' }).scrollIntoViewIfNeeded();
    await expect(page.getByRole('heading', { name: 'Reviews' })).toBeInViewport();
    await expect(page.locator('[data-reveal]')).toHaveCount(0);
    await trail.getByRole('link', { name: 'Trades and Manual Labor' }).click();
    await expect(page).toHaveURL('/specialists-results?category=Trades+and+Manual+Labor');
  });

  test('goes into the address book', async ({ request }) => {
    const answer = await request.get(`${plumber.path}/contact.vcf`);
    expect(answer.headers()['content-type']).toContain('text/vcard');
    expect(await answer.text()).toMatch(
      new RegExp(`^BEGIN:VCARD\r\n[^]*FN:${plumberName}\r\n[^]*END:VCARD`),
    );
    expect((await request.get(`${company.path}/contact.vcf`)).status()).toBe(200);
    expect((await request.get('/specialist/nobody-234567/contact.vcf')).status()).toBe(404);
  });
});

test.describe('a business', () => {
  test('is told whole', async ({ page }) => {
    await openPage(page, company.path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(company.businessName);
    await expect(page.getByText(company.category).first()).toBeVisible();
    for (const text of [company.about, company.description, company.services.split(/[,;]/)[0]!]) {
      await expect(page.getByText(text).first()).toBeAttached();
    }
    const card = contactCard(page);
    await expect(card).toContainText(shownPhone(company.phone));
    await expect(card).toContainText(company.workEmail);
    await expect(card).toContainText(`${company.address}, ${company.location}`);
  });

  test('shows its pictures one by one, 300 ms apart, and sections as they are scrolled to', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await openPage(page, company.path);
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
    const lost = plumberName.toLowerCase().split(' ');
    const response = await openPage(page, `/specialist/${lost.join('-')}-zzzzzz`);
    expect(response?.status()).toBe(404);
    await expect(page).toHaveTitle('Specialist Not Found · Kanek');
    await expectAccessible(page);
    await page.getByRole('link', { name: `Search for “${lost.join(' ')}”` }).click();
    await expect(page).toHaveURL(`/specialists-results?keywords=${lost.join('+')}`);
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
    await openPage(page, `${plumber.path}?from=search`);
    const bar = page.getByRole('navigation', { name: `Contact ${plumber.firstName}` });
    await expect(bar.getByRole('link')).toHaveText(['Call', 'WhatsApp', 'Email']);
    await expect(bar).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('End');
    await expect(page.getByRole('contentinfo').getByText('© 2025')).toBeInViewport();
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
    expect(copied).toBe(`${baseURL}${plumber.path}`);
  });
});

test('Back leads to the place that was left, and to the link that was followed there', async ({
  page,
}) => {
  await openPage(page, plumber.path);
  const heading = page.getByRole('heading', { level: 1 });
  const link = similar(page).getByRole('link').nth(1);
  await link.click();
  await expect(heading).not.toHaveText(plumberName);
  await page.goBack();
  await expect(heading).toHaveText(plumberName);
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport();
});

test('on paper the address is read, and not that of its map', async ({ page }) => {
  await openPage(page, company.path);
  await page.emulateMedia({ media: 'print' });
  const address = contactCard(page).locator('a[href*="/maps/"]');
  const after = address.evaluate((link) => getComputedStyle(link, '::after').content);
  expect(await after).toBe('none');
});

test('everything can be read without JavaScript', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto(plumber.path);
  await expect(page.getByRole('heading', { name: 'Reviews' })).toBeVisible();
  await expect(contactCard(page).getByRole('link', { name: 'Call' })).toBeVisible();
  await expect(contactCard(page).getByRole('button', { name: 'Share' })).toBeHidden();
  await similar(page).getByRole('link').nth(1).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(plumberName);
  await page.goto(plumber.path);
  await page.getByRole('link', { name: /^Enlarge: Picture 1/ }).click();
  await expect(page).toHaveURL(/\/media\/[0-9a-f]+\/1600\.webp$/);
  await context.close();
});
