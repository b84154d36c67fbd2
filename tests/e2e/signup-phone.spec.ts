import type { Page } from '@playwright/test';
import { anotherClient } from './demo-server.ts';
import { expect, expectGoodForEveryone, openPage, test } from './journey.ts';
import { insertStranger } from './people.ts';
import {
  expectSignedUp,
  field,
  fill,
  newSpecialist,
  PASSWORD,
  proveAndSave,
  submitButton,
  told,
} from './signup-steps.ts';

const PHONE = { width: 360, height: 780 };

test.use({ viewport: PHONE, hasTouch: true });

test.beforeEach(async ({ context }) => {
  await context.setExtraHTTPHeaders(anotherClient());
});

const step = (page: Page, name: string) => page.getByRole('heading', { name });
const next = (page: Page) => page.getByRole('button', { name: 'Next' });

test('on a phone a specialist goes through four steps, with a reload and a way back in between', async ({
  page,
  browser,
}) => {
  const person = newSpecialist();
  const { email, password, firstName, lastName, phone, workEmail, location, ...work } = person;
  const { category, occupation, skills, education, bio } = work;
  await openPage(page, '/specialist-form');

  await test.step('each step is checked by itself', async () => {
    await expect(step(page, 'Step 1 of 4: Your login')).toBeVisible();
    await expect(field(page, 'email')).toBeInViewport();
    await expect(field(page, 'firstName')).toHaveCount(0);
    await expect(submitButton(page)).toBeHidden();
    await next(page).click();
    await expect(told(page, 'Email is required.')).toBeVisible();
    await expect(field(page, 'email')).toBeFocused();
    await expectGoodForEveryone(page);
    await fill(page, { email, password });
    await field(page, 'password').press('Enter');
    await expect(step(page, 'Step 2 of 4: About you')).toBeFocused();
    await fill(page, { firstName, lastName, phone, workEmail, location });
    await next(page).click();
    await expect(step(page, 'Step 3 of 4: Your work')).toBeFocused();
  });

  await test.step('the way back, another width and a reload lose nothing', async () => {
    await fill(page, { category, occupation });
    await page.goBack();
    await expect(step(page, 'Step 2 of 4: About you')).toBeVisible();
    await expect(field(page, 'phone')).toHaveValue(phone);
    await page.goForward();
    await page.setViewportSize({ width: 1024, height: 780 });
    await expect(field(page, 'email')).toHaveValue(email);
    await page.setViewportSize(PHONE);
    await page.reload();
    await expect(page.getByText('We kept what you typed.')).toBeVisible();
    await expect(step(page, 'Step 3 of 4: Your work')).toBeVisible();
    await expect(field(page, 'occupation')).toHaveValue(occupation);
    await fill(page, { skills, education, bio });
    await next(page).click();
    await expect(step(page, 'Step 4 of 4: Pictures')).toBeFocused();
  });

  await test.step('what is wrong in the end opens its step', async () => {
    // Somebody is faster.
    await insertStranger(browser, 'specialist', { ...newSpecialist(), phone });
    await submitButton(page).click();
    await expect(told(page, 'Password is required.')).toBeVisible();
    await expect(field(page, 'password')).toBeFocused();
    await fill(page, { password: PASSWORD });
    await next(page).click();
    await expect(step(page, 'Step 4 of 4: Pictures')).toBeFocused();
    await submitButton(page).click();
    await expect(told(page, 'Phone number is already in use.')).toBeVisible();
    await expect(step(page, 'Step 2 of 4: About you')).toBeVisible();
    await expect(field(page, 'phone')).toBeFocused();
    await fill(page, { phone: newSpecialist().phone });
    await next(page).click();
    await submitButton(page).click();
    await proveAndSave(page, email);
    await expectSignedUp(page);
  });

  await test.step('the first steps are ticked off, and stay until they are put away', async () => {
    const card = page.getByRole('region', { name: 'Your first steps' });
    await expect(card).toContainText('0 of 4 done');
    await expectGoodForEveryone(page);
    await card.getByRole('link', { name: 'See your page' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(lastName);
    await openPage(page, '/dashboard');
    await expect(card).toContainText('1 of 4 done');
    await card.getByRole('button', { name: 'Put away' }).click();
    await expect(card).toBeHidden();
    await page.reload();
    await expect(page.getByText('No visitors to count yet')).toBeVisible();
    await expect(card).toBeHidden();
  });
});

test('the first field of every form is there without scrolling', async ({ page }) => {
  for (const path of ['/signup', '/signup?type=business', '/specialist-form', '/business-form'])
    await test.step(path, async () => {
      await page.goto(path);
      for (const size of [PHONE, { width: 1440, height: 900 }]) {
        await page.setViewportSize(size);
        const first = page.getByRole('main').getByRole('textbox').first();
        await expect(first).toBeInViewport({ ratio: 1 });
      }
    });
});
