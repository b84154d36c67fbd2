import type { Page } from '@playwright/test';
import { airport, COUNTRY, nearestTo, otherTown, plumber, spanishPlaces } from './country.ts';
import { anotherClient, mailAfter } from './demo-server.ts';
import {
  expect,
  expectAccessible,
  expectGoodForEveryone,
  expectNoSidewaysScroll,
  openPage,
  test,
} from './journey.ts';
import { codeFor } from './mailbox.ts';
import { insertStranger, newProvider, signInAs } from './people.ts';
import { newSpecialist } from './signup-steps.ts';

test.use({ extraHTTPHeaders: anotherClient(), expectedErrors: [/status of 40[01]/] });

const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
/** The words that a chat begins with. */
const greeting = async (page: Page) => {
  const chat = main(page)
    .getByRole('link', { name: /WhatsApp/ })
    .first();
  return new URL((await chat.getAttribute('href'))!).searchParams.get('text');
};

test('in Spanish somebody is found by a sentence, and greeted in Spanish', async ({ page }) => {
  await openPage(page, '/es');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  const box = main(page).getByRole('search', { name: '¿Qué necesita?' });
  await box.locator('[name=q]').fill('llanta ponchada cerca del aeropuerto, barato');
  await box.locator('[name=q]').press('Enter');
  await expect(page).toHaveURL(/^[^?]*\/es\/find\?q=llanta/);
  const results = page.getByRole('region', { name: 'Resultados' });
  const tires = nearestTo(airport, /tire|llant/i);
  await expect(results.getByRole('heading').first()).toHaveText(tires.name);
  const understood = page.getByRole('list', { name: 'Entendimos' }).getByRole('listitem');
  await expect(understood.nth(1)).toHaveText(`en ${spanishPlaces[airport] ?? airport}`);
  await expect(understood.nth(2)).toHaveText('precio bajo');
  await expectGoodForEveryone(page);
  await results.getByRole('heading').first().getByRole('link').click();
  await expect(page).toHaveURL(`/es${tires.path}`);
  await expect(heading(page)).toHaveText(tires.name);
  expect(await greeting(page)).toMatch(/^Hola, .*: encontré su perfil en Kanek/);
  await expectGoodForEveryone(page);
});

test(
  'in Kriol somebody is found, and their profile speaks Kriol',
  { tag: '@belize' },
  async ({ page }) => {
    await openPage(page, '/bzj/find?q=flat+taiya+neer+di+ayapoat');
    await expect(page.locator('html')).toHaveAttribute('lang', 'bzj');
    const found = main(page).getByRole('heading', { name: 'Nine Mile Tire & Rim' });
    await expect(page.getByRole('list', { name: 'Wi andastan' })).toContainText('eena Ladyville');
    await expectGoodForEveryone(page);
    await found.getByRole('link').click();
    await expect(page).toHaveURL(/\/bzj\/business\/nine-mile/);
    await expect(main(page).getByRole('link', { name: 'Rait wahn rivyoo' })).toBeVisible();
    expect(await greeting(page)).toMatch(/^Gud day .*, Ah fain yu profail pahn Kanek/);
    await expectGoodForEveryone(page);
  },
);

