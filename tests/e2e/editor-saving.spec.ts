import type { Page } from '@playwright/test';
import {
  EDITOR,
  SAVE_CALL,
  SAVED,
  signUp,
  openEditor,
  begin,
  saveButton,
  input,
  told,
  publicPath,
  save,
  visit,
  logIn,
} from './editor-steps.ts';
import {
  expect,
  expectAccessible,
  expectGoodForEveryone,
  expectNoSidewaysScroll,
  test,
} from './journey.ts';

// Refusals are part of these journeys; browsers report their status.
test.use({ expectedErrors: [/status of (400|401|404|409|415|503)|ERR_FAILED/] });

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

test('leaving asks before unsaved changes are lost, at the border of the site too', async ({
  page,
}) => {
  await begin(page, 'specialist');
  await input(page, 'Bio').fill('Not saved yet.');
  await test.step('there in the browser’s words', async () => {
    const asked = page.waitForEvent('dialog');
    const closed = page.close({ runBeforeUnload: true });
    const question = await asked;
    expect(question.type()).toBe('beforeunload');
    await question.dismiss();
    await closed;
    await expect(input(page, 'Bio')).toHaveValue('Not saved yet.');
  });

  const publicPage = page.getByRole('link', { name: 'See your public page' });
  await publicPage.click();
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
  await expect(dialog.getByRole('button', { name: 'Stay here' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(EDITOR.specialist);
  await expect(input(page, 'Bio')).toHaveValue('Not saved yet.');
  await save(page);
  await page.reload();
  await expect(input(page, 'Bio')).toHaveValue('Not saved yet.');

  await expect(saveButton(page)).toBeEnabled();
  await input(page, 'Bio').fill('Never saved.');
  await publicPage.click();
  await dialog.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(page).toHaveURL(/\/specialist\//);
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
  await page.getByRole('switch', { name: /WhatsApp/ }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('switch', { name: /WhatsApp/ })).not.toBeChecked();
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

    await test.step('saving from the preview leads back to what is wrong', async () => {
      await input(page, 'First name').fill('');
      await page.getByRole('button', { name: 'Preview', exact: true }).tap();
      await saveButton(page).tap();
      await expect(input(page, 'First name')).toBeFocused();
      await expect(input(page, 'First name')).toBeInViewport();
    });
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
