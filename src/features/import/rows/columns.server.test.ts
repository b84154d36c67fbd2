import { expect, it } from 'vitest';
import { LANGUAGES } from '#platform/language.ts';
import { inLanguage } from '#platform/language.server.ts';
import { valueIn } from './cells.server.ts';
import { COLUMNS, exportedName, recogniseColumns } from './columns.server.ts';
import { kindOfRow, valuesIn } from './read-row.server.ts';

it.each([
  ['Business Name', 'businessName'],
  ['nombre del negocio', 'businessName'],
  ['TELÉFONO', 'phone'],
  ['Phone number', 'phone'],
  ['E-Mail', 'workEmail'],
  ['correo electronico', 'workEmail'],
  ['Categoria', 'category'],
  ['Ubicación', 'location'],
  ['Town', 'location'],
  ['Ocupación', 'occupation'],
  ['Skills (Español)', 'skills_es'],
  ['Opening hours', 'hours'],
  ['Foto', 'profilePicture'],
  ['Showcase pictures', 'showcasePictures'],
  ['ID externo', 'outsideId'],
  ['Tipo', 'kind'],
  ['__proto__', ''],
  ['constructor', ''],
  ['', ''],
])('knows a column by its name: %s', (header, id) => {
  expect(recogniseColumns([header])).toEqual([id]);
});

it('takes each thing from one column, and "Nombre" for the whole name where it stands alone', () => {
  expect(recogniseColumns(['Nombre', 'Apellido', 'nombre'])).toEqual(['firstName', 'lastName', '']);
  expect(recogniseColumns(['Nombre', 'Teléfono'])).toEqual(['name', 'phone']);
});

it.each(LANGUAGES)('knows every column again that an export in %s has', (language) => {
  inLanguage(language, () => {
    const names = COLUMNS.map(({ id }) => exportedName(id));
    expect(new Set(names).size).toBe(names.length);
    expect(recogniseColumns(names)).toEqual(COLUMNS.map(({ id }) => id));
  });
});

it.each([
  ['category', 'comidas y bebidas', 'Food and Beverage'],
  ['category', 'FOOD & BEVERAGE', 'Food and Beverage'],
  ['location', 'ciudad de belice', 'Belize City'],
  ['phone', '+501 600 0000', '600-0000'],
  ['phone', '(501) 600-0000', '600-0000'],
  ['phone', '600-0000 / 610-0000', '600-0000 / 610-0000'],
  ['languages', 'English, español; kriol', '["English","Spanish","Kriol"]'],
  ['areas', 'belmopan / Dangriga', '["Belmopan","Dangriga"]'],
  ['emergency', 'Sí', 'true'],
  ['emergency', 'no', ''],
  ['price', 'BZ$ 1,200 per night', '{"from":1200,"per":"night"}'],
  ['price', '25/hora', '{"from":25,"per":"hour"}'],
  ['price', '12,50 per hour', '12,50 per hour'],
  ['price', 'cheap', 'cheap'],
  ['since', '1999', '1999'],
])('reads %s: %s', (column, cell, value) => {
  expect(valueIn(column, cell)).toBe(value);
});

it('tells the kind by what is filled in', () => {
  expect(kindOfRow({ kind: 'Negocio' })).toBe('business');
  expect(kindOfRow({ kind: 'robot' })).toBeNull();
  expect(kindOfRow({ businessName: 'Shop' })).toBe('business');
  expect(kindOfRow({ firstName: 'Ana' })).toBe('specialist');
  expect(kindOfRow({ name: 'x', category: 'Automotive' })).toBe('business');
  expect(kindOfRow({ name: 'x', category: 'Health and Wellness' })).toBeNull();
});

it('takes a whole name apart', () => {
  expect(valuesIn('specialist', { name: 'Ana María Cal' })).toMatchObject({
    firstName: 'Ana María',
    lastName: 'Cal',
  });
  expect(valuesIn('business', { name: 'Pan Dulce' })).toEqual({ businessName: 'Pan Dulce' });
});
