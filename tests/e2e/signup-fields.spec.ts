import type { Route } from '@playwright/test';
import { anotherClient } from './demo-server.ts';
import { expect, holdBack, openPage, test } from './journey.ts';
import { insertStranger } from './people.ts';
import {
  expectSignedUp,
  expectStop,
  field,
  fill,
  newBusiness,
  newSpecialist,
  PASSWORD,
  proveAndSave,
  stopTheClock,
  submitButton,
  told,
  type Values,
} from './signup-steps.ts';

const CHECK = '**/api/verify/email_check.php';

test.beforeEach(async ({ context }) => {
  await context.setExtraHTTPHeaders(anotherClient());
});

test.describe('submitting stops at the first failure', () => {
  test('of a specialist, in the order of the specification', async ({ page, browser }) => {
    const other = newSpecialist();
    await insertStranger(browser, 'specialist', other);
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

  test('of a business, in the order of the specification', async ({ page, browser }) => {
    const other = newBusiness();
    await insertStranger(browser, 'business', other);
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

  test('the other business form says "taken"', async ({ page, browser }) => {
    const other = newBusiness();
    await insertStranger(browser, 'business', other);
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

  test('a password is shown on demand, rules are ticked off, counters count, limits hold', async ({
    page,
    context,
  }) => {
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

    await field(page, 'education').fill('x'.repeat(12));
    await expect(page.getByText('12/350 characters')).toBeVisible();
    await field(page, 'firstName').pressSequentially('x'.repeat(23));
    await expect(field(page, 'firstName')).toHaveValue('x'.repeat(20));

    await test.step('a phone number can be pasted with its country code', async () => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.evaluate(() => navigator.clipboard.writeText('+501 612-3456'));
      await field(page, 'phone').focus();
      await page.keyboard.press('ControlOrMeta+V');
      await expect(field(page, 'phone')).toHaveValue('612-3456');
    });
  });
});

test.describe('whether a value is free', () => {
  test('is asked after a pause, and told quietly', async ({ page }) => {
    const asked: (string | null)[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('email_check.php')) asked.push(request.postData());
    });
    const checking = await holdBack(page, CHECK);
    await openPage(page, '/signup');
    await stopTheClock(page);
    await field(page, 'email').pressSequentially('rosalia.ek@btl.net');
    await page.clock.runFor(499);
    expect(asked).toEqual([]);
    await page.clock.runFor(1);
    await expect(page.getByText('Checking…')).toBeVisible();
    await checking.asked;
    expect(asked).toEqual(['email=rosalia.ek%40btl.net']);
    checking.letGo();
    await expect(page.getByText('Available', { exact: true })).toBeVisible();
  });

  test('an answer that comes too late is dropped', async ({ page, browser }) => {
    const other = newSpecialist();
    await insertStranger(browser, 'specialist', other);
    const late = Promise.withResolvers<Route>();
    await page.route(CHECK, (route) => {
      const isLate = route.request().postData()!.includes(encodeURIComponent(other.email));
      return isLate ? late.resolve(route) : route.continue();
    });
    await openPage(page, '/signup');
    await field(page, 'email').fill(other.email);
    const held = await late.promise;
    await field(page, 'email').fill(newSpecialist().email);
    await expect(page.getByText('Available', { exact: true })).toBeVisible();
    const answered = page.waitForResponse(CHECK);
    await held.continue();
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
