import sharp from 'sharp';
import {
  EDITOR,
  SAVE_CALL,
  SAVED,
  signUp,
  begin,
  saveButton,
  input,
  told,
  publicPath,
  save,
  visit,
  picture,
  logIn,
} from './editor-steps.ts';
import { expect, holdBack, test } from './journey.ts';

// Refusals are part of these journeys; browsers report their status.
test.use({ expectedErrors: [/status of (400|401|404|409|413|415|503)|ERR_FAILED/] });

test.describe('who may edit', () => {
  test('visitors log in first, and come back', async ({ page, browser }) => {
    const values = await signUp(page, 'specialist');
    const visitor = await visit(browser, EDITOR.specialist);
    await expect(visitor).toHaveURL('/specialistlogin?next=/profile1');
    await logIn(visitor, values);
    await expect(visitor).toHaveURL(EDITOR.specialist);
    await expect(visitor).toHaveTitle('Your profile · Kanek');
    expect((await visit(browser, EDITOR.business)).url()).toContain(
      '/businesslogin?next=/profile2',
    );
  });

  test('everybody is led to their own editor', async ({ page }) => {
    await begin(page, 'business');
    await page.goto(EDITOR.specialist);
    await expect(page).toHaveURL(EDITOR.business);
    await expect(page.getByRole('heading', { name: 'Your business profile' })).toBeVisible();
  });
});

test.describe('words', () => {
  test('are seen in the preview while typing, and on the public page once saved', async ({
    page,
    browser,
  }) => {
    await begin(page, 'specialist');
    await expect(page.getByRole('heading', { name: 'Your profile is live' })).toBeVisible();
    await expect(page.getByText(/within 24 hours/)).toBeVisible();
    await expect(told(page)).toContainText('All changes saved');
    const path = await publicPath(page);
    await visit(browser, path);

    await input(page, 'First name').fill('Amparo');
    await input(page, 'Bio').fill('Solar power for farms.\nFrom Corozal to Toledo.');
    await input(page, 'Category').selectOption({ label: 'Technology & IT' });
    await expect(told(page)).toContainText('Unsaved changes');
    const preview = page.locator('.editor-preview');
    await expect(preview).toContainText('About Amparo');
    await expect(preview).toContainText('Solar power for farms.');
    await save(page);

    const visitor = await visit(browser, path);
    await expect(visitor.getByRole('heading', { level: 1 })).toContainText('Amparo');
    await expect(visitor.getByText('Solar power for farms.')).toBeVisible();
    await expect(visitor.getByText('Technology and IT').first()).toBeVisible();
    await page.reload();
    await expect(input(page, 'Bio')).toHaveValue('Solar power for farms.\nFrom Corozal to Toledo.');
  });

  test('that change nothing are not saved, those typed while saving are kept as unsaved', async ({
    page,
  }) => {
    await begin(page, 'specialist');
    await input(page, 'Occupation').fill('Electrician ');
    await expect(told(page)).toContainText('All changes saved');
    await saveButton(page).click();
    await expect(told(page)).toContainText('There is nothing new to save.');

    const saving = await holdBack(page, SAVE_CALL);
    await input(page, 'Occupation').fill('Roofer');
    await saveButton(page).click();
    await expect(told(page)).toContainText('Saving…');
    await input(page, 'Occupation').fill('Roofer and tiler');
    saving.letGo();
    await expect(told(page)).toContainText('Unsaved changes');
    await save(page);
    await page.reload();
    await expect(input(page, 'Occupation')).toHaveValue('Roofer and tiler');
  });

  test('make the profile more complete, step by step', async ({ page }) => {
    await begin(page, 'specialist');
    const card = page.getByRole('region', { name: /^Completeness/ });
    await expect(card).toContainText('Next best step: Add a profile picture (+20 %)');
    await page.getByLabel('Profile picture').setInputFiles(await picture('me.png', '#0a6a61'));
    await expect(card).toContainText('Add pictures of your work (+15 %)');
    await page
      .getByLabel('Showcase pictures')
      .setInputFiles(await Promise.all(['#a00', '#0a0', '#00a'].map((c) => picture('p.png', c))));
    const step = card.getByRole('link', { name: /^Write more under/ });
    await expect(step).toHaveText('Write more under “Skills”');
    await step.click();
    await expect(input(page, 'Skills')).toBeFocused();
    await input(page, 'Skills').fill('x '.repeat(80));
    await expect(step).not.toHaveText('Write more under “Skills”');
  });
});

