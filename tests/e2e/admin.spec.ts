import type { Page } from '@playwright/test';
import { anotherClient, demoLogin, mailAbout } from './demo-server.ts';
import { expect, expectGoodForEveryone, followTo, openPage, test } from './journey.ts';
import { newProvider, signInAsStaff } from './people.ts';

test.use({
  extraHTTPHeaders: anotherClient(),
  // Refusals are part of these journeys; browsers report their status.
  expectedErrors: [/status of (400|401|404|409)/],
});

const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });
const heading = (page: Page) => main(page).getByRole('heading', { level: 1 }).first();
const summary = (page: Page, name: string) =>
  main(page).locator('summary').filter({ hasText: name });

/** Somebody new in the queue, and where staff look at them. */
async function newcomer(page: Page) {
  const provider = await newProvider(page, 'specialist');
  return { ...provider, desk: `/admin/queue/${provider.slug}` };
}

const reject = async (page: Page, text: string) => {
  await summary(page, 'Reject').click();
  const form = page.locator('details[data-decision=reject]');
  await form.getByLabel('Reason').selectOption({ label: 'Contact details do not work' });
  await form.getByLabel('What exactly').fill(text);
  await form.getByRole('button', { name: 'Reject', exact: true }).click();
};

test.describe('the door', () => {
  test('opens for staff, who come back to the page they asked for', async ({ page }) => {
    await openPage(page, '/admin/log?day=2020-01-01');
    await expect(page).toHaveURL(/\/login\?next=/);
    const { email, password } = await demoLogin('admin');
    await page.getByLabel('Email').fill(email);
    await page.getByRole('textbox', { name: 'Password', exact: true }).fill(password);
    await main(page).getByRole('button', { name: 'Log in' }).click();
    await expect(page).toHaveURL('/admin/log?day=2020-01-01');
    await expect(heading(page)).toHaveText('Log');
    await expect(main(page).getByText('Nothing was done that fits.')).toBeVisible();
  });
});

test.describe('the desk', () => {
  test('shows its sections at the side, and under the thumb on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await signInAsStaff(page.context());
    await openPage(page, '/admin');
    await expect(page).toHaveTitle('Review queue · Kanek');
    // The demo offers it to its own staff; all others are asked for it, in a directory of their own.
    await expect(main(page).getByRole('link', { name: 'Set it up' })).toHaveAttribute(
      'href',
      '/admin/security',
    );
    const side = page.getByRole('navigation', { name: 'Administration' });
    await expect(side.getByRole('link')).toHaveCount(18);
    await expect(side.locator('[aria-current=page]')).toHaveText(/^Queue/);
    await side.getByRole('link', { name: 'Log', exact: true }).click();
    await expect(page).toHaveURL('/admin/log');
    await expect(side.locator('[aria-current=page]')).toHaveText('Log');

    await page.keyboard.press('Tab');
    await page.setViewportSize({ width: 360, height: 780 });
    await expect(side).toBeHidden();
    const bar = page.getByRole('navigation', { name: 'Sections' });
    await bar.locator('summary').click();
    await bar.getByRole('link', { name: 'Security' }).click();
    await expect(page).toHaveURL('/admin/security');
    await expect(bar.getByRole('link', { name: 'Security' })).toBeHidden();
    await bar.getByRole('link', { name: /^Queue/ }).click();
    await expect(heading(page)).toHaveText('Review queue');
  });
});