test('in Spanish somebody signs up, leaves, resets the password and comes in', async ({ page }) => {
  const person = newSpecialist();
  await test.step('signing up', async () => {
    await openPage(page, '/es/signup');
    await expect(heading(page)).toHaveText('¡Empiece a conectar!');
    await button(page, 'Enviar').click();
    await expect(page.getByLabel(/^Correo de acceso/)).toHaveAccessibleDescription(
      /^Falta este dato/,
    );
    await expectAccessible(page);
    const texts: [RegExp, string][] = [
      [/^Correo de acceso/, person.email],
      [/^Contraseña/, person.password],
      [/^Nombre/, person.firstName],
      [/^Apellido/, person.lastName],
      [/^Número de teléfono/, person.phone],
      [/^Correo de trabajo/, person.workEmail],
      [/^Ocupación/, 'Electricista'],
      [/^Habilidades/, 'Cableado de casas'],
      [/^Formación/, person.education],
      [/^Presentación/, 'Llevo diecinueve años en esto.'],
    ];
    for (const [label, text] of texts) await main(page).getByLabel(label).first().fill(text);
    await main(page)
      .getByLabel(/^Lugar/)
      .selectOption({ label: spanishPlaces[otherTown] ?? otherTown });
    await page.getByLabel(/^Categoría/).selectOption('Trades and Manual Labor');
    const mail = await mailAfter(person.email, () => button(page, 'Enviar').click());
    expect(mail.subject).toMatch(/^\d{6} es su código de verificación de Kanek$/);
    const dialog = page.getByRole('dialog', { name: 'Verifique su correo' });
    await dialog.getByLabel('Código de verificación').fill('000000');
    await dialog.getByRole('button', { name: 'Verificar' }).click();
    await expect(dialog).toContainText('código');
    await expectAccessible(page);
    await dialog.getByLabel('Código de verificación').fill(await codeFor(person.email));
    await dialog.getByRole('button', { name: 'Verificar' }).click();
    await expect(page.getByText('¡Registro completo! ¡Le damos la bienvenida!')).toBeVisible();
    await expect(page).toHaveURL('/es');
  });
  await test.step('leaving', async () => {
    await page.goto('/es/logout');
    await button(page, 'Cerrar sesión').click();
    await expect(page.getByText('Cerró la sesión.').first()).toBeVisible();
    await expect(page).toHaveURL('/es');
  });
  await test.step('choosing another password', async () => {
    await page.getByRole('banner').getByRole('link', { name: 'Entrar' }).click();
    await page.getByRole('link', { name: 'Contraseña', exact: true }).click();
    await expect(page).toHaveURL('/es/resetpassword');
    await expect(heading(page)).toHaveText('Cambiar la contraseña');
    await page.getByLabel('Correo').fill(person.email);
    const mail = await mailAfter(person.email, () => button(page, 'Enviar el código').click());
    expect(mail.subject).toMatch(/^\d{6} es su código para cambiar su contraseña de Kanek$/);
    expect(mail.text).toContain('/es/resetpassword');
    await page.getByLabel('Código de verificación').fill(/\b\d{6}\b/.exec(mail.text!)![0]);
    await page.getByRole('textbox', { name: 'Contraseña nueva' }).fill('Hummingbird7');
    await button(page, 'Cambiar la contraseña').click();
    await expect(page.getByText('¡Contraseña cambiada! Ya puede entrar.')).toBeVisible();
    await expectAccessible(page);
  });
  await test.step('coming in', async () => {
    await main(page).getByRole('link', { name: 'Entrar' }).click();
    await page.getByRole('textbox', { name: 'Contraseña', exact: true }).fill('wrong');
    await button(page, 'Entrar').click();
    await expect(page.getByText('Correo o contraseña')).toBeVisible();
    await page.getByRole('textbox', { name: 'Contraseña', exact: true }).fill('Hummingbird7');
    await button(page, 'Entrar').click();
    await expect(page).toHaveURL('/es/profile1');
    await expect(page.locator('.progress')).toHaveCount(0);
    await expectAccessible(page);
  });
});

test('in every language the bar has room where something joins it', async ({ page }) => {
  for (const path of ['/faq', '/es/faq', '/bzj/faq']) {
    await page.goto(path);
    // The theme switch comes in at 24 rem, the way to log in at 32.
    for (const width of [352, 384, 390, 512]) {
      await page.setViewportSize({ width, height: 844 });
      await expectNoSidewaysScroll(page);
    }
  }
});

test('beside the name of whoever is signed in, the site’s own is whole', async ({ page }) => {
  await signInAs(page.context(), await newProvider(page));
  await page.goto('/faq');
  const name = page.getByRole('banner').getByText('Kanek', { exact: true });
  for (const width of [1280, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await name.evaluate((each) => each.scrollWidth - each.clientWidth)).toBe(0);
  }
});

