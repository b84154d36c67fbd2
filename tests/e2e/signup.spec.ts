import sharp from 'sharp';
import { anotherClient, mailsTo } from './demo-server.ts';
import { expect, openPage, test } from './journey.ts';
import { codeFor } from './mailbox.ts';
import {
  codeDialog,
  expectSignedUp,
  field,
  fill,
  newBusiness,
  newSpecialist,
  proveAndSave,
  submitButton,
} from './signup-steps.ts';

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0a6a61' } })
    .png()
    .toBuffer();

/** Twelve million pixels in more than seven megabytes, as a phone's camera writes them. */
async function phonePhoto(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 45 } as const;
  const size = { width: 4_000, height: 3_000, channels: 3, background: '#0a6a61' } as const;
  const photo = await sharp({ create: { ...size, noise } })
    .jpeg({ quality: 93 })
    .toBuffer();
  expect(photo.length).toBeGreaterThan(7 * 1024 * 1024);
  return photo;
}

test.beforeEach(async ({ context }) => {
  await context.setExtraHTTPHeaders(anotherClient());
});

test.describe('signing up', () => {
  test('a specialist goes from the header to the home page, signed in and listed', async ({
    page,
  }) => {
    const person = newSpecialist();
    await openPage(page, '/');
    await page.getByRole('banner').getByRole('link', { name: 'Sign Up' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Start Connecting!');
    await fill(page, person);
    await page.getByLabel(/^Profile picture/).setInputFiles({
      name: 'IMG_2041.jpg',
      mimeType: 'image/jpeg',
      buffer: await phonePhoto(),
    });
    await expect(page.getByRole('status').filter({ hasText: 'Picture ready.' })).toBeAttached();
    await page.getByLabel(/^Showcase pictures/).setInputFiles(
      await Promise.all(
        ['one', 'two'].map(async (name) => ({
          name: `${name}.png`,
          mimeType: 'image/png',
          buffer: await picture(800, 600),
        })),
      ),
    );
    await submitButton(page).click();
    await expect(codeDialog(page)).toContainText(person.email);
    await proveAndSave(page, person.email);
    await expectSignedUp(page);

    const answer = await page.request.get(
      `/api/search/specialist.php?last_name=${person.lastName}`,
    );
    const [listed] = (await answer.json()).results;
    expect(listed).toMatchObject({ occupation: 'Electrician', location: person.location });
    expect(listed.showcaseImages).toHaveLength(2);
    const portrait = await page.request.get(listed.profile_pic_url);
    expect(portrait.headers()['content-type']).toMatch(/^image\//);
    expect(await mailsTo(person.email, 2)).toHaveLength(2);
    // What was kept against a reload is forgotten.
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(person.email);
  });

  test('a business takes the other side', async ({ page }) => {
    const business = newBusiness();
    await openPage(page, '/signup');
    await page.getByRole('main').getByRole('link', { name: 'Business', exact: true }).click();
    await fill(page, business);
    await submitButton(page).click();
    await proveAndSave(page, business.email);
    await expectSignedUp(page, 'Business registered successfully!');
    const answer = await page.request.get(
      `/api/search/business.php?business_name=${business.businessName}`,
    );
    expect((await answer.json()).results[0]).toMatchObject({ businessType: 'Bakery' });
  });

  test('works with the keyboard alone', async ({ page }) => {
    const { location: _, category: __, ...typed } = newSpecialist();
    await openPage(page, '/specialist-form');
    await field(page, 'email').focus();
    const order = ['email', 'password', 'firstName', 'lastName', 'phone', 'workEmail'] as const;
    for (const name of order) {
      await expect(field(page, name)).toBeFocused();
      await page.keyboard.type(typed[name]);
      await page.keyboard.press('Tab');
      // Past the button that shows the password.
      if (name === 'password') await page.keyboard.press('Tab');
    }
    await page.keyboard.type('San I');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Trades');
    for (const name of ['occupation', 'skills', 'education', 'bio'] as const) {
      await page.keyboard.press('Tab');
      await expect(field(page, name)).toBeFocused();
      await page.keyboard.type(typed[name]);
    }
    await field(page, 'occupation').focus();
    await page.keyboard.press('Enter');
    const code = codeDialog(page).getByLabel('Verification code');
    await expect(code).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(codeDialog(page)).toBeHidden();
    await expect(page.getByText('Verification canceled.')).toBeVisible();
    await expect(submitButton(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(code).toBeFocused();
    await page.keyboard.type(await codeFor(typed.email));
    await page.keyboard.press('Enter');
    await expectSignedUp(page);
  });
});

test.describe('what was typed', () => {
  test('survives a reload, but for the password, and can be cleared', async ({ page }) => {
    const { password, ...kept } = newSpecialist();
    await openPage(page, '/signup');
    await fill(page, { ...kept, password });
    await page.reload();
    await expect(page.getByText('We kept what you typed.')).toBeVisible();
    for (const [name, value] of Object.entries(kept)) {
      await expect(field(page, name)).toHaveValue(value);
    }
    await expect(field(page, 'password')).toHaveValue('');
    expect(await page.evaluate(() => JSON.stringify([sessionStorage, localStorage]))).not.toContain(
      password,
    );
    await page.getByRole('button', { name: 'Start over' }).click();
    await expect(field(page, 'email')).toHaveValue('');
    await page.reload();
    await expect(field(page, 'email')).toHaveValue('');
  });
});
