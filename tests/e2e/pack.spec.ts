import {
  COUNTRY,
  FIND_EXAMPLES,
  LOCATIONS,
  placeTexts,
  SITE_LANGUAGES,
  plumber,
  plumberName,
  slugOf,
} from './country.ts';
import { anotherClient } from './demo-server.ts';
import { expect, openPage, test } from './journey.ts';
import { expectSignedUp, fill, newSpecialist, proveAndSave, submitButton } from './signup-steps.ts';

/** The walk through any country's site: what is in its pack is what visitors see. */
test('a visitor finds somebody in the country of the pack, in each of its languages', async ({
  page,
  request,
}) => {
  await openPage(page, '/');
  await expect(page).toHaveTitle(new RegExp(COUNTRY.name));

  for (const { sentences } of FIND_EXAMPLES) {
    await openPage(page, `/find?q=${encodeURIComponent(sentences[0]!)}`);
    await expect(page.getByRole('list', { name: 'Understood' })).toBeVisible();
  }

  await openPage(page, `/specialists-results?keywords=${encodeURIComponent(plumberName)}`);
  await page
    .getByRole('main')
    .getByRole('link', { name: plumberName, exact: true })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: plumberName })).toBeVisible();
  await expect(
    page.locator(`a[href="tel:${plumber.phone}"]`).filter({ visible: true }).first(),
  ).toBeVisible();

  await openPage(page, `/specialists/${slugOf(plumber.location)}`);
  await expect(page.getByRole('main')).toContainText(placeTexts[plumber.location]!);
  const drawn = await request.get('/pictures/map.svg');
  expect(await drawn.text()).toContain('<path id=');

  for (const language of SITE_LANGUAGES) {
    const answer = await request.get(language === 'en' ? '/' : `/${language}`);
    expect(await answer.text()).toContain(`<html lang="${language}"`);
  }
  expect((await request.get('/qya')).status()).toBe(404);
  expect((await request.get('/no-such-page')).status()).toBe(404);
  const sitemap = await (await request.get('/sitemap.xml')).text();
  expect(sitemap).toContain('<');
  for (const text of ['/terms', '/privacy', '/faq'])
    expect((await request.get(text)).status(), text).toBe(200);
});

test('somebody signs up in the country of the pack', async ({ page, context }) => {
  await context.setExtraHTTPHeaders(anotherClient());
  const person = newSpecialist();
  expect(LOCATIONS).toContain(person.location);
  await openPage(page, '/signup');
  await fill(page, person);
  await submitButton(page).click();
  await proveAndSave(page, person.email);
  await expectSignedUp(page);
});