test('in Spanish the card on a narrow website says the hours to their end', async ({ page }) => {
  await page.setViewportSize({ width: 240, height: 168 });
  await page.goto(`/embed/specialist/${plumber.slug}?language=es`);
  const hours = page.getByText(/^Abr|^Abierto|^Cerrado/);
  const room = await hours.evaluate((line) => line.clientWidth - line.scrollWidth);
  expect(room).toBeGreaterThanOrEqual(0);
  const rest = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  expect(rest).toBe(0);
});

test('in Spanish a review is published, and the page speaks of it', async ({ page }) => {
  const { path, name } = await newProvider(page);
  const from = `lupita${Date.now()}@gmail.com`;
  await openPage(page, `/es${path}/review`);
  await expect(heading(page)).toHaveText(`Su reseña sobre ${name}`);
  await button(page, 'Continuar').click();
  await expect(page.getByText('Elija de 1 a 5 estrellas.').first()).toBeVisible();
  await expectAccessible(page);
  await page.locator('.star-choice').nth(4).click();
  await page.getByLabel('Su reseña').fill('Llegaron a tiempo y el pan estaba fresco.');
  await page.getByLabel('Nombre').fill('Lupita');
  await page.getByLabel('Correo electrónico').fill(from);
  const mail = await mailAfter(from, () => button(page, 'Continuar').click());
  expect(mail.subject).toMatch(/^\d{6} es su código de verificación de Kanek$/);
  await page.getByLabel('Código de verificación').fill(await codeFor(from));
  await button(page, 'Publicar reseña').click();
  await expect(page.getByText('¡Gracias! Su reseña está publicada.')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/es${path}[?]review=\\d+#reviews$`));
});

test('what was typed goes along to another language, and is sent from there', async ({ page }) => {
  await openPage(page, '/contact?topic=video');
  await page.getByLabel('Full Name').fill('María Castillo');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Español' }).click();
  await expect(page).toHaveURL('/es/contact?topic=video');
  await expect(page.getByLabel('Nombre completo')).toHaveValue('María Castillo');
  await button(page, 'Enviar mensaje').click();
  await expect(page.getByLabel('Correo electrónico')).toHaveAccessibleDescription(
    /^Falta este dato/,
  );
  await expectAccessible(page);
  await page.getByLabel('Correo electrónico').fill('maria.castillo.es@gmail.com');
  await page.getByLabel('Mensaje').fill('¿Cómo agrego un video?');
  await button(page, 'Enviar mensaje').click();
  await expect(page.getByRole('heading', { name: '¡Gracias por escribirnos!' })).toBeVisible();
});

test.describe('to a browser that speaks Spanish', () => {
  test.use({ locale: `es-${COUNTRY.code}` });

  test('Spanish is offered once', async ({ page }) => {
    await openPage(page, '/faq?q=gratis');
    const offer = page.getByRole('region', { name: 'Idioma' });
    await expect(offer).toContainText('¿Prefiere español?');
    await expectAccessible(page);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(main(page)).toBeVisible();
    await expect(offer).toHaveCount(0);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('somebody goes over to Spanish, is refused and comes in', async ({ page, browser }) => {
    const { email, password, ...rest } = newSpecialist();
    await insertStranger(browser, 'specialist', { email, password, ...rest });
    await page.goto('/login?next=%2Faccount');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Español' }).click();
    await expect(page).toHaveURL('/es/login?next=%2Faccount');
    await page.getByLabel('Correo').fill(email);
    await page.getByRole('textbox', { name: 'Contraseña', exact: true }).fill('wrong');
    await button(page, 'Entrar').click();
    await expect(page.getByText('Correo o contraseña')).toBeVisible();
    await page.getByLabel('Correo').fill(email);
    await page.getByRole('textbox', { name: 'Contraseña', exact: true }).fill(password);
    await button(page, 'Entrar').click();
    await expect(page).toHaveURL('/es/account');
  });
});
