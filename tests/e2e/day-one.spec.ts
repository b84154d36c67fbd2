import type { Page } from '@playwright/test';
import { fillIn, logIn } from './access-steps.ts';
import { setUpSecondFactor } from './authenticator.ts';
import { COUNTRY, LOCATIONS } from './country.ts';
import { mailAbout, SECOND_STAFF } from './demo-server.ts';
import { test } from './empty-directory.ts';
import { expect, expectGoodForEveryone, followTo, openPage } from './journey.ts';
import { somebodyElse } from './people.ts';

// A colour that nobody could read is refused; browsers report the status.
test.use({ expectedErrors: [/status of 400/], viewport: { width: 1440, height: 900 } });

const main = (page: Page) => page.getByRole('main');
const heading = (page: Page) => main(page).getByRole('heading', { level: 1 });
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });
const firstSteps = (page: Page) => main(page).getByRole('region', { name: 'First steps' });

const FIRST_NAMES = 'Amara Benito Celia Dario Elena Felix Gloria Hugo Irma Julian'.split(' ');
const LAST_NAMES =
  'Arana Bol Canul Dawson Ebanks Flowers Gentle Hyde Itza Jex Kerr Lamb Meza Neal Oxley Pott Quan Reid Shal Tut'.split(
    ' ',
  );

/** Each of the first names with each of the last: 200 people whom nobody has met. */
const invented = LAST_NAMES.flatMap((lastName, family) =>
  FIRST_NAMES.map((firstName, member) => {
    const number = family * FIRST_NAMES.length + member;
    return {
      name: `${firstName} ${lastName}`,
      email: `${firstName}.${lastName}@gmail.com`.toLowerCase(),
      phone: COUNTRY.phone.example.replace(/\d{4}$/, String(number).padStart(4, '0')),
      place: LOCATIONS[number % LOCATIONS.length]!,
    };
  }),
);
const list = [
  'Kind,First name,Last name,Phone,Email,Location,Category,Occupation',
  ...invented.map(({ name, phone, email, place }) =>
    [
      'specialist',
      ...name.split(' '),
      phone,
      email,
      place,
      'Trades and Manual Labor',
      'Carpenter',
    ].join(),
  ),
].join('\r\n');
const owner = invented[123]!;

test('an empty directory is filled, made its operator’s own, staffed and claimed', async ({
  page,
  browser,
  directory,
}) => {
  const visitor = await somebodyElse(browser);

  await test.step('it says kindly that nobody is in it', async () => {
    await openPage(visitor, '/');
    await expect(heading(visitor)).toBeVisible();
    await expectGoodForEveryone(visitor);
    for (const [path, words] of [
      ['/specialists-results', 'No specialists found.'],
      ['/businesses-results', 'No businesses found. Try adjusting your search criteria.'],
    ] as const) {
      await followTo(visitor, path);
      await expect(visitor.getByText(words, { exact: true })).toBeVisible();
    }
    // The other kind is said in the same way.
    await expectGoodForEveryone(visitor);
  });

  await test.step('its first admin comes in, and sees what is to do', async () => {
    await openPage(page, '/login');
    await fillIn(page, SECOND_STAFF);
    await logIn(page).click();
    await expect(page).toHaveURL('/admin/security');
    await setUpSecondFactor(page);
    await followTo(page, '/admin');
    await expect(firstSteps(page)).toContainText('6 things are left to do.');
    await firstSteps(page).getByRole('button', { name: 'Send a test mail' }).click();
    await expect(page.getByText(/has taken the mail to .*: 250/).first()).toBeVisible();
    await expect(firstSteps(page)).toContainText('5 things are left to do.');
    await expectGoodForEveryone(page);
  });

  await test.step('a list of 200 is imported', async () => {
    await firstSteps(page).getByRole('link', { name: 'Import' }).click();
    const file = { name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(list) };
    await main(page).getByRole('button', { name: 'File', exact: true }).setInputFiles(file);
    await button(page, 'Upload').click();
    await button(page, 'Look at the rows').click();
    await expect(main(page)).toContainText('200 new profiles.');
    await button(page, 'Import').click();
    await expect(main(page)).toContainText('What came of every row.');
    await followTo(page, '/admin');
    await expect(firstSteps(page)).toContainText('4 things are left to do.');
    await expect(firstSteps(page)).toContainText('200 profiles are here.');
  });

  await test.step('name, colour and logo become theirs, and can be undone', () => own(page));

  await test.step('a storm comes, and goes', () => storm(page, visitor));

  await test.step('a second member of staff joins from the mail', async () => {
    const email = 'lena.requena@kanek.example';
    await followTo(page, '/admin/staff');
    await main(page).getByLabel('Email').fill(email);
    await main(page).getByLabel('Role', { exact: true }).last().selectOption('Reviewer');
    await button(page, 'Send the invitation').click();
    const subject = 'You are invited to the staff of Kanek';
    const { text } = await mailAbout(email, subject, directory.folder);
    const colleague = await somebodyElse(browser);
    await openPage(colleague, new URL(/https?:\S+\/join\/\S+/.exec(text!)![0]).pathname);
    await colleague.getByRole('textbox', { name: 'Choose a password' }).fill('Quiet-reef-7');
    await button(colleague, 'Join').click();
    await expect(colleague).toHaveURL('/admin/security');
    await setUpSecondFactor(colleague);
    await followTo(colleague, '/admin/reports');
    await expect(heading(colleague)).toHaveText('Reports');
  });

  await test.step('an owner claims a profile with the code from the mail', async () => {
    await openPage(visitor, `/specialists-results?keywords=${encodeURIComponent(owner.name)}`);
    await main(visitor).getByRole('link', { name: owner.name, exact: true }).first().click();
    await expect(visitor.getByText('Added by Kanek, not yet claimed.')).toBeVisible();
    await expect(visitor.getByRole('link', { name: 'Send a message' })).toHaveCount(0);
    const claim = visitor.getByRole('link', { name: 'Is this you? Claim it' });
    const address = (await claim.getAttribute('href'))!;
    await claim.click();
    await expect(heading(visitor)).toHaveText(`Are you ${owner.name.split(' ')[0]}?`);
    await expectGoodForEveryone(visitor);

    await button(visitor, 'Send the code').click();
    const { subject } = await mailAbout(owner.email, /\d{6}/, directory.folder);
    const code = visitor.getByLabel('Verification code');
    await expect(code).toBeFocused();
    await code.fill(/\d{6}/.exec(subject!)![0]);
    await button(visitor, 'Go on').click();

    const password = visitor.getByLabel(/^Password/);
    await expect(password).toBeFocused();
    await expect(visitor.getByText(`You will log in with ${owner.email}.`)).toBeVisible();
    await visitor.reload();
    await password.fill('mangrove');
    await button(visitor, 'Claim the profile').click();
    await expect(password).toBeFocused();
    await expectGoodForEveryone(visitor);
    await password.fill('Mangrove7');
    await button(visitor, 'Claim the profile').click();
    await expect(visitor).toHaveURL('/profile1');
    await expect(visitor.getByText('The profile is yours. Welcome!')).toBeVisible();
    await openPage(visitor, address);
    const owned = { name: 'This profile has an owner' };
    await expect(visitor.getByRole('heading', owned)).toBeVisible();
  });

  await test.step('strangers see all of it', async () => {
    const stranger = await somebodyElse(browser);
    await openPage(stranger, '/specialists-results');
    await expect(main(stranger)).toContainText('200');
    await expect(stranger.getByRole('banner').locator('img').first()).toBeVisible();
    await openPage(stranger, `/specialists-results?keywords=${encodeURIComponent(owner.name)}`);
    await main(stranger).getByRole('link', { name: owner.name, exact: true }).first().click();
    await expect(heading(stranger)).toHaveText(owner.name);
    await expect(stranger.getByText('not yet claimed')).toHaveCount(0);
    await expect(stranger.getByRole('link', { name: 'Is this you? Claim it' })).toHaveCount(0);
  });
});

