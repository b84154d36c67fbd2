import type { Page } from '@playwright/test';
import { anotherClient } from './demo-server.ts';
import { expect, expectAccessible, openPage, test } from './journey.ts';

const THANKS = 'Thank you for reaching out!';
const ANSWER = "We'll respond to your message as soon as possible.";

const name = (page: Page) => page.getByLabel('Full Name');
const email = (page: Page) => page.getByLabel('Email Address');
const message = (page: Page) => page.getByLabel('Message');
const send = (page: Page) => page.getByRole('button', { name: 'Send Message' });

async function fill(page: Page, text?: string) {
  await name(page).fill('María Castillo');
  await email(page).fill(`maria${Date.now()}@gmail.com`);
  if (text !== undefined) await message(page).fill(text);
}

// Limits count each visitor by itself.
test.beforeEach(({ page }) => page.setExtraHTTPHeaders(anotherClient()));

test('a visitor writes to us and is thanked until the page is reloaded', async ({ page }) => {
  await openPage(page, '/contact');
  await expect(page).toHaveTitle('Contact · Kanek');
  await expect(page.getByRole('heading', { level: 1, name: 'Get in Touch' })).toBeVisible();
  await expect(page.getByText("Drop us a message and we'll respond promptly.")).toBeVisible();
  await test.step('extra typing is ignored', async () => {
    await message(page).fill('x'.repeat(498));
    await message(page).press('End');
    await page.keyboard.type('abcdef');
    await expect(message(page)).toHaveValue(`${'x'.repeat(498)}ab`);
    await expect(page.getByText('500/500 characters')).toBeVisible();
  });
  await test.step('the hidden field is hidden from everybody', async () => {
    await name(page).focus();
    await page.keyboard.press('Shift+Tab');
    await expect(page.locator('input[name=website]')).not.toBeFocused();
    await expect(page.getByRole('textbox', { name: 'Leave this field empty' })).toHaveCount(0);
  });
  await fill(page, 'Hello,\nwhen do you open?');
  await expect(page.getByText('24/500 characters')).toBeVisible();
  await send(page).click();
  await expect(page.getByRole('heading', { name: THANKS })).toBeVisible();
  await expect(page.getByText(ANSWER)).toBeVisible();
  await expect(page.locator('[role=status]:focus')).toContainText(THANKS);
  await expect(send(page)).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'FAQ' }).first().click();
  await expect(page).toHaveURL('/faq');
  await page.goBack();
  await expect(page.getByRole('heading', { name: THANKS })).toBeVisible();
  await expect(send(page)).toHaveCount(0);
  await page.reload();
  await expect(send(page)).toBeVisible();
});

test.describe('when something is missing or wrong', () => {
  test.use({ expectedErrors: [/400 \(Bad Request\)|ERR_FAILED/] });

  test('says so, keeps what was typed, and lets a person through in the end', async ({ page }) => {
    await openPage(page, '/contact');
    await test.step('what is missing is said beside the field', async () => {
      await email(page).fill('maria@');
      await send(page).click();
      await expect(name(page)).toHaveAccessibleDescription('Full name is required.');
      await expect(email(page)).toHaveAccessibleDescription('Please enter a valid email address.');
      await expect(message(page)).toHaveAccessibleDescription(/^Message is required\./);
      await expect(name(page)).toBeFocused();
      await expect(email(page)).toHaveValue('maria@');
      await expectAccessible(page);
      await name(page).fill('María');
      await expect(page.getByText('Full name is required.')).toHaveCount(0);
    });
    await test.step('nothing is lost when the network fails', async () => {
      await fill(page, 'Cheap watches');
      await page.route('**/contact.data*', (route) => route.abort());
      await send(page).click();
      await expect(page.getByText('Network error. Please try again later.')).toBeVisible();
      await expect(message(page)).toHaveValue('Cheap watches');
      await expectAccessible(page);
      await page.unroute('**/contact.data*');
    });
    await test.step('a program that fills in every field is stopped', async () => {
      await page.locator('input[name=website]').evaluate((trap) => {
        (trap as HTMLInputElement).value = 'https://spam.example';
      });
      await send(page).click();
      await expect(page.getByText(/people do not see was filled in/)).toBeVisible();
      await expect(message(page)).toHaveValue('Cheap watches');
    });
    await send(page).click();
    await expect(page.getByRole('heading', { name: THANKS })).toBeVisible();
  });
});

test('the requests of the FAQ start with their topic and text', async ({ page }) => {
  const faq = await (await page.request.get('/faq')).text();
  for (const [topic, link, start] of [
    ['Video upload', 'Ask us to add a video', 'I would like to add a video'],
    ['Account deletion', 'Ask us to delete your account', 'Please delete'],
    ['Email change', 'Ask us to change your email', 'Please change the login'],
    ['Abuse report', 'Report abuse', 'I would like to report'],
  ] as const) {
    const [, address] = new RegExp(`href="(/contact\\?topic=[\\w-]+)"[^>]*>${link}<`).exec(faq)!;
    const html = await (await page.request.get(address!)).text();
    expect(html).toContain(`Remove the topic ${topic}`);
    expect(html).toMatch(new RegExp(`<textarea[^>]*>${start}`));
  }

  await openPage(page, '/faq#change-email');
  await page.getByRole('link', { name: 'Ask us to change your email' }).click();
  await expect(page).toHaveURL('/contact?topic=email-change');
  await expect(page.getByRole('main')).toContainText('TopicEmail change');
  await expect(message(page)).toHaveValue(/^Please change the login/);
  await page.getByRole('link', { name: 'Remove the topic Email change' }).click();
  await expect(page).toHaveURL('/contact');
  await expect(page.getByText('Email change')).toHaveCount(0);
  await expect(message(page)).toHaveValue(/^Please change the login/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expectedErrors: [/400 \(Bad Request\)/] });

  test('the form says what is missing, keeps the rest, and is sent', async ({ page }) => {
    await page.goto('/contact?topic=abuse-report&profile=juan-7f3k9q');
    await expect(message(page)).toHaveValue(/Which one \(name or link\): juan-7f3k9q/);
    await name(page).fill('Ana');
    await send(page).click();
    await expect(page.getByText('Email address is required.')).toBeVisible();
    await expect(name(page)).toHaveValue('Ana');
    await expect(message(page)).toHaveValue(/juan-7f3k9q/);
    await email(page).fill(`ana${Date.now()}@gmail.com`);
    await send(page).click();
    await expect(page.getByRole('heading', { name: THANKS })).toBeVisible();
    await expect(page.getByText(ANSWER)).toBeVisible();
    await expect(send(page)).toHaveCount(0);
  });
});
