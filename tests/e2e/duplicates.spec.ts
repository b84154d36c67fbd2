import type { Page } from '@playwright/test';
import { anotherClient } from './demo-server.ts';
import { expect, expectGoodForEveryone, openPage, test } from './journey.ts';
import { insertStranger, signInAsStaff } from './people.ts';
import { newSpecialist } from './signup-steps.ts';

const main = (page: Page) => page.getByRole('main');

test.use({ extraHTTPHeaders: anotherClient() });
test.beforeEach(({ context }) => signInAsStaff(context));

test('staff make one of two profiles, the old address leads on, and it is undone', async ({
  page,
  browser,
}) => {
  const one = newSpecialist();
  const lastName = `Ek${one.lastName.slice(2, 8).replace(/\d/g, (digit) => 'bcdfgklmnp'[Number(digit)]!)}`;
  await insertStranger(browser, 'specialist', { ...one, lastName });
  const again = {
    ...newSpecialist(),
    lastName,
    bio: 'I have wired houses and hotels since 2004.',
  };
  await insertStranger(browser, 'specialist', again);
  const answer = await page.request.get(`/api/search/specialist.php?last_name=${lastName}`);
  const { results } = (await answer.json()) as { results: { id: string }[] };
  expect(results).toHaveLength(2);

  await openPage(page, `/admin/accounts?search=${again.email}`);
  await main(page)
    .getByRole('link', { name: `Rosalía ${lastName}` })
    .click();
  await main(page).getByRole('link', { name: 'Look for duplicates' }).click();
  await expect(main(page)).toContainText('1 pair');
  await expect(main(page)).toContainText('same name');
  await expectGoodForEveryone(page);

  await main(page)
    .getByRole('link', { name: /^Compare/ })
    .click();
  const stays = main(page).getByRole('radiogroup', { name: 'Which one stays?' });
  // The name lies over all of its card.
  await stays.locator('label').first().click();
  await expect(stays.getByRole('radio').first()).toBeChecked();
  const bio = main(page).getByRole('group', { name: 'Bio' });
  await expect(bio.getByRole('radio').nth(1)).toBeChecked();
  await bio.locator('label').first().click();
  await expect(bio.getByRole('radio').first()).toBeChecked();
  await expectGoodForEveryone(page);
  await main(page).getByRole('button', { name: 'Make one of the two' }).click();
  await expect(main(page)).toContainText(`there is one profile now, Rosalía ${lastName}`);

  const shown = await page.request.get(`/api/search/specialist.php?last_name=${lastName}`);
  const left = ((await shown.json()) as { results: { id: string }[] }).results;
  expect(left).toHaveLength(1);
  const old = results.find(({ id }) => id !== left[0]!.id)!;
  await page.goto(`/specialist/${old.id}`);
  await expect(page).toHaveURL(new RegExp(`/specialist/${left[0]!.id}$`));
  await expect(main(page)).toContainText(one.bio);

  await openPage(page, '/admin/duplicates');
  const merge = main(page)
    .getByRole('listitem')
    .filter({ hasText: `Rosalía ${lastName} became part of` });
  await merge.locator('summary').click();
  await expect(merge).toContainText('Does not come back');
  await expectGoodForEveryone(page);
  await merge.getByRole('button', { name: 'Undo the merge' }).click();
  await expect(page.getByText('The merge is undone.').first()).toBeVisible();
  await page.goto(`/specialist/${old.id}`);
  await expect(page).toHaveURL(new RegExp(`/specialist/${old.id}$`));
  await expect(main(page)).toContainText(again.bio);
});