test.describe('what is wrong', () => {
  test('is said in the specialist’s editor when a field is left, and the focus goes there', async ({
    page,
    browser,
  }) => {
    const stranger = await (await browser.newContext()).newPage();
    const { phone } = await signUp(stranger, 'specialist');
    const { phone: taken } = await signUp(stranger, 'specialist');
    await begin(page, 'specialist');
    const wrong = async (label: string, value: string, message: string) => {
      await input(page, label).fill(value);
      await input(page, label).blur();
      await expect(input(page, label)).toHaveAccessibleDescription(new RegExp(`^${message}`));
    };
    await wrong('Work email', 'nobody', 'Please enter a valid email address.');
    await wrong('Phone number', '12', 'Please enter a valid phone number.');
    await wrong('Last name', ' ', 'Last name is required.');
    await wrong('Bio', 'x'.repeat(501), 'Bio is too long \\(max 500 characters\\).');
    await expect(page.getByText('501/500 characters')).toBeVisible();

    await saveButton(page).click();
    await expect(input(page, 'Last name')).toBeFocused();
    await expect(told(page).getByRole('alert')).toHaveText('Last name is required.');
    await input(page, 'Last name').fill('Ek');
    await expect(input(page, 'Last name')).not.toHaveAttribute('aria-invalid');

    await input(page, 'Phone number').fill(phone!);
    await expect(page.getByText('Phone number is already in use.')).toBeVisible();
    await input(page, 'Work email').fill('');
    await input(page, 'Bio').fill('Short.');
    await saveButton(page).click();
    await expect(input(page, 'Phone number')).toBeFocused();
    await expect(told(page)).toContainText('Phone number is already in use.');

    await test.step('the server has the last word about what is taken', async () => {
      await page.route('**/api/verify/email_check.php', (route) => route.abort());
      await input(page, 'Phone number').fill(taken!);
      await expect(page.getByText('Could not verify phone uniqueness.')).toBeVisible();
      await saveButton(page).click();
      await expect(told(page).getByRole('alert')).toContainText('Failed to update profile.');
      await expect(told(page)).toContainText('Phone number is already in use.');
      await expect(input(page, 'Phone number')).toBeFocused();
      await expect(input(page, 'Phone number')).toHaveValue(taken!);
    });
  });

  test('is said in the business editor in its own words', async ({ page, browser }) => {
    const other = await (await browser.newContext()).newPage();
    const { businessName, workEmail } = await signUp(other, 'business');
    await begin(page, 'business');
    await input(page, 'Work email').fill('nobody');
    await input(page, 'Work email').blur();
    await expect(page.getByText('Invalid email.')).toBeVisible();
    await input(page, 'Description').fill('x'.repeat(501));
    await saveButton(page).click();
    await expect(told(page).getByRole('alert')).toHaveText('Fix validation errors before saving.');
    await expect(page.getByText('Description is too long (max 500 characters).')).toBeVisible();
    await expect(input(page, 'Work email')).toBeFocused();

    await input(page, 'Description').fill('Fine.');
    await input(page, 'Work email').fill(workEmail!.toUpperCase());
    await expect(page.getByText('Work email is already in use.')).toBeVisible();
    await input(page, 'Work email').fill('');
    await input(page, 'Business name').fill(businessName!);
    await expect(page.getByText('Business name is already taken.')).toBeVisible();
    await saveButton(page).click();
    await expect(told(page).getByRole('alert')).toHaveText('Fix validation errors before saving.');
    await expect(input(page, 'Business name')).toBeFocused();
  });
});

