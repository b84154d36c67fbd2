import type { Page, Route } from '@playwright/test';
import sharp from 'sharp';
import { anotherClient, mailsTo } from './demo-server.ts';
import { expect, expectGoodForEveryone, openPage, test } from './journey.ts';
import { codeFor } from './mailbox.ts';
import {
  codeDialog,
  enterCode,
  field,
  fill,
  newBusiness,
  newSpecialist,
  PASSWORD,
  proveAndSave,
  signUpElsewhere,
  submitButton,
  type Values,
} from './signup-steps.ts';

const CHECK = '**/api/verify/email_check.php';
const SEND = '**/api/verify/send_code.php';
const VERIFY = '**/api/verify/verify_code.php';
const INSERT = '**/api/verify/db_insert*';

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0a6a61' } })
    .png()
    .toBuffer();

/** What the page says about the last attempt. */
const told = (page: Page, message: string) =>
  page.getByRole('main').getByRole('alert').filter({ hasText: message });

async function expectStop(page: Page, message: string, name: string) {
  await submitButton(page).click();
  await expect(told(page, message)).toBeVisible();
  await expect(field(page, name)).toBeFocused();
}

/** From here on the page's time passes only when a journey says so. */
async function stopTheClock(page: Page) {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}

async function expectSignedUp(page: Page, message: string) {
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('status').filter({ hasText: message })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign Up' })).toHaveCount(0);
}

test.beforeEach(async ({ context }) => {
  await context.setExtraHTTPHeaders(anotherClient());
});

