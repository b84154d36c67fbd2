import { newPhone, spanishPlaces } from './country.ts';
import { expect, expectGoodForEveryone, openPage, test } from './journey.ts';
import { signInAsStaff } from './people.ts';
import { anotherClient } from './demo-server.ts';

test.use({ extraHTTPHeaders: anotherClient() });

test.beforeEach(({ context }) => signInAsStaff(context));

test('a list is brought, looked at, imported and undone', async ({ page }) => {
  const tail = String(Date.now()).slice(-6);
  const shop = `Conch & Calabash ${tail}`;
  const place = Object.values(spanishPlaces).at(-1);
  const list = `Código;Tipo;Empresa;Teléfono;Categoría;Lugar;Notas\r\ne2e-${tail};negocio;${shop};${newPhone()};Automotriz;${place};x\r\ne2e-${tail}b;negocio;Nobody;12;Automotriz;Atlántida;y\r\n`;
  const main = page.getByRole('main');
  const button = (name: string) => main.getByRole('button', { name, exact: true });

  await openPage(page, '/admin/import');
  await expectGoodForEveryone(page);
  const bring = async (name: string, buffer: Buffer) => {
    await main
      .getByRole('button', { name: 'File', exact: true })
      .setInputFiles({ name, mimeType: 'text/csv', buffer });
    await button('Upload').click();
  };
  await bring('list.xlsx', Buffer.from('PK\u0003\u0004 a workbook'));
  await expect(main).toContainText('Please save its sheet as CSV.');
  await bring('list.csv', Buffer.from(list));

  await expect(main.getByLabel('Teléfono')).toHaveValue('phone');
  await expect(main.getByLabel('Notas')).toHaveValue('');
  await expectGoodForEveryone(page);
  await button('Look at the rows').click();
  await expect(main).toContainText('1 new profile.');
  await expect(main.getByRole('listitem').filter({ hasText: 'Row 3' })).toContainText(
    'Location is not one of the list.',
  );
  await expectGoodForEveryone(page);

  await button('Import').click();
  await main.getByRole('link', { name: shop }).click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(shop);
  await page.goBack();
  await main.locator('summary', { hasText: 'Undo this import' }).click();
  await button('Yes, undo it').click();
  await expect(main).toContainText('Undone');
  await expect(main.getByRole('link', { name: shop })).toHaveCount(0);
});