test.describe('pictures', () => {
  test('are added, put in another order, replaced and removed', async ({ page, browser }) => {
    await begin(page, 'specialist');
    const path = await publicPath(page);
    const shown = async () => {
      const visitor = await visit(browser, path);
      return visitor
        .getByRole('link', { name: /^Enlarge/ })
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')!.split('/')[2]));
    };
    await page.getByLabel('Profile picture').setInputFiles(await picture('me.png', '#0a6a61'));
    await page
      .getByLabel('Showcase pictures')
      .setInputFiles([await picture('one.png', '#aa0000'), await picture('two.png', '#00aa00')]);
    await expect(page.locator('.editor-preview').getByText('Showcase')).toBeVisible();
    await save(page);
    const [first, second] = await shown();
    await expect(page.locator(`form img[src*="${second}"]`)).toBeVisible();

    await page.getByRole('button', { name: 'Move later: picture 1' }).click();
    await page.getByLabel('Showcase pictures').setInputFiles(await picture('three.png', '#0000aa'));
    await save(page);
    const three = await shown();
    expect(three.slice(0, 2)).toEqual([second, first]);
    expect(three).toHaveLength(3);

    await expect(page.locator(`form img[src*="${three[2]}"]`)).toBeVisible();
    await page.getByRole('button', { name: 'Remove picture 1' }).click();
    await page.getByLabel('Profile picture').setInputFiles(await picture('new.png', '#6f3ad6'));
    await save(page);
    expect(await shown()).toEqual([first, three[2]]);
    const visitor = await visit(browser, path);
    await expect(visitor.getByRole('img', { name: /^Portrait of/ })).toBeVisible();
  });

  test('are refused in the words of the business editor', async ({ page }) => {
    await begin(page, 'business');
    const file = (name: string, mimeType: string, size: number) => ({
      name,
      mimeType,
      buffer: Buffer.alloc(size),
    });
    const MB = 1024 * 1024;
    const profile = page.getByLabel('Profile picture or logo');
    await profile.setInputFiles(file('notes.txt', 'text/plain', 10));
    await expect(page.getByText('Invalid file type: text/plain')).toBeVisible();
    await profile.setInputFiles(file('notes.jpg', 'image/jpeg', 10));
    await expect(page.getByText('This file could not be read as a picture.')).toBeVisible();
    await profile.setInputFiles(file('nothing.jpg', 'image/jpeg', 0));
    await expect(page.getByText('This file is empty.')).toBeVisible();
    // It begins as one and ends at once; the browser finds out while it makes it smaller.
    const cut = {
      ...file('cut.png', 'image/png', 0),
      buffer: Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    };
    await profile.setInputFiles(cut);
    await expect(page.getByText('This file could not be read as a picture.')).toBeVisible();
    await expect(page.getByText('Picture ready.')).toHaveCount(0);
    await profile.setInputFiles(file('big.png', 'image/png', 2 * MB + 1));
    await expect(page.getByText('File must be smaller than 2MB.')).toBeVisible();
    await page
      .getByLabel('Background banner')
      .setInputFiles(file('b.png', 'image/png', 5 * MB + 1));
    await expect(page.getByText('File must be smaller than 5MB.')).toBeVisible();
    const four = await Promise.all(
      ['#111', '#222', '#333', '#444'].map((c) => picture('p.png', c)),
    );
    await page.getByLabel('Showcase images').setInputFiles(four);
    await expect(page.getByText('Maximum 3 showcase images allowed.')).toBeVisible();

    await input(page, 'Address').fill('1 Other Street');
    await saveButton(page).click();
    await expect(told(page).getByRole('alert')).toHaveText('Fix validation errors before saving.');
    for (const name of ['Dismiss', 'Dismiss', 'Dismiss'])
      await page.getByRole('form').getByRole('button', { name }).first().click();
    await save(page);
  });

  test('that the server refuses are named, and everything else stays', async ({ page }) => {
    await begin(page, 'specialist');
    // What moves is sent as it is.
    const size = { width: 1, height: 12_001 };
    const drawn = sharp({ create: { ...size, channels: 3, background: '#0a6a61' } }).gif();
    const tall = { name: 'me.gif', mimeType: 'image/gif', buffer: await drawn.toBuffer() };
    await page.getByLabel('Profile picture').setInputFiles(tall);
    await input(page, 'Bio').fill('Still here.');
    await saveButton(page).click();
    await expect(told(page).getByRole('alert')).toContainText('Failed to update profile.');
    await expect(page.getByText(/more than 12,000 pixels wide or high/).first()).toBeVisible();
    await expect(page.getByLabel('Profile picture')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByLabel('Profile picture')).toBeFocused();
    await expect(input(page, 'Bio')).toHaveValue('Still here.');
  });
});