test.describe('the queue', () => {
  test('rejects, takes it back, approves: what was typed outlives the session', async ({
    page,
  }) => {
    const { email, name, desk, path } = await newcomer(page);
    const isPublic = async () => (await page.request.get(path)).ok();
    await signInAsStaff(page.context());
    await openPage(page, desk);
    await expect(heading(page)).toHaveText(name);
    await expect(main(page).locator('[data-tone=calm]')).toHaveText(/2[34] h left/);
    await expect(main(page).getByRole('heading', { name: 'Everything is new' })).toBeVisible();
    await expect(main(page).getByText('I have wired houses for').first()).toBeVisible();

    await summary(page, 'Reject').click();
    await button(page, 'Reject').click();
    const why = page.locator('details[data-decision=reject]');
    const reason = why.getByLabel('Reason');
    await expect(reason).toHaveAccessibleDescription('Please choose a reason.');
    await expect(reason).toBeFocused();
    // While the page is looked up again, its buttons are pale.
    await expect(button(page, 'Approve')).toBeEnabled();
    await expectGoodForEveryone(page);
    await why.getByLabel('What exactly').fill('Typed before the session was over.');
    await page.context().clearCookies({ name: /session/ });
    await button(page, 'Reject').click();
    await expect(page).toHaveURL(/\/login\?next=/);
    await signInAsStaff(page.context());
    await openPage(page, desk);
    await expect(why.getByLabel('What exactly')).toHaveValue('Typed before the session was over.');
    await summary(page, 'Reject').click();
    await reject(page, 'Nobody answers the phone.');
    const rejected = await mailAbout(email, 'Your Kanek profile needs a change');
    expect(rejected.text).toContain('Nobody answers the phone.');
    const news = main(page)
      .getByRole('status')
      .filter({ hasText: `${name} was rejected.` });
    await expect(news).toBeVisible();
    expect(await isPublic()).toBe(false);

    await news.getByRole('button', { name: 'Undo' }).click();
    await expect(page).toHaveURL(new RegExp(`^[^?]*${desk}\\?done=undo`));
    await expect(main(page).getByText(`${name} was put back into the queue.`)).toBeVisible();
    await button(page, 'Approve').click();
    await expect(main(page).getByText(`${name} was approved.`)).toBeVisible();
    expect(await isPublic()).toBe(true);

    await followTo(page, desk);
    await expect(main(page).getByRole('heading', { name: 'Nothing waits here' })).toBeVisible();
    await expect(summary(page, 'Suspend')).toBeVisible();
    await followTo(page, '/admin/log');
    const acts = main(page).getByRole('listitem').filter({ hasText: name });
    await expect(acts).toHaveCount(3);
    await expect(acts.nth(2)).toContainText('Nobody answers the phone.');
    await expect(acts.nth(0)).toContainText('pending → approved');
  });

  test('answers to single keys, and lets the first of two decide', async ({ page, context }) => {
    const { name, desk } = await newcomer(page);
    await signInAsStaff(context);
    const second = await context.newPage();
    await openPage(second, desk);
    await openPage(page, '/admin');
    // Keys count once the page is alive; whoever is faster presses again.
    await expect(async () => {
      await page.keyboard.press('j');
      await expect(main(page).locator('[data-queue-link]').first()).toBeFocused({ timeout: 500 });
    }).toPass();
    await openPage(page, desk);
    const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await expect(async () => {
      await page.keyboard.press('?');
      await expect(help).toContainText('Approve', { timeout: 500 });
    }).toPass();
    // Not while the help is open.
    await page.keyboard.press('a');
    await help.getByLabel('Use keyboard shortcuts').uncheck();
    await page.keyboard.press('Escape');
    await expect(help).toBeHidden();
    await page.keyboard.press('a');
    await page.keyboard.press('r');
    await expect(page.locator('details[data-decision=reject]')).not.toHaveAttribute('open');

    await button(page, 'Keyboard shortcuts').click();
    await help.getByLabel('Use keyboard shortcuts').check();
    await help.getByRole('button', { name: 'Close' }).click();
    await heading(page).click();
    await page.keyboard.press('r');
    const form = page.locator('details[data-decision=reject]');
    await expect(form.getByLabel('Reason')).toBeFocused();
    await form.getByLabel('What exactly').fill('');
    await form.getByLabel('What exactly').pressSequentially('ask a');
    await expect(form.getByLabel('What exactly')).toHaveValue('ask a');
    await expect(heading(page)).toHaveText(name);
    await heading(page).click();
    await page.keyboard.press('a');
    await expect(main(page).getByText(`${name} was approved.`)).toBeVisible();

    await reject(second, 'Too late.');
    await expect(second.getByRole('alert')).toContainText(
      /admin@kanek\.example was faster: the profile was approved\./,
    );
  });

  test('works without scripts', async ({ page, browser }) => {
    const { name, desk } = await newcomer(page);
    const context = await browser.newContext({ javaScriptEnabled: false });
    await signInAsStaff(context);
    const plain = await context.newPage();
    await plain.goto(desk);
    await expect(heading(plain)).toHaveText(name);
    await reject(plain, 'Please call us.');
    await expect(main(plain).getByText(`${name} was rejected.`)).toBeVisible();
    await main(plain).getByRole('status').getByRole('button', { name: 'Undo' }).click();
    await button(plain, 'Approve').click();
    await expect(main(plain).getByText(`${name} was approved.`)).toBeVisible();
    await context.close();
  });
});
