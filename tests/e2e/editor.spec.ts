import type { Browser, Page } from '@playwright/test';
import sharp from 'sharp';
import { codeFor } from './mailbox.ts';
import {
  expect,
  expectAccessible,
  expectGoodForEveryone,
  expectNoSidewaysScroll,
  openPage,
  test,
} from './journey.ts';
import { newAddress, newBusiness, newSpecialist, type Values } from './signup-steps.ts';

type Kind = 'specialist' | 'business';

const EDITOR = { specialist: '/profile1', business: '/profile2' };
const SAVE_CALL = '**/api/profile/save';
const SAVED = 'Profile updated successfully!';

// Refusals are part of these journeys; browsers report their status.
test.use({ expectedErrors: [/status of (400|401|404|409|415|503)|ERR_FAILED/] });

/** A new account through the public API; the page's browser is then signed in. */
async function signUp(page: Page, kind: Kind, change: Values = {}): Promise<Values> {
  const values = { ...(kind === 'specialist' ? newSpecialist() : newBusiness()), ...change };
  const { email } = values;
  // Everybody comes from an address of their own, as far as limits are concerned.
  const from = { 'X-Forwarded-For': newAddress() };
  await page.context().setExtraHTTPHeaders(from);
  const post = async (path: string, options: Parameters<Page['request']['post']>[1]) => {
    const headers = { ...from, 'Sec-Fetch-Site': 'same-origin' };
    const answer = await page.request.post(`/api/verify/${path}`, { headers, ...options });
    expect(await answer.json()).not.toHaveProperty('error');
  };
  await post('send_code.php', { data: { email } });
  await post('verify_code.php', { data: { email, code: await codeFor(email) } });
  await post(kind === 'specialist' ? 'db_insert1.php' : 'db_insert2.php', { multipart: values });
  return values;
}

async function openEditor(page: Page, kind: Kind) {
  await openPage(page, EDITOR[kind]);
  await expect(saveButton(page)).toBeEnabled();
}

/** Signed up, and with the editor open. */
async function begin(page: Page, kind: Kind, change?: Values): Promise<Values> {
  const values = await signUp(page, kind, change);
  await openEditor(page, kind);
  return values;
}

const saveButton = (page: Page) => page.getByRole('button', { name: 'Save changes' });
const input = (page: Page, label: string) =>
  page.getByRole('form').getByLabel(new RegExp(`^${label}\\b`));
const told = (page: Page) => page.locator('.editor-bar');
const publicPath = async (page: Page) =>
  (await page.getByRole('link', { name: 'See your public page' }).getAttribute('href'))!;

async function save(page: Page) {
  await saveButton(page).click();
  await expect(told(page)).toContainText(SAVED);
  await expect(told(page)).toContainText('All changes saved');
}

/** What somebody who is not signed in sees. */
async function visit(browser: Browser, path: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.goto(path);
  return page;
}

async function picture(name: string, color: string, size = { width: 120, height: 90 }) {
  const drawn = sharp({ create: { ...size, channels: 3, background: color } }).png();
  return { name, mimeType: 'image/png', buffer: await drawn.toBuffer() };
}