async function storm(page: Page, visitor: Page) {
  const wide = page.viewportSize()!;
  await page.setViewportSize({ width: 360, height: 740 });
  await followTo(page, '/admin/settings');
  await button(page, 'Switch storm mode on').click();
  await expect(page.getByText(/^Storm mode is on until/).first()).toBeVisible();
  await expectGoodForEveryone(page);

  const notice = visitor.getByRole('complementary', { name: 'Storm notice' });
  await openPage(visitor, '/specialists-results');
  const profile = await main(visitor).locator('h3 a, h2 a').first().getAttribute('href');
  for (const path of ['/', '/specialists-results', profile!]) {
    await openPage(visitor, path);
    await expect(notice).toBeVisible();
    // It is the same on the others.
    if (path === '/') await expectGoodForEveryone(visitor);
  }
  await notice.getByRole('link', { name: 'Who takes emergency calls' }).click();
  await expect(visitor).toHaveURL('/specialists-results?emergency=yes');

  await followTo(page, '/admin');
  await button(page, 'Switch storm mode off').click();
  await expect(button(page, 'Switch storm mode off')).toHaveCount(0);
  await openPage(visitor, '/');
  await expect(notice).toHaveCount(0);
  await page.setViewportSize(wide);
}

async function own(page: Page) {
  await firstSteps(page).getByRole('link', { name: 'Settings' }).first().click();
  await expect(heading(page)).toHaveText('Settings');
  const save = (group: string) =>
    main(page)
      .getByRole('region', { name: group, exact: true })
      .getByRole('button', { name: 'Save', exact: true })
      .click();
  await page.getByLabel('Name of the site').fill('Roatán Directo');
  await save('Name and contact');
  await expect(page.getByRole('banner')).toContainText('Roatán Directo');

  const colour = page.getByRole('textbox', { name: 'Main colour', exact: true });
  await colour.fill('#ffcc00');
  await save('Colours and pictures');
  await expect(colour).toHaveAccessibleDescription(/Too pale to be read/);
  await expect(colour).toHaveValue('#ffcc00');
  await colour.fill('#b4232a');
  await save('Colours and pictures');
  await expect(main(page).getByRole('listitem').filter({ hasText: '#b4232a' })).toBeVisible();

  const buffer = await page.screenshot({ clip: { x: 0, y: 0, width: 64, height: 64 } });
  const picture = { name: 'logo.png', mimeType: 'image/png', buffer };
  await page.getByLabel('Logo', { exact: true }).setInputFiles(picture);
  await page.getByRole('button', { name: 'Upload (Logo)' }).click();
  await expect(page.getByRole('img', { name: 'Logo, as it is now' })).toBeVisible();

  const visitor = await somebodyElse(page.context().browser()!);
  await openPage(visitor, '/faq');
  const bar = visitor.getByRole('banner');
  await expect(bar).toContainText('Roatán Directo');
  await expect(bar.locator('img').first()).toBeVisible();
  const signUp = bar.getByRole('link', { name: 'Sign Up' }).first();
  await expect(signUp).toHaveCSS('background-color', 'rgb(180, 35, 42)');

  for (const name of ['Main colour', 'Name of the site'])
    await button(page, `Undo (${name})`).click();
  await expect(page.getByRole('banner')).toContainText('Kanek');
}