test.describe('a video', () => {
  const film = (name: string, mimeType: string) => ({
    name,
    mimeType,
    buffer: Buffer.concat([Buffer.from([0x1a, 0x45, 0xdf, 0xa3]), Buffer.alloc(200_000)]),
  });

  test('is a link to a host that we know', async ({ page, browser }) => {
    await begin(page, 'specialist');
    const link = page.getByLabel('Video link');
    await link.fill('https://localhost/film.mp4');
    await link.blur();
    await expect(link).toHaveAccessibleDescription(/^Please enter a link that everybody can open/);
    await link.fill('films.example/film.mp4');
    await expect(link).toHaveAccessibleDescription('Visitors can play it from films.example.');
    await link.fill('https://vm.tiktok.com/ZMabc123/');
    await expect(link).toHaveAccessibleDescription(/visitors get a link to vm\.tiktok\.com/);
    await link.fill('youtu.be/dQw4w9WgXcQ');
    await link.blur();
    await expect(link).toHaveValue('https://youtu.be/dQw4w9WgXcQ');
    await expect(page.getByText('Visitors can play it from YouTube.')).toBeVisible();
    const path = await publicPath(page);
    await save(page);
    const visitor = await visit(browser, path);
    await expect(visitor.getByRole('link', { name: 'Play the video from YouTube' })).toBeVisible();
  });

  test('is a file of one’s own', async ({ page, browser }) => {
    await begin(page, 'business');
    const path = await publicPath(page);
    const upload = page.getByLabel('Upload a video');
    await upload.setInputFiles(film('film.mov', 'video/quicktime'));
    await expect(page.getByText('Please choose an .mp4 or .webm video.')).toBeVisible();
    await upload.setInputFiles({ ...film('text.mp4', 'video/mp4'), buffer: Buffer.from('text') });
    await expect(page.getByText('Please choose an .mp4 or .webm video.')).toBeVisible();
    await upload.setInputFiles(film('film.webm', 'video/webm'));
    await expect(page.getByText('Your uploaded video')).toBeVisible();
    await save(page);
    const source = (await visit(browser, path)).locator('video source');
    await expect(source).toHaveAttribute('src', /^\/media\/videos\/[0-9a-f]{32}\.webm$/);

    await page.getByRole('button', { name: 'Remove the video' }).click();
    await expect(page.getByLabel('Video link')).toBeFocused();
    await save(page);
    await expect((await visit(browser, path)).locator('video')).toHaveCount(0);
  });

  test('can be stopped on its way, and is waited for when saving', async ({ page }) => {
    await begin(page, 'specialist');
    const upload = await holdBack(page, '**/api/profile/video');
    await page.getByLabel('Upload a video').setInputFiles(film('a.webm', 'video/webm'));
    await expect(page.getByRole('progressbar', { name: /Uploading a\.webm/ })).toBeVisible();
    await page.getByRole('button', { name: 'Cancel the upload' }).click();
    await expect(page.getByLabel('Video link')).toHaveValue('');

    await page.getByLabel('Upload a video').setInputFiles(film('b.webm', 'video/webm'));
    await input(page, 'Occupation').fill('Film maker');
    await saveButton(page).click();
    await expect(told(page)).toContainText('Saving…');
    upload.letGo();
    await expect(told(page)).toContainText(SAVED);
    await page.reload();
    await expect(page.getByText('Your uploaded video')).toBeVisible();
  });
});

test('WhatsApp can be switched off, and is for mobiles only', async ({ page, browser }) => {
  await begin(page, 'specialist');
  const path = await publicPath(page);
  const whatsapp = async () =>
    (await visit(browser, path)).getByRole('link', { name: 'WhatsApp' }).filter({ visible: true });
  await expect(await whatsapp()).toHaveCount(1);
  const toggle = page.getByRole('switch', { name: 'Visitors may write to me on WhatsApp' });
  await expect(toggle).toBeChecked();
  await toggle.uncheck();
  await save(page);
  await expect(await whatsapp()).toHaveCount(0);
  await input(page, 'Phone number').fill('223-4567');
  await expect(toggle).toBeDisabled();
  await expect(page.getByText('WhatsApp needs a mobile number')).toBeVisible();
});
