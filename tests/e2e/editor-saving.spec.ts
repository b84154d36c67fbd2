import {
  begin,
  EDITOR,
  input,
  logIn,
  openEditor,
  publicPath,
  save,
  saveButton,
  SAVED,
  signUp,
  told,
  visit,
} from './editor-steps.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test, untilAlive } from './journey.ts';

// Refusals are part of these journeys; browsers report their status.
test.use({ expectedErrors: [/status of (400|401|404|409|415|503)|ERR_FAILED/] });

test('two tabs do not overwrite each other silently, but on purpose', async ({ page, browser }) => {
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
  await page.getByRole('button', { name: 'Look at the newer version' }).click();
  const dialog = page.getByRole('dialog', { name: 'The newer version' });
  await expect(dialog.getByRole('heading', { level: 3 })).toHaveText(['Skills', 'Bio']);
  await expect(dialog).toContainText('From the other tab.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Go on editing mine' }).click();
  await expect(input(page, 'Skills')).toHaveValue('Mine.');

  const path = await publicPath(page);
  await page.getByRole('button', { name: 'Save mine anyway' }).click();
  await expect(told(page)).toContainText(SAVED);
  const visitor = await visit(browser, path);
  await expect(visitor.getByText('Mine.')).toBeVisible();
  await expect(visitor.getByText('From the other tab.')).toHaveCount(0);
});

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

test('scripts that were lost with the line come with the next press', async ({ page }) => {
  await signUp(page, 'specialist');
  const scripts = '**/assets/*.js';
  await page.route(scripts, (route) => route.abort());
  await page.goto(EDITOR.specialist);
  await page.unroute(scripts);
  await saveButton(page).click();
  await untilAlive(page.locator('main'));
  await input(page, 'Bio').fill('Typed with scripts.');
  await save(page);
});
