import { COUNTRY } from './country.ts';
import { begin, publicPath, save, visit } from './editor-steps.ts';
import { expect, expectGoodForEveryone, test } from './journey.ts';

test.use({ viewport: { width: 360, height: 780 }, hasTouch: true });

test('hours past midnight are tapped on a phone, and seen on the page', async ({
  page,
  browser,
}) => {
  await begin(page, 'business');
  const path = await publicPath(page);
  const hours = page.getByRole('group', { name: 'Opening hours' });
  await hours.getByText('Fri', { exact: true }).tap();
  await hours.getByLabel('Friday opens').selectOption('8 pm');
  await hours.getByLabel('Friday closes').selectOption('2 am');
  await expect(hours).toContainText('Closes on Saturday, at 2 am.');
  await page.getByLabel('Price from').fill('25');
  await page.getByLabel('Per', { exact: true }).selectOption('person');
  await page.getByText('Garifuna', { exact: true }).tap();
  await expectGoodForEveryone(page);
  await save(page);

  const visitor = await visit(browser, path);
  const facts = visitor.locator('.profile-facts');
  await expect(facts).toContainText(/Open until 2 am|Opens/);
  await expect(facts).toContainText(`From ${COUNTRY.currency.sign}25 per person`);
  await expect(facts).toContainText('Garifuna');
  // By key: the notice about cookies may come up over it.
  await facts.locator('summary').press('Enter');
  await expect(facts.getByRole('row', { name: /Friday/ })).toContainText('8 pm to 2 am');
  await expect(facts).toContainText('Closed on public holidays.');

  await page.getByRole('switch', { name: 'Open on public holidays' }).tap();
  await save(page);
  await visitor.reload();
  await facts.locator('summary').press('Enter');
  await expect(facts).toContainText('Open on public holidays.');
});
