import type { Page, Route } from '@playwright/test';
import { anotherClient, mailsTo } from './demo-server.ts';
import { expect, expectGoodForEveryone, openPage, test } from './journey.ts';
import { insertStranger } from './people.ts';
import { codeFor } from './mailbox.ts';
import {
  codeDialog,
  enterCode,
  expectSignedUp,
  field,
  fill,
  newSpecialist,
  PASSWORD,
  submitButton,
  told,
} from './signup-steps.ts';
import { letAMinutePassFor, letTheCodeExpireFor } from './time.ts';

const SEND = '**/api/verify/send_code.php';
const VERIFY = '**/api/verify/verify_code.php';
const INSERT = '**/api/verify/db_insert*';

test.beforeEach(async ({ context }) => {
  await context.setExtraHTTPHeaders(anotherClient());
});

test.describe('the code', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  async function reachDialog(page: Page, person = newSpecialist()) {
    await openPage(page, '/specialist-form');
    await fill(page, person);
    await submitButton(page).click();
    await expect(codeDialog(page)).toBeVisible();
    return person;
  }
  const wrongFor = (code: string) =>
    code.replace(/^./, (digit) => String((Number(digit) + 1) % 10));

  test('that is wrong keeps the dialog open; the right one may be pasted with a space', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const { email } = await reachDialog(page);
    const code = await codeFor(email);
    await enterCode(page, '12');
    await expect(codeDialog(page)).toContainText('Invalid verification code.');
    await enterCode(page, wrongFor(code));
    await expect(codeDialog(page)).toContainText('Invalid verification code.');
    await expect(codeDialog(page).getByLabel('Verification code')).toBeFocused();
    await page.evaluate(
      (text) => navigator.clipboard.writeText(text),
      `${code.slice(0, 3)} ${code.slice(3)}`,
    );
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.press('ControlOrMeta+V');
    await expect(codeDialog(page).getByLabel('Verification code')).toHaveValue(code);
    await page.keyboard.press('Enter');
    await expectSignedUp(page);
  });

  test('can be refused by the person, and asked for again without a new mail', async ({ page }) => {
    const { email } = await reachDialog(page);
    for (const leave of [
      () => codeDialog(page).getByRole('button', { name: 'Cancel' }).click(),
      () => page.keyboard.press('Escape'),
    ]) {
      await leave();
      await expect(codeDialog(page)).toBeHidden();
      await expect(page.getByText('Verification canceled.')).toBeVisible();
      await expect(submitButton(page)).toBeEnabled();
      await expect(submitButton(page)).toBeFocused();
      await submitButton(page).click();
      await expect(codeDialog(page)).toBeVisible();
    }
    await enterCode(page, await codeFor(email));
    await expectSignedUp(page);
    // The code and the welcome.
    expect(await mailsTo(email, 2)).toHaveLength(2);
  });

  test('is sent again after a minute, and the old one ends', async ({ page }) => {
    await page.clock.install();
    const { email } = await reachDialog(page);
    const old = await codeFor(email);
    const resend = codeDialog(page).getByRole('button', { name: /^Send a new code/ });
    await expect(resend).toBeDisabled();
    await expect(resend).toHaveText(/in \d+ s$/);
    await enterCode(page, '12');
    await expect(codeDialog(page)).toContainText('Invalid verification code.');
    await expectGoodForEveryone(page);
    await page.clock.fastForward(60_000);
    await expect(resend).toBeEnabled();
    await letAMinutePassFor(email);
    await resend.click();
    await expect(codeDialog(page)).toContainText('A new code is on its way.');
    const fresh = await codeFor(email, 2);
    if (fresh !== old) {
      await enterCode(page, old);
      await expect(codeDialog(page)).toContainText('Invalid verification code.');
    }
    await letTheCodeExpireFor(email);
    await page.clock.fastForward(60_000);
    await enterCode(page, fresh);
    await expect(codeDialog(page)).toContainText('This code has expired.');
    await expect(resend).toBeFocused();
    await expectGoodForEveryone(page);
    await letAMinutePassFor(email);
    await page.keyboard.press('Enter');
    await enterCode(page, await codeFor(email, 3));
    await expectSignedUp(page);
  });

  test('cannot be asked for too often: the dialog says how long to wait', async ({ page }) => {
    await page.clock.install();
    const { email } = await reachDialog(page);
    await codeFor(email);
    // A minute for this page, but not for the server.
    await page.clock.fastForward(60_000);
    await codeDialog(page).getByRole('button', { name: 'Send a new code' }).click();
    await expect(codeDialog(page)).toContainText(/Too many attempts/);
    await expect(codeDialog(page).getByRole('button', { name: /in \d+ s$/ })).toBeDisabled();
  });

  /** Each way in which a call goes wrong, with what the page then says; null where nothing answers. */
  async function failEachWay(
    page: Page,
    call: string,
    ways: [answer: Parameters<Route['fulfill']>[0] | null, message: string][],
    attempt: (message: string) => Promise<void>,
  ) {
    for (const [answer, message] of ways) {
      await page.route(call, (route) => (answer ? route.fulfill(answer) : route.abort()));
      await attempt(message);
      await page.unroute(call);
    }
  }
  const NO_SENSE = { status: 502, body: '<html>' };
  const UNEXPECTED = 'An unexpected error occurred. Please try again.';

  test('cannot be sent, verified or saved: nothing is lost, and the next try works', async ({
    page,
  }) => {
    const person = newSpecialist();
    await openPage(page, '/specialist-form');
    await fill(page, person);
    await failEachWay(
      page,
      SEND,
      [
        [{ status: 500, json: { status: 'error', message: 'No mail today.' } }, 'No mail today.'],
        [{ status: 500, json: {} }, 'Failed to send verification code.'],
        [NO_SENSE, UNEXPECTED],
        [null, UNEXPECTED],
      ],
      async (message) => {
        await submitButton(page).click();
        await expect(told(page, message)).toBeVisible();
        await expect(submitButton(page)).toBeEnabled();
        await expect(field(page, 'password')).toHaveValue(PASSWORD);
      },
    );
    await submitButton(page).click();
    await expect(codeDialog(page)).toBeVisible();
    const code = await codeFor(person.email);
    await failEachWay(
      page,
      VERIFY,
      [
        [{ status: 400, json: { success: false, error: 'It is too old.' } }, 'It is too old.'],
        [{ status: 500, json: {} }, 'Invalid verification code.'],
        [NO_SENSE, UNEXPECTED],
        [null, UNEXPECTED],
      ],
      async (message) => {
        await enterCode(page, code);
        await expect(codeDialog(page)).toContainText(message);
      },
    );
    // Once it was right, no second code is asked for.
    await failEachWay(
      page,
      INSERT,
      [
        [
          { status: 503, json: { success: false, error: 'The disk is full.' } },
          'The disk is full.',
        ],
        [{ status: 500, json: {} }, 'Failed to save data. Please try again.'],
        [NO_SENSE, UNEXPECTED],
        [null, UNEXPECTED],
      ],
      async (message) => {
        if (await codeDialog(page).isVisible()) await enterCode(page, code);
        else await submitButton(page).click();
        await expect(told(page, message)).toBeVisible();
        await expect(codeDialog(page)).toBeHidden();
      },
    );
    await submitButton(page).click();
    await expectSignedUp(page);
  });

  test('was right, but somebody was faster: the field is named, and the code still counts', async ({
    page,
    browser,
  }) => {
    const person = await reachDialog(page);
    await insertStranger(browser, 'specialist', { ...newSpecialist(), phone: person.phone });
    await enterCode(page, await codeFor(person.email));
    await expect(told(page, 'Phone number is already in use.')).toBeVisible();
    await expect(field(page, 'phone')).toBeFocused();
    await fill(page, { phone: newSpecialist().phone });
    await submitButton(page).click();
    await expectSignedUp(page);
  });

  test('has to be entered again when its proof is gone', async ({ page, context }) => {
    await page.route(INSERT, (route) => route.abort());
    const { email } = await reachDialog(page);
    await enterCode(page, await codeFor(email));
    await expect(told(page, 'An unexpected error occurred.')).toBeVisible();
    await page.unroute(INSERT);
    await context.clearCookies();
    await submitButton(page).click();
    // The server will not send another one within the minute, and says so.
    await expect(told(page, 'Too many attempts.')).toBeVisible();
  });
});

test('the code dialog on its own page opens for an email that somebody types', async ({ page }) => {
  const { email } = newSpecialist();
  await openPage(page, '/verification-modal');
  const send = page.getByRole('button', { name: 'Send code' });
  await send.click();
  await expect(page.getByText('Email is required.')).toBeVisible();
  await page.getByLabel(/^Email/).fill(email);
  await send.click();
  await expect(codeDialog(page)).toContainText(email);
  await codeDialog(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Verification canceled.')).toBeVisible();
  await send.click();
  await enterCode(page, await codeFor(email));
  await expect(page.getByText('Your email is verified.', { exact: true })).toBeVisible();
});
