import { anotherClient, mailAbout } from './demo-server.ts';
import { setUpSecondFactor } from './authenticator.ts';
import { expect, expectGoodForEveryone, followTo, openPage, test } from './journey.ts';
import { signInAsStaff, somebodyElse } from './people.ts';

test.use({
  extraHTTPHeaders: anotherClient(),
  expectedErrors: [/status of (400|404)/],
});

test('an admin invites somebody, who joins and sees the desks of their role', async ({
  page,
  browser,
}) => {
  const email = `lena.${Date.now()}@kanek.example`;
  await signInAsStaff(page.context());
  await openPage(page, '/admin/staff');
  const main = page.getByRole('main');
  await main.getByLabel('Email').fill('nobody');
  await main.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(main.getByLabel('Email')).toHaveAccessibleDescription(/valid email/i);
  await main.getByLabel('Email').fill(email);
  await main.getByLabel('Role', { exact: true }).last().selectOption('Reviewer');
  await main.getByRole('button', { name: 'Send the invitation' }).click();
  const invited = main.getByRole('listitem').filter({ hasText: email });
  await expect(invited.getByRole('button', { name: /^Take back/ })).toBeVisible();
  await expectGoodForEveryone(page);

  const { text } = await mailAbout(email, 'You are invited to the staff of Kanek');
  const link = new URL(/https?:\S+\/join\/\S+/.exec(text!)![0]);
  const lena = await somebodyElse(browser);
  await openPage(lena, link.pathname);
  await lena.getByRole('textbox', { name: 'Choose a password' }).fill('Quiet-reef-7');
  await expectGoodForEveryone(lena);
  await lena.getByRole('button', { name: 'Join', exact: true }).click();

  // Nothing else opens before the second factor.
  await expect(lena).toHaveURL('/admin/security');
  await openPage(lena, '/admin/reports');
  await expect(lena).toHaveURL('/admin/security');
  await setUpSecondFactor(lena);

  const side = lena.getByRole('navigation', { name: 'Administration' });
  await expect(side.getByRole('link')).toHaveText([
    /^Queue/,
    /^Reports/,
    'Reviews',
    /^Inbox/,
    'Security',
  ]);
  await followTo(lena, '/admin/reports');
  await expect(lena.getByRole('heading', { level: 1 })).toHaveText('Reports');
  await openPage(lena, '/admin/accounts');
  await expect(lena).toHaveURL('/admin?refused');
  await expect(lena.getByText('not part of your role (Reviewer)')).toBeVisible();

  // A link works once.
  await openPage(lena, link.pathname);
  await expect(lena.getByRole('heading', { level: 1 })).toHaveText(
    'This invitation does not work any more',
  );

  await openPage(page, '/admin/staff');
  const member = main.getByRole('listitem').filter({ hasText: email });
  await member.locator('summary').filter({ hasText: 'Change role' }).click();
  await member.getByLabel('Role').selectOption('Editor');
  await member.getByRole('button', { name: 'Save the role' }).click();
  await expect(member.getByText('Editor', { exact: true }).first()).toBeVisible();
  await openPage(lena, '/admin/featured');
  await expect(lena.getByRole('heading', { level: 1 })).toHaveText('Featured');

  await member.locator('summary').filter({ hasText: 'Remove' }).click();
  await member.getByRole('button', { name: 'Remove from the staff' }).click();
  await expect(member).toHaveCount(0);
  await openPage(lena, '/admin');
  await expect(lena).toHaveURL(/\/login\?next=/);
  await lena.context().close();
});