async function logIn(page: Page, { email, password }: Values) {
  await page.getByLabel('Email').fill(email!);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(password!);
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
}

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
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your business profile');
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

  test('that were typed while saving are kept as unsaved', async ({ page }) => {
    await begin(page, 'specialist');
    let goOn = () => {};
    const held = new Promise<void>((resolve) => (goOn = resolve));
    await page.route(SAVE_CALL, async (route) => {
      await held;
      await route.continue();
    });
    await input(page, 'Occupation').fill('Roofer');
    await saveButton(page).click();
    await expect(told(page)).toContainText('Saving…');
    await input(page, 'Occupation').fill('Roofer and tiler');
    goOn();
    await expect(told(page)).toContainText('Unsaved changes');
    await save(page);
    await page.reload();
    await expect(input(page, 'Occupation')).toHaveValue('Roofer and tiler');
  });

  test('that change nothing are not saved', async ({ page }) => {
    await begin(page, 'specialist');
    await input(page, 'Occupation').fill('Electrician ');
    await expect(told(page)).toContainText('All changes saved');
    await saveButton(page).click();
    await expect(told(page)).toContainText('There is nothing new to save.');
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
    const { phone } = await signUp(await (await browser.newContext()).newPage(), 'specialist');
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

  test('the server has the last word about what is taken', async ({ page, browser }) => {
    const { phone } = await signUp(await (await browser.newContext()).newPage(), 'specialist');
    await begin(page, 'specialist');
    await page.route('**/api/verify/email_check.php', (route) => route.abort());
    await input(page, 'Phone number').fill(phone!);
    await expect(page.getByText('Could not verify phone uniqueness.')).toBeVisible();
    await saveButton(page).click();
    await expect(told(page).getByRole('alert')).toContainText('Failed to update profile.');
    await expect(told(page)).toContainText('Phone number is already in use.');
    await expect(input(page, 'Phone number')).toBeFocused();
    await expect(input(page, 'Phone number')).toHaveValue(phone!);
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

  test('that are none are refused by the server, and everything else stays', async ({ page }) => {
    await begin(page, 'specialist');
    const fake = { name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('<svg/>') };
    await page.getByLabel('Profile picture').setInputFiles(fake);
    await input(page, 'Bio').fill('Still here.');
    await saveButton(page).click();
    await expect(told(page).getByRole('alert')).toContainText('Failed to update profile.');
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
    await link.fill('https://evil.example/watch');
    await link.blur();
    await expect(link).toHaveAccessibleDescription(/^Please enter a link to a video on YouTube/);
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
    let goOn = () => {};
    const held = new Promise<void>((resolve) => (goOn = resolve));
    await page.route('**/api/profile/video', async (route) => {
      await held;
      await route.continue();
    });
    await page.getByLabel('Upload a video').setInputFiles(film('a.webm', 'video/webm'));
    await expect(page.getByRole('progressbar', { name: /Uploading a\.webm/ })).toBeVisible();
    await page.getByRole('button', { name: 'Cancel the upload' }).click();
    await expect(page.getByLabel('Video link')).toHaveValue('');

    await page.getByLabel('Upload a video').setInputFiles(film('b.webm', 'video/webm'));
    await input(page, 'Occupation').fill('Film maker');
    await saveButton(page).click();
    await expect(told(page)).toContainText('Saving…');
    goOn();
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

test('details are confirmed with one click', async ({ page }) => {
  await begin(page, 'specialist');
  const card = page.getByRole('region', { name: 'Is everything still right?' });
  await card.getByRole('button', { name: 'My details are still right' }).click();
  await expect(card.getByRole('status')).toHaveText(/^Thank you!/);
  await page.route('**/api/profile/confirm', (route) => route.abort());
  await card.getByRole('button', { name: 'My details are still right' }).click();
  await expect(card.getByRole('status')).toHaveText(/^That did not work\./);
});

test.describe('two tabs', () => {
  /** The other tab has saved first. */
  async function inConflict(page: Page) {
    await begin(page, 'specialist');
    const other = await page.context().newPage();
    await openEditor(other, 'specialist');
    await input(other, 'Bio').fill('From the other tab.');
    await save(other);
    await other.close();
    await input(page, 'Skills').fill('Mine.');
    await saveButton(page).click();
    await expect(told(page).getByRole('alert')).toContainText(
      'This profile was changed somewhere else since you opened it.',
    );
    await expect(input(page, 'Skills')).toHaveValue('Mine.');
  }
  const dialog = (page: Page) => page.getByRole('dialog', { name: 'The newer version' });
  const look = (page: Page) =>
    page.getByRole('button', { name: 'Look at the newer version' }).click();

  test('do not overwrite each other silently, but on purpose', async ({ page, browser }) => {
    await inConflict(page);
    await look(page);
    await expect(dialog(page).getByRole('heading', { level: 3 })).toHaveText(['Skills', 'Bio']);
    await expect(dialog(page)).toContainText('From the other tab.');
    await expectAccessible(page);
    await dialog(page).getByRole('button', { name: 'Go on editing mine' }).click();
    await expect(input(page, 'Skills')).toHaveValue('Mine.');

    const path = await publicPath(page);
    await page.getByRole('button', { name: 'Save mine anyway' }).click();
    await expect(told(page)).toContainText(SAVED);
    const visitor = await visit(browser, path);
    await expect(visitor.getByText('Mine.')).toBeVisible();
    await expect(visitor.getByText('From the other tab.')).toHaveCount(0);
  });

  test('let the newer version be taken, and the own one be brought back', async ({ page }) => {
    await inConflict(page);
    await look(page);
    await dialog(page).getByRole('button', { name: 'Take the newer version' }).click();
    await expect(input(page, 'Bio')).toHaveValue('From the other tab.');
    await expect(input(page, 'Skills')).not.toHaveValue('Mine.');
    await expect(told(page)).toContainText('All changes saved');
    await page.getByRole('button', { name: 'Bring mine back' }).click();
    await expect(input(page, 'Skills')).toHaveValue('Mine.');
    await save(page);
    await page.reload();
    await expect(input(page, 'Skills')).toHaveValue('Mine.');
  });
});

test.describe('leaving', () => {
  test('asks before unsaved changes are lost', async ({ page }) => {
    await begin(page, 'specialist');
    await input(page, 'Bio').fill('Not saved yet.');
    await page.getByRole('link', { name: 'See your public page' }).click();
    const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
    await expect(dialog.getByRole('button', { name: 'Stay here' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(EDITOR.specialist);
    await expect(input(page, 'Bio')).toHaveValue('Not saved yet.');

    await page.getByRole('link', { name: 'See your public page' }).click();
    await dialog.getByRole('button', { name: 'Leave without saving' }).click();
    await expect(page).toHaveURL(/\/specialist\//);
  });

  test('asks in the browser’s words at the border of the site', async ({ page }) => {
    await begin(page, 'specialist');
    await input(page, 'Bio').fill('Not saved yet.');
    const asked = page.waitForEvent('dialog');
    const closed = page.close({ runBeforeUnload: true });
    const question = await asked;
    expect(question.type()).toBe('beforeunload');
    await question.dismiss();
    await closed;
    await expect(input(page, 'Bio')).toHaveValue('Not saved yet.');
    await save(page);
    await page.reload();
    await expect(input(page, 'Bio')).toHaveValue('Not saved yet.');
  });
});

test.describe('when saving fails', () => {
  test('an ended session loses nothing: log in again and save', async ({ page }) => {
    const values = await begin(page, 'specialist');
    const cookies = await page.context().cookies();
    await page.context().clearCookies();
    await input(page, 'Bio').fill('Typed before the session ended.');
    await saveButton(page).click();
    await expect(told(page).getByRole('alert')).toContainText('You are signed out.');
    const opened = page.context().waitForEvent('page');
    await told(page)
      .getByRole('link', { name: /^Log in/ })
      .click();
    const login = await opened;
    await expect(login).toHaveURL(/\/specialistlogin\?next=/);
    await logIn(login, values);
    await expect(login).toHaveURL(EDITOR.specialist);
    await login.close();
    await expect(input(page, 'Bio')).toHaveValue('Typed before the session ended.');
    await save(page);
    expect(cookies.length).toBeGreaterThan(0);
  });

  test('somebody else’s session is not used for it', async ({ page }) => {
    await begin(page, 'specialist');
    await page.context().clearCookies();
    await input(page, 'Bio').fill('Mine alone.');
    await saveButton(page).click();
    await expect(told(page)).toContainText('You are signed out.');
    await signUp(page, 'specialist', { bio: 'Somebody else.' });
    await saveButton(page).click();
    await expect(told(page)).toContainText('You are signed in as somebody else now.');
    await page
      .context()
      .newPage()
      .then((other) => openEditor(other, 'specialist'));
    await expect(input(page.context().pages().at(-1)!, 'Bio')).toHaveValue('Somebody else.');
  });

  test('a lost connection loses nothing', async ({ page }) => {
    await begin(page, 'business');
    await input(page, 'About').fill('Typed on a bad line.');
    await page.route(SAVE_CALL, (route) => route.abort());
    await saveButton(page).click();
    await expect(told(page).getByRole('alert')).toContainText('Failed to update profile.');
    await expect(told(page)).toContainText('Nothing you typed is lost.');
    await page.route(SAVE_CALL, (route) =>
      route.fulfill({ status: 503, json: { success: false, error: 'Catching its breath.' } }),
    );
    await saveButton(page).click();
    await expect(told(page).getByRole('alert')).toHaveText(
      /Failed to update profile\.\s*Catching its breath\./,
    );
    await page.unroute(SAVE_CALL);
    await expect(input(page, 'About')).toHaveValue('Typed on a bad line.');
    await save(page);
  });
});

test('everything works by keyboard', async ({ page }) => {
  await begin(page, 'specialist');
  await input(page, 'First name').focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Nohemi');
  await page.keyboard.press('Tab');
  await expect(input(page, 'Last name')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(told(page)).toContainText(SAVED);
  await page.getByRole('switch').focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('switch')).not.toBeChecked();
  await saveButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(told(page)).toContainText('All changes saved');
  await expect(saveButton(page)).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true });

  test('edit and preview take turns', async ({ page }) => {
    await begin(page, 'specialist');
    const preview = page.locator('.editor-preview');
    await expect(preview).toBeHidden();
    await input(page, 'Bio').fill('Read me on a phone.');
    // Tapping scrolls as well: what counts is the place at the moment of the tap.
    const placeAtTap = await page.evaluateHandle(() => {
      const seen = { y: -1 };
      addEventListener('click', () => (seen.y = scrollY), { capture: true, once: true });
      return seen;
    });
    await page.getByRole('button', { name: 'Preview', exact: true }).tap();
    const place = await placeAtTap.evaluate(({ y }) => y);
    await expect(preview.getByText('Read me on a phone.')).toBeAttached();
    await expect(page.getByRole('form')).toBeHidden();
    await expectNoSidewaysScroll(page);
    expect(await page.evaluate(() => scrollY)).toBeLessThan(place);
    await page.getByRole('button', { name: 'Edit', exact: true }).tap();
    await expect(page.getByRole('form')).toBeVisible();
    expect(await page.evaluate(() => scrollY)).toBe(place);
  });

  test('saving from the preview leads back to what is wrong', async ({ page }) => {
    await begin(page, 'specialist');
    await input(page, 'First name').fill('');
    await page.getByRole('button', { name: 'Preview', exact: true }).tap();
    await saveButton(page).tap();
    await expect(input(page, 'First name')).toBeFocused();
    await expect(input(page, 'First name')).toBeInViewport();
  });
});

for (const kind of ['specialist', 'business'] as const) {
  test(`the ${kind}’s editor is good for everyone, also when everything is wrong`, async ({
    page,
  }) => {
    await begin(page, kind);
    await expectGoodForEveryone(page);
    for (const text of await page.getByRole('form').getByRole('textbox').all())
      if (await text.isEditable()) await text.fill('');
    await input(page, 'Work email').fill('nobody');
    await saveButton(page).click();
    await expect(told(page).getByRole('alert')).not.toBeEmpty();
    await expectGoodForEveryone(page);
  });
}

test('without JavaScript it tells where the profile stands', async ({ page, browser, baseURL }) => {
  await signUp(page, 'specialist');
  const storageState = await page.context().storageState();
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL, storageState });
  const plain = await context.newPage();
  await plain.goto(EDITOR.specialist);
  await expect(plain.getByRole('heading', { name: 'Your profile is live' })).toBeVisible();
  await expect(plain.locator('noscript p')).toContainText('Editing needs JavaScript');
  await expect(plain.getByRole('form')).toBeHidden();
  await context.close();
});

test('weighs no more than a form may', async ({ page }) => {
  await signUp(page, 'business');
  const scripts: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script')
      scripts.push(request.sizes().then(({ responseBodySize }) => responseBodySize / 1024));
  });
  await openEditor(page, 'business');
  await expect(page.locator('.editor-preview article')).toBeVisible();
  const total = (await Promise.all(scripts)).reduce((sum, each) => sum + each, 0);
  expect(total).toBeLessThanOrEqual(185);
});
