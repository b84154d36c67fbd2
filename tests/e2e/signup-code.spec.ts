import { anotherClient } from './demo-server.ts';
import { expect, expectGoodForEveryone, openPage, test } from './journey.ts';
import { codeFor } from './mailbox.ts';
import {
  codeDialog,
  enterCode,
  expectSignedUp,
  fill,
  newSpecialist,
  submitButton,
} from './signup-steps.ts';
import { letAMinutePassFor, letTheCodeExpireFor } from './time.ts';

test.use({ expectedErrors: [/Failed to load resource/] });
test.beforeEach(async ({ context }) => {
  await context.setExtraHTTPHeaders(anotherClient());
});

test('the code is sent again after a minute, and the old one ends', async ({ page }) => {
  await page.clock.install();
  const person = newSpecialist();
  const { email } = person;
  await openPage(page, '/specialist-form');
  await fill(page, person);
  await submitButton(page).click();
  await expect(codeDialog(page)).toBeVisible();
  const old = await codeFor(email);
  const resend = codeDialog(page).getByRole('button', { name: /^Send a new code/ });
  await expect(resend).toBeDisabled();
  await expect(resend).toHaveText(/in \d+ s$/);
  await enterCode(page, '12');
  await expect(codeDialog(page)).toContainText('Invalid verification code.');
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