test.describe('signing up', () => {
  test('a specialist goes from the header to the home page, signed in and listed', async ({
    page,
  }) => {
    const person = newSpecialist();
    await openPage(page, '/');
    await page.getByRole('banner').getByRole('link', { name: 'Sign Up' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Start Connecting!');
    await fill(page, person);
    await page.getByLabel(/^Profile picture/).setInputFiles({
      name: 'me.png',
      mimeType: 'image/png',
      buffer: await picture(600, 600),
    });
    await page.getByLabel(/^Showcase pictures/).setInputFiles(
      await Promise.all(
        ['one', 'two'].map(async (name) => ({
          name: `${name}.png`,
          mimeType: 'image/png',
          buffer: await picture(800, 600),
        })),
      ),
    );
    await submitButton(page).click();
    await expect(codeDialog(page)).toContainText(person.email);
    await proveAndSave(page, person.email);
    await expectSignedUp(page, 'Signup successful! Welcome aboard!');

    const answer = await page.request.get(
      `/api/search/specialist.php?last_name=${person.lastName}`,
    );
    const [listed] = (await answer.json()).results;
    expect(listed).toMatchObject({ occupation: 'Electrician', location: 'San Ignacio' });
    expect(listed.showcaseImages).toHaveLength(2);
    expect(await mailsTo(person.email, 2)).toHaveLength(2);
  });

  test('a business takes the other side', async ({ page }) => {
    const business = newBusiness();
    await openPage(page, '/signup');
    await page.getByRole('main').getByRole('link', { name: 'Business', exact: true }).click();
    await fill(page, business);
    await submitButton(page).click();
    await proveAndSave(page, business.email);
    await expectSignedUp(page, 'Business registered successfully!');
    const answer = await page.request.get(
      `/api/search/business.php?business_name=${business.businessName}`,
    );
    expect((await answer.json()).results[0]).toMatchObject({ businessType: 'Bakery' });
  });

  test('the business form on its own page takes phones of other shapes', async ({ page }) => {
    const business = { ...newBusiness(), businessPhone: '' };
    business.businessPhone = `+501 (6${business.email.slice(6, 8)}) ${business.email.slice(8, 12)}`;
    await openPage(page, '/business-form');
    await fill(page, { ...business, businessName: 'B' });
    await expect(page.getByText('Business name must be at least 2 characters.')).toBeVisible();
    await fill(page, { businessName: business.businessName });
    await submitButton(page).click();
    await proveAndSave(page, business.email);
    await expectSignedUp(page, 'Business registered successfully!');
  });

  test('the specialist form has a page of its own', async ({ page }) => {
    const person = { ...newSpecialist(), workEmail: '' };
    await openPage(page, '/specialist-form');
    await fill(page, person);
    await submitButton(page).click();
    await proveAndSave(page, person.email);
    await expectSignedUp(page, 'Signup successful! Welcome aboard!');
  });

  test('works with the keyboard alone', async ({ page }) => {
    const { location: _, category: __, ...typed } = newSpecialist();
    await openPage(page, '/specialist-form');
    await field(page, 'email').focus();
    const order = ['email', 'password', 'firstName', 'lastName', 'phone', 'workEmail'] as const;
    for (const name of order) {
      await expect(field(page, name)).toBeFocused();
      await page.keyboard.type(typed[name]);
      await page.keyboard.press('Tab');
      // Past the button that shows the password.
      if (name === 'password') await page.keyboard.press('Tab');
    }
    await page.keyboard.type('San I');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Trades');
    for (const name of ['occupation', 'skills', 'education', 'bio'] as const) {
      await page.keyboard.press('Tab');
      await expect(field(page, name)).toBeFocused();
      await page.keyboard.type(typed[name]);
    }
    await field(page, 'occupation').focus();
    await page.keyboard.press('Enter');
    await expect(codeDialog(page).getByLabel('Verification code')).toBeFocused();
    await page.keyboard.type(await codeFor(typed.email));
    await page.keyboard.press('Enter');
    await expectSignedUp(page, 'Signup successful! Welcome aboard!');
  });

  test('a double click makes one code and one account', async ({ page }) => {
    const person = newSpecialist();
    const calls: string[] = [];
    page.on('request', (request) => calls.push(new URL(request.url()).pathname));
    await openPage(page, '/specialist-form');
    await fill(page, person);
    await submitButton(page).dblclick();
    await expect(codeDialog(page)).toBeVisible();
    await codeDialog(page)
      .getByLabel('Verification code')
      .fill(await codeFor(person.email));
    await codeDialog(page).getByRole('button', { name: 'Verify' }).dblclick();
    await expectSignedUp(page, 'Signup successful! Welcome aboard!');
    for (const path of ['send_code', 'verify_code', 'db_insert1']) {
      expect(calls.filter((call) => call === `/api/verify/${path}.php`)).toHaveLength(1);
    }
  });
});

test.describe('submitting stops at the first failure', () => {
  test('of a specialist, in the order of the specification', async ({ page, baseURL }) => {
    const other = newSpecialist();
    await signUpElsewhere(baseURL!, 1, other);
    const person = newSpecialist();
    await openPage(page, '/signup');
    const stops: [message: string, name: string, then: Values][] = [
      ['Email is required.', 'email', { email: 'rosalia' }],
      ['Please fix your email address.', 'email', { email: other.email }],
      ['Email is already in use.', 'email', { email: person.email }],
      ['Password is required.', 'password', { password: 'abc' }],
      ['Please fix your password.', 'password', { password: PASSWORD, workEmail: 'work@' }],
      ['Please fix your work email.', 'workEmail', { workEmail: other.workEmail }],
      ['Work email is already in use.', 'workEmail', { workEmail: person.workEmail }],
      ['First name is required.', 'firstName', { firstName: 'Rosalía' }],
      ['Last name is required.', 'lastName', { lastName: 'Ek' }],
      ['Phone number is required.', 'phone', { phone: '600-00' }],
      ['Please fix your phone number.', 'phone', { phone: other.phone }],
      ['Phone number is already in use.', 'phone', { phone: person.phone }],
      ['Location is required.', 'location', { location: 'Dangriga' }],
      ['Category is required.', 'category', { category: 'Engineering' }],
    ];
    for (const [message, name, then] of stops) {
      await expectStop(page, message, name);
      await fill(page, then);
    }

    const wrong = { name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('hello') };
    for (const [label, message] of [
      [/^Profile picture/, 'Please fix the profile picture error.'],
      [/^Background picture/, 'Please fix the background picture error.'],
      [/^Showcase pictures/, 'Please fix the showcase images error.'],
    ] as const) {
      await page.getByLabel(label).setInputFiles(wrong);
      await expect(page.getByText('File type "text/plain" is not supported.')).toBeVisible();
      await submitButton(page).click();
      await expect(told(page, message)).toBeVisible();
      await page.getByRole('button', { name: 'Dismiss', exact: true }).click();
    }

    await expectStop(page, 'Occupation is required.', 'occupation');
    await fill(page, { occupation: 'Guide' });
    await expectStop(page, 'Education is required.', 'education');
    await fill(page, { education: 'CATIE', skills: 'Birds', bio: 'x'.repeat(501) });
    await expectStop(page, 'Please fix your bio.', 'bio');
    await expect(page.getByText('Bio is too long (max 500 characters).')).toBeVisible();
  });

  test('of a business, in the order of the specification', async ({ page, baseURL }) => {
    const other = newBusiness();
    await signUpElsewhere(baseURL!, 2, other);
    const business = newBusiness();
    await openPage(page, '/signup?type=business');
    const stops: [message: string, name: string, then: Values][] = [
      ['Business name is required.', 'businessName', { businessName: other.businessName }],
      ['Email is required.', 'email', { email: 'bakery@bakery.bz' }],
      ['Password is required.', 'password', { password: 'ABCDEFGH1' }],
      ['Business phone is required.', 'businessPhone', { businessPhone: '12' }],
      ['Address is required.', 'address', { address: 'Front Street' }],
      ['Category is required.', 'category', { category: 'Automotive' }],
      ['Location is required.', 'location', { location: 'Corozal' }],
      ['Business name is already taken.', 'businessName', { businessName: business.businessName }],
      ['Please fix your email address.', 'email', { email: other.email }],
      ['Email is already in use.', 'email', { email: business.email }],
      ['Please fix your password.', 'password', { password: PASSWORD, workEmail: 'bread' }],
      ['Please fix your work email.', 'workEmail', { workEmail: other.workEmail }],
      ['Work email is already in use.', 'workEmail', { workEmail: '' }],
      ['Please fix your phone number.', 'businessPhone', { businessPhone: other.businessPhone }],
      [
        'Phone number is already in use.',
        'businessPhone',
        { businessPhone: business.businessPhone },
      ],
      ['About is required.', 'About', { About: 'Bread.' }],
      ['Services are required.', 'Services', { Services: 'Bread' }],
      ['Description is required.', 'Description', { Description: 'x'.repeat(501) }],
      ['Please fix your description.', 'Description', {}],
    ];
    for (const [message, name, then] of stops) {
      await expectStop(page, message, name);
      await fill(page, then);
    }
    await expect(page.getByText('Description is too long (max 500 characters).')).toBeVisible();
  });

  test('the other business form says "taken"', async ({ page, baseURL }) => {
    const other = newBusiness();
    await signUpElsewhere(baseURL!, 2, other);
    await openPage(page, '/business-form');
    await fill(page, other);
    for (const what of ['Business name', 'Email', 'Work email', 'Phone number']) {
      await expect(page.getByText(`${what} is already taken.`, { exact: true })).toBeVisible();
    }
    await expectStop(page, 'Business name is already taken.', 'businessName');
  });
});

test.describe('fields are checked when they are left', () => {
  test('and again while they are put right', async ({ page }) => {
    await openPage(page, '/signup');
    const says = (message: string) => page.getByText(message, { exact: true });
    await field(page, 'email').fill('rosalia@ek.bz');
    await expect(says('Email domain not allowed.')).toBeHidden();
    await field(page, 'email').blur();
    await expect(says('Email domain not allowed.')).toBeVisible();
    await expect(page.getByText(/btl\.net/)).toBeVisible();
    await field(page, 'email').fill('rosalia@');
    await expect(says('Please enter a valid email address.')).toBeVisible();
    await field(page, 'email').fill('rosalia.ek@btl.net');
    await expect(says('Please enter a valid email address.')).toBeHidden();

    for (const [typed, message] of [
      ['Abc1', 'Password must be at least 8 characters.'],
      ['abcdefg1', 'Password must include at least one uppercase letter.'],
      ['ABCDEFG1', 'Password must include at least one lowercase letter.'],
      ['ABCDefgh', 'Password must include at least one number.'],
      [`Aa1${'x'.repeat(48)}`, 'Password is too long (max 50 characters).'],
    ] as const) {
      await field(page, 'password').fill(typed);
      await field(page, 'password').blur();
      await expect(says(message)).toBeVisible();
    }
    // An empty field is only missed when somebody submits.
    await field(page, 'firstName').focus();
    await field(page, 'firstName').blur();
    await expect(says('First name is required.')).toBeHidden();
  });

  test('a password is shown on demand, and its rules are ticked off', async ({ page }) => {
    await openPage(page, '/signup');
    const done = page.getByText(': done.');
    await expect(done).toHaveCount(0);
    await field(page, 'password').fill('mahogany');
    await expect(page.getByText('At least 8 characters: done.')).toBeVisible();
    await expect(page.getByText('A lowercase letter: done.')).toBeVisible();
    await expect(done).toHaveCount(2);
    await field(page, 'password').fill(PASSWORD);
    await expect(done).toHaveCount(4);
    await page.getByRole('button', { name: 'Show password' }).click();
    await expect(field(page, 'password')).toHaveAttribute('type', 'text');
  });

  test('counters count, and limits hold', async ({ page }) => {
    await openPage(page, '/signup');
    await field(page, 'education').fill('x'.repeat(12));
    await expect(page.getByText('12/350 characters')).toBeVisible();
    await field(page, 'firstName').pressSequentially('x'.repeat(23));
    await expect(field(page, 'firstName')).toHaveValue('x'.repeat(20));
  });

  test('a phone number can be pasted with its country code', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openPage(page, '/signup');
    await page.evaluate(() => navigator.clipboard.writeText('+501 612-3456'));
    await field(page, 'phone').focus();
    await page.keyboard.press('ControlOrMeta+V');
    await expect(field(page, 'phone')).toHaveValue('612-3456');
  });
});

test.describe('whether a value is free', () => {
  test('is asked after a pause, and told quietly', async ({ page }) => {
    const asked: string[] = [];
    let release = () => {};
    await page.route(CHECK, async (route) => {
      asked.push(route.request().postData()!);
      await new Promise<void>((resolve) => (release = resolve));
      await route.continue();
    });
    await openPage(page, '/signup');
    await stopTheClock(page);
    await field(page, 'email').pressSequentially('rosalia.ek@btl.net');
    await page.clock.runFor(499);
    expect(asked).toEqual([]);
    await page.clock.runFor(1);
    await expect(page.getByText('Checking…')).toBeVisible();
    expect(asked).toEqual(['email=rosalia.ek%40btl.net']);
    release();
    await expect(page.getByText('Available', { exact: true })).toBeVisible();
  });

  test('an answer that comes too late is dropped', async ({ page, baseURL }) => {
    const other = newSpecialist();
    await signUpElsewhere(baseURL!, 1, other);
    const late: Route[] = [];
    await page.route(CHECK, (route) => {
      if (route.request().postData()!.includes(encodeURIComponent(other.email))) late.push(route);
      else void route.continue();
    });
    await openPage(page, '/signup');
    const slow = page.waitForRequest(CHECK);
    await field(page, 'email').fill(other.email);
    await slow;
    await field(page, 'email').fill(newSpecialist().email);
    await expect(page.getByText('Available', { exact: true })).toBeVisible();
    const answered = page.waitForResponse(CHECK);
    await late[0]!.continue();
    await answered;
    await expect(page.getByText('Available', { exact: true })).toBeVisible();
    await expect(page.getByText('Email is already in use.')).toBeHidden();
  });

  test('no result means that nothing is known against it', async ({ page }) => {
    await page.route(CHECK, (route) => route.fulfill({ status: 404, json: {} }));
    await openPage(page, '/signup');
    await field(page, 'email').fill(newSpecialist().email);
    await expect(page.getByText('Available', { exact: true })).toBeVisible();
  });

  test('is said to be unknown when the call fails, and does not stop anybody', async ({ page }) => {
    await page.route(CHECK, (route) => route.fulfill({ status: 500, json: { error: 'x' } }));
    const business = newBusiness();
    await openPage(page, '/signup?type=business');
    await fill(page, business);
    for (const what of ['email', 'work email', 'phone', 'business name']) {
      await expect(page.getByText(`Could not verify ${what} uniqueness.`)).toBeVisible();
    }
    await submitButton(page).click();
    await proveAndSave(page, business.email);
    await expectSignedUp(page, 'Business registered successfully!');
  });
  test.use({ expectedErrors: [/Failed to load resource/] });
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

  test('that is wrong keeps the dialog open; the right one goes on', async ({ page }) => {
    const { email } = await reachDialog(page);
    const code = await codeFor(email);
    await enterCode(page, '12');
    await expect(codeDialog(page)).toContainText('Invalid verification code.');
    await enterCode(page, wrongFor(code));
    await expect(codeDialog(page)).toContainText('Invalid verification code.');
    await expect(codeDialog(page).getByLabel('Verification code')).toBeFocused();
    await page.keyboard.type(code);
    await page.keyboard.press('Enter');
    await expectSignedUp(page, 'Signup successful! Welcome aboard!');
  });

  test('can be pasted with a space in the middle', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const { email } = await reachDialog(page);
    const code = await codeFor(email);
    await page.evaluate(
      (text) => navigator.clipboard.writeText(text),
      `${code.slice(0, 3)} ${code.slice(3)}`,
    );
    await page.keyboard.press('ControlOrMeta+V');
    await expect(codeDialog(page).getByLabel('Verification code')).toHaveValue(code);
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
    await expectSignedUp(page, 'Signup successful! Welcome aboard!');
    // The code and the welcome.
    expect(await mailsTo(email, 2)).toHaveLength(2);
  });

  test('is sent again after a minute, and the old one ends', async ({ page }) => {
    test.slow();
    const { email } = await reachDialog(page);
    const old = await codeFor(email);
    const resend = codeDialog(page).getByRole('button', { name: /^Send a new code/ });
    await expect(resend).toBeDisabled();
    await expect(resend).toHaveText(/in \d+ s$/);
    await enterCode(page, '12');
    await expect(codeDialog(page)).toContainText('Invalid verification code.');
    await expectGoodForEveryone(page);
    await expect(resend).toBeEnabled({ timeout: 90_000 });
    await resend.click();
    await expect(codeDialog(page)).toContainText('A new code is on its way.');
    const fresh = await codeFor(email, 2);
    if (fresh !== old) {
      await enterCode(page, old);
      await expect(codeDialog(page)).toContainText('Invalid verification code.');
    }
    await enterCode(page, fresh);
    await expectSignedUp(page, 'Signup successful! Welcome aboard!');
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

  for (const [how, answer, message] of [
    [
      'with words',
      { status: 500, json: { status: 'error', message: 'No mail today.' } },
      'No mail today.',
    ],
    ['without words', { status: 500, json: {} }, 'Failed to send verification code.'],
    [
      'beyond reading',
      { status: 502, body: '<html>' },
      'An unexpected error occurred. Please try again.',
    ],
    ['altogether', null, 'An unexpected error occurred. Please try again.'],
  ] as const) {
    test(`cannot be sent (${how}): nothing is lost, and the next try works`, async ({ page }) => {
      const person = newSpecialist();
      await page.route(SEND, (route) => (answer ? route.fulfill(answer) : route.abort()));
      await openPage(page, '/specialist-form');
      await fill(page, person);
      await submitButton(page).click();
      await expect(told(page, message)).toBeVisible();
      await expect(submitButton(page)).toBeEnabled();
      await expect(field(page, 'password')).toHaveValue(PASSWORD);
      await page.unroute(SEND);
      await submitButton(page).click();
      await proveAndSave(page, person.email);
      await expectSignedUp(page, 'Signup successful! Welcome aboard!');
    });

    test(`cannot be verified (${how}): the dialog stays`, async ({ page }) => {
      const texts: Record<string, string> = {
        'with words': 'The code is too old.',
        'without words': 'Invalid verification code.',
      };
      const { email } = await reachDialog(page);
      await page.route(VERIFY, (route) => {
        if (!answer) return route.abort();
        if (how !== 'with words') return route.fulfill(answer);
        return route.fulfill({ status: 400, json: { success: false, error: texts[how] } });
      });
      const code = await codeFor(email);
      await enterCode(page, code);
      await expect(codeDialog(page)).toContainText(texts[how] ?? message);
      await page.unroute(VERIFY);
      await enterCode(page, code);
      await expectSignedUp(page, 'Signup successful! Welcome aboard!');
    });

    test(`was right, but saving fails (${how}): no second code is asked for`, async ({ page }) => {
      const texts: Record<string, string> = {
        'with words': 'The disk is full.',
        'without words': 'Failed to save data. Please try again.',
      };
      await page.route(INSERT, (route) => {
        if (!answer) return route.abort();
        if (how !== 'with words') return route.fulfill(answer);
        return route.fulfill({ status: 503, json: { success: false, error: texts[how] } });
      });
      const { email } = await reachDialog(page);
      await enterCode(page, await codeFor(email));
      await expect(told(page, texts[how] ?? message)).toBeVisible();
      await expect(codeDialog(page)).toBeHidden();
      await page.unroute(INSERT);
      await submitButton(page).click();
      await expectSignedUp(page, 'Signup successful! Welcome aboard!');
    });
  }

  test('was right, but somebody was faster: the field is named, and the code still counts', async ({
    page,
    baseURL,
  }) => {
    const person = await reachDialog(page);
    await signUpElsewhere(baseURL!, 1, { ...newSpecialist(), phone: person.phone });
    await enterCode(page, await codeFor(person.email));
    await expect(told(page, 'Phone number is already in use.')).toBeVisible();
    await expect(field(page, 'phone')).toBeFocused();
    await fill(page, { phone: newSpecialist().phone });
    await submitButton(page).click();
    await expectSignedUp(page, 'Signup successful! Welcome aboard!');
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

test.describe('while it is busy', () => {
  test('the button says so, and an upload shows how far it is', async ({ page }) => {
    const person = newSpecialist();
    let release = () => {};
    await page.route(INSERT, async (route) => {
      await new Promise<void>((resolve) => (release = resolve));
      await route.continue();
    });
    await openPage(page, '/signup');
    await fill(page, person);
    await submitButton(page).click();
    await expect(submitButton(page)).toHaveText('Submitting...');
    await expect(submitButton(page)).toBeDisabled();
    await proveAndSave(page, person.email);
    await expect(page.getByRole('progressbar', { name: /Uploading|Saving/ })).toBeVisible();
    await expect(submitButton(page)).toHaveText('Submitting...');
    release();
    await expectSignedUp(page, 'Signup successful! Welcome aboard!');
  });
});

test.describe('what was typed', () => {
  test('survives a reload, but for the password, and can be cleared', async ({ page }) => {
    const { password, ...kept } = newSpecialist();
    await openPage(page, '/signup');
    await fill(page, { ...kept, password });
    await page.reload();
    await expect(page.getByText('We kept what you typed.')).toBeVisible();
    for (const [name, value] of Object.entries(kept)) {
      await expect(field(page, name)).toHaveValue(value);
    }
    await expect(field(page, 'password')).toHaveValue('');
    expect(await page.evaluate(() => JSON.stringify([sessionStorage, localStorage]))).not.toContain(
      password,
    );
    await page.getByRole('button', { name: 'Start over' }).click();
    await expect(field(page, 'email')).toHaveValue('');
    await page.reload();
    await expect(field(page, 'email')).toHaveValue('');
  });

  test('stays on its side while the other one is looked at, password and all', async ({ page }) => {
    await openPage(page, '/signup');
    await fill(page, { email: 'rosalia@gmail.com', password: PASSWORD });
    const main = page.getByRole('main');
    await main.getByRole('link', { name: 'Business', exact: true }).click();
    await expect(field(page, 'email')).toHaveValue('');
    await main.getByRole('link', { name: 'Specialist', exact: true }).click();
    await expect(field(page, 'email')).toHaveValue('rosalia@gmail.com');
    await expect(field(page, 'password')).toHaveValue(PASSWORD);
  });

  test('is forgotten after signing up', async ({ page }) => {
    const person = newSpecialist();
    await openPage(page, '/signup');
    await fill(page, person);
    await submitButton(page).click();
    await proveAndSave(page, person.email);
    await expectSignedUp(page, 'Signup successful! Welcome aboard!');
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(person.email);
  });
});

test.describe('the landing page', () => {
  const toggle = (page: Page, name: string) =>
    page.getByRole('navigation', { name: 'Sign up as' }).getByRole('link', { name });

  test('swaps picture, colour, words and form once the new picture is there', async ({ page }) => {
    let release = () => {};
    await page.route('**/pictures/signup-business-*', async (route) => {
      await new Promise<void>((resolve) => (release = resolve));
      await route.continue();
    });
    await openPage(page, '/faq');
    await openPage(page, '/signup');
    await expect(toggle(page, 'Specialist')).toHaveAttribute('aria-current', 'page');
    const asked = page.waitForRequest('**/pictures/signup-business-*');
    await toggle(page, 'Business').click();
    await asked;
    await expect(page).toHaveURL('/signup');
    await expect(field(page, 'firstName')).toBeVisible();
    release();
    await expect(page).toHaveURL('/signup?type=business');
    await expect(field(page, 'businessName')).toBeVisible();
    await expect(page.getByText('A shop, a kitchen, a tour boat')).toBeVisible();
    await expect(submitButton(page)).toHaveText('Create Business Account');
    await expect(submitButton(page)).toHaveCSS('background-color', 'rgb(111, 58, 214)');
    await page.goBack();
    await expect(page).toHaveURL('/faq');
  });

  test('opens the business side by its address', async ({ page }) => {
    await openPage(page, '/signup?type=business');
    await expect(toggle(page, 'Business')).toHaveAttribute('aria-current', 'page');
    await expect(field(page, 'businessName')).toBeVisible();
  });

  test('shows the other side even if its picture never comes', async ({ page }) => {
    await page.route('**/pictures/signup-business-*', (route) => route.abort());
    await openPage(page, '/signup');
    await toggle(page, 'Business').click();
    await expect(field(page, 'businessName')).toBeVisible();
  });
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('leads to the terms by way of the top', async ({ page }) => {
    await openPage(page, '/signup');
    const terms = page.getByRole('main').getByRole('link', { name: 'Terms of Service' });
    await terms.scrollIntoViewIfNeeded();
    await stopTheClock(page);
    await terms.click();
    await page.clock.runFor(299);
    await expect(page).toHaveURL('/signup');
    await page.clock.runFor(1);
    await expect(page).toHaveURL('/terms');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });

  test('has all its links', async ({ page }) => {
    await openPage(page, '/signup');
    const main = page.getByRole('main');
    for (const [name, href] of [
      ['Terms of Service', '/terms'],
      ['Privacy Policy', '/privacy'],
      ['FAQ', '/faq'],
      ['contact us', '/contact'],
      ['Back to the home page', '/'],
    ] as const) {
      await expect(main.getByRole('link', { name })).toHaveAttribute('href', href);
    }
    await expect(main.getByRole('link', { name: 'Log in' }).first()).toHaveAttribute(
      'href',
      '/login',
    );
    await expect(main.getByRole('list', { name: 'What happens next' })).toContainText(
      'Reviewed within 24 hours',
    );
  });

  test('can be read without JavaScript, both sides', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
    const page = await context.newPage();
    const response = await page.goto('/signup');
    await expect(field(page, 'firstName')).toBeVisible();
    // The browser under test does not lay out what is for browsers without scripts.
    expect(await response!.text()).toMatch(/<noscript>.*Signing up needs JavaScript/s);
    await expect(submitButton(page)).toBeHidden();
    await toggle(page, 'Business').click();
    await expect(field(page, 'businessName')).toBeVisible();
    await context.close();
  });

  test('asks for no more scripts than a form may', async ({ page }) => {
    let bytes = 0;
    page.on('requestfinished', async (request) => {
      if (request.resourceType() === 'script') bytes += (await request.sizes()).responseBodySize;
    });
    await page.goto('/signup', { waitUntil: 'networkidle' });
    expect(bytes / 1024).toBeLessThanOrEqual(185);
  });
});

test.describe('the code dialog on its own page', () => {
  test('opens for an email that somebody types', async ({ page }) => {
    const { email } = newSpecialist();
    await openPage(page, '/verification-modal');
    await expectGoodForEveryone(page);
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
});

for (const path of ['/signup', '/signup?type=business', '/business-form']) {
  test(`${path} is good for everyone, empty and full of errors`, async ({ page }) => {
    await openPage(page, path);
    await expectGoodForEveryone(page);
    await submitButton(page).click();
    await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible();
    await expectGoodForEveryone(page);
  });
}
