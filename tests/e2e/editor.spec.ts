import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { webm } from '../support/input/films.ts';
import { anotherClient } from './demo-server.ts';
import {
  begin,
  EDITOR,
  input,
  openEditor,
  picture,
  publicPath,
  save,
  saveButton,
  SAVED,
  signUp,
  told,
  visit,
} from './editor-steps.ts';
import { expect, expectGoodForEveryone, openPage, test } from './journey.ts';

// Refusals are part of these journeys; browsers report their status.
test.use({ expectedErrors: [/status of (400|401|404|409|413|415|503)|ERR_FAILED/] });

test('words are seen in the preview while typing, and on the public page once saved', async ({
  page,
  browser,
}) => {
  await begin(page, 'specialist');
  await expect(page.getByRole('heading', { name: 'Your profile is live' })).toBeVisible();
  await expect(page.getByText(/within 24 hours/)).toBeVisible();
  await expect(told(page)).toContainText('All changes saved');
  const path = await publicPath(page);
  const whatsapp = page.getByRole('switch', { name: 'Visitors may write to me on WhatsApp' });
  await expect(whatsapp).toBeChecked();

  await input(page, 'Bio').fill('Solar power for farms.\nFrom coast to coast.');
  await input(page, 'Category').selectOption({ label: 'Technology & IT' });
  await expect(told(page)).toContainText('Unsaved changes');

  await test.step('leaving asks before they are lost, at the border of the site too', async () => {
    const asked = page.waitForEvent('dialog');
    const closed = page.close({ runBeforeUnload: true });
    const question = await asked;
    expect(question.type()).toBe('beforeunload');
    await question.dismiss();
    await closed;
    await page.getByRole('link', { name: 'See your public page' }).click();
    const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
    await expect(dialog.getByRole('button', { name: 'Stay here' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(EDITOR.specialist);
  });

  await test.step('they are saved by keyboard', async () => {
    await input(page, 'First name').focus();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('Amparo');
    const preview = page.locator('.editor-preview');
    await expect(preview).toContainText('About Amparo');
    await expect(preview).toContainText('Solar power for farms.');
    await page.keyboard.press('Tab');
    await expect(input(page, 'Last name')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(told(page)).toContainText(SAVED);
    await whatsapp.focus();
    await page.keyboard.press('Space');
    await expect(whatsapp).not.toBeChecked();
    await saveButton(page).focus();
    await page.keyboard.press('Enter');
    await expect(told(page)).toContainText('All changes saved');
    await expect(saveButton(page)).toBeFocused();
  });

  const visitor = await visit(browser, path);
  await expect(visitor.getByRole('heading', { level: 1 })).toContainText('Amparo');
  await expect(visitor.getByText('Solar power for farms.')).toBeVisible();
  await expect(visitor.getByText('Technology and IT').first()).toBeVisible();
  await expect(visitor.getByRole('link', { name: 'Call' }).first()).toBeVisible();
  await expect(
    visitor.getByRole('link', { name: 'WhatsApp' }).filter({ visible: true }),
  ).toHaveCount(0);
  await page.reload();
  await expect(input(page, 'Bio')).toHaveValue('Solar power for farms.\nFrom coast to coast.');
});

test('what is wrong in a specialist’s editor is said, also by the server, and good for everyone', async ({
  page,
  browser,
}) => {
  const stranger = await (await browser.newContext()).newPage();
  const { phone: taken } = await signUp(stranger, 'specialist');
  await begin(page, 'specialist');
  await page.route('**/api/verify/email_check.php', (route) => route.abort());
  await input(page, 'Phone number').fill(taken!);
  await saveButton(page).click();
  await expect(told(page).getByRole('alert')).toContainText('Failed to update profile.');
  await expect(told(page)).toContainText('Phone number is already in use.');
  await expect(input(page, 'Phone number')).toBeFocused();
  await expectGoodWhenAllIsWrong(page);
});

test('a business editor weighs no more than a form may, and is good for everyone when all is wrong', async ({
  page,
}) => {
  await signUp(page, 'business');
  const scripts: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script')
      scripts.push(request.sizes().then(({ responseBodySize }) => responseBodySize / 1024));
  });
  await openEditor(page, 'business');
  await expect(page.locator('.editor-preview article')).toBeVisible();
  const total = (await Promise.all(scripts)).reduce((sum, each) => sum + each, 0);
  expect(total).toBeLessThanOrEqual(172);
  await expectGoodWhenAllIsWrong(page);
});

async function expectGoodWhenAllIsWrong(page: Page) {
  for (const text of await page.getByRole('form').getByRole('textbox').all())
    if (await text.isEditable()) await text.fill('');
  await input(page, 'Work email').fill('nobody');
  await saveButton(page).click();
  await expect(told(page).getByRole('alert')).not.toBeEmpty();
  await expectGoodForEveryone(page);
}

test('pictures are refused by name, added, put in another order, replaced and removed', async ({
  page,
  browser,
}) => {
  await begin(page, 'specialist');
  const path = await publicPath(page);
  const portrait = page.getByLabel('Profile picture');

  await test.step('the browser refuses one that it cannot read', async () => {
    // It begins as one and ends at once.
    const buffer = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
    await portrait.setInputFiles({ name: 'cut.png', mimeType: 'image/png', buffer });
    await expect(page.getByText('This file could not be read as a picture.')).toBeVisible();
    await expect(page.getByText('Picture ready.')).toHaveCount(0);
  });

  await test.step('the server refuses one that is too high, and everything else stays', async () => {
    // What moves is sent as it is.
    const size = { width: 1, height: 12_001 };
    const drawn = sharp({ create: { ...size, channels: 3, background: '#0a6a61' } }).gif();
    const tall = { name: 'me.gif', mimeType: 'image/gif', buffer: await drawn.toBuffer() };
    await portrait.setInputFiles(tall);
    await input(page, 'Bio').fill('Still here.');
    await saveButton(page).click();
    await expect(told(page).getByRole('alert')).toContainText('Failed to update profile.');
    await expect(page.getByText(/more than 12,000 pixels wide or high/).first()).toBeVisible();
    await expect(portrait).toHaveAttribute('aria-invalid', 'true');
    await expect(portrait).toBeFocused();
    await expect(input(page, 'Bio')).toHaveValue('Still here.');
  });

  const visitor = await browser.newContext({ extraHTTPHeaders: anotherClient() });
  /** The keys of the showcase, as every program can read them. */
  const shown = async () => {
    const id = path.split('/').at(-1)!;
    const call = `/api/search/get_specialist_profile.php?id=${id}`;
    const profile = (await (await visitor.request.get(call)).json()) as Record<string, string[]>;
    return profile.showcaseImages!.map((url) => url.split('/')[2]);
  };
  const inForm = (key: string | undefined) => page.locator(`form img[src*="${key}"]`);
  await portrait.setInputFiles(await picture('me.png', '#0a6a61'));
  await page
    .getByLabel('Showcase pictures')
    .setInputFiles([await picture('one.png', '#aa0000'), await picture('two.png', '#00aa00')]);
  await expect(page.locator('.editor-preview').getByText('Showcase')).toBeVisible();
  await save(page);
  const [first, second] = await shown();
  await expect(inForm(second)).toBeVisible();

  await page.getByRole('button', { name: 'Move later: picture 1' }).click();
  await page.getByLabel('Showcase pictures').setInputFiles(await picture('three.png', '#0000aa'));
  await save(page);
  // Others may see what was kept for a moment longer.
  await expect.poll(async () => (await shown()).length).toBe(3);
  const three = await shown();
  expect(three.slice(0, 2)).toEqual([second, first]);

  await expect(inForm(three[2])).toBeVisible();
  await page.getByRole('button', { name: 'Remove picture 1' }).click();
  await portrait.setInputFiles(await picture('new.png', '#6f3ad6'));
  await save(page);
  const seen = await visit(browser, path);
  const links = seen.getByRole('link', { name: /^Enlarge/ });
  expect(
    await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')!.split('/')[2])),
  ).toEqual([first, three[2]]);
  await expect(seen.getByRole('img', { name: /^Portrait of/ })).toBeVisible();
});

test('a picture can be worked on while its saving is not over yet', async ({ page }) => {
  await begin(page, 'business');
  await page.getByLabel('Showcase images').setInputFiles(await picture('one.png', '#aa0000'));
  await expect(page.getByText('Picture ready.')).toHaveCount(1);
  const known = Promise.withResolvers<void>();
  await page.route(EDITOR.business, async (route) => {
    await known.promise;
    await route.continue();
  });
  await saveButton(page).click();
  await expect(told(page)).toContainText(SAVED);
  await page.getByRole('button', { name: 'Adjust picture 1' }).click();
  const dialog = page.getByRole('dialog', { name: 'Adjust the picture' });
  await dialog.getByRole('button', { name: 'Turn right' }).click();
  const size = page.viewportSize()!;
  await page.setViewportSize({ width: 740, height: 360 });
  await dialog.getByRole('application').scrollIntoViewIfNeeded();
  await expect(dialog.getByRole('application')).toBeInViewport({ ratio: 1 });
  await page.setViewportSize(size);
  known.resolve();
  await expect(page.locator('form .picture-tile img[src^="/media/"]')).toHaveCount(1);
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('Picture adjusted.')).toHaveCount(1);
  await expect(page.getByLabel('Showcase images')).toBeFocused();
  await expect(told(page)).toContainText('Unsaved changes');
  await save(page);
});

test('a video of one’s own is uploaded, seen and removed', async ({ page, browser }) => {
  await begin(page, 'business');
  const path = await publicPath(page);
  const film = (bytes: Buffer) => ({ name: 'film.webm', mimeType: 'video/webm', buffer: bytes });
  const upload = page.getByLabel('Upload a video');
  await upload.setInputFiles(film(Buffer.from('text')));
  await expect(page.getByText('Please choose an .mp4 or .webm video.')).toBeVisible();
  await upload.setInputFiles(film(Buffer.concat([webm(), Buffer.alloc(200_000)])));
  await expect(page.getByText('Your uploaded video')).toBeVisible();
  await save(page);
  const visitor = await visit(browser, path);
  const source = visitor.locator('video source');
  await expect(source).toHaveAttribute('src', /^\/media\/videos\/[0-9a-f]{32}\.webm$/);

  await page.getByRole('button', { name: 'Remove the video' }).click();
  await expect(page.getByLabel('Video link')).toBeFocused();
  await save(page);
  await expect(async () => {
    await visitor.reload();
    await expect(visitor.locator('video')).toHaveCount(0, { timeout: 500 });
  }).toPass();
});

test('two fields side by side take no more room than one', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await openPage(page, '/signup');
  const below = (label: string, next: string) =>
    page.evaluate(
      (labels) => {
        const [box, after] = labels.map((text) =>
          [...document.querySelectorAll('label')]
            .find(({ textContent }) => textContent.startsWith(text))!
            .getBoundingClientRect(),
        );
        return after!.top - box!.bottom;
      },
      [label, next],
    );
  // Neither has a hint. There is a field of 44 px between them, and a row's gap.
  expect(await below('Last name', 'Phone number')).toBeLessThan(44 + 2 * 6 + 24 + 8);
});

test.describe('on the narrowest phone', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('the word that an email is free stands beside its label, however long that is', async ({
    page,
  }) => {
    await signUp(page, 'specialist');
    await openPage(page, `/es${EDITOR.specialist}`);
    const field = page.getByRole('textbox', { name: /^Correo de trabajo/ });
    await field.fill(`taller${Date.now()}@example.bz`);
    const [label, mark] = [
      page.locator('label[for=editor-workEmail]'),
      page.getByText('Disponible'),
    ];
    await expect(mark).toBeVisible();
    const [words, word] = [await label.boundingBox(), await mark.boundingBox()];
    expect(words!.x + words!.width).toBeLessThanOrEqual(word!.x);
    expect(word!.x + word!.width).toBeLessThanOrEqual(320);
  });
});
