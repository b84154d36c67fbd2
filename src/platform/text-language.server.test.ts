import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inLanguage } from '#platform/language.server.ts';
import { foreignLanguage, textLanguage } from '#platform/text-language.server.ts';

interface DemoRecord {
  bio?: string;
  about?: string;
  description?: string;
  reviews?: { text: string; reply?: string }[];
}
const demo = ['specialists', 'businesses'].flatMap(
  (kind) => JSON.parse(readFileSync(`packs/belize/demo/${kind}.json`, 'utf8')) as DemoRecord[],
);
const isSpanish = (text: string) =>
  /[áéíóúñ]\w* |^(muy|los|las|buen|tarda|cuarto|siempre)/i.test(text);

describe('the language of a text', () => {
  it('is English for every long text about a provider of the demo', () => {
    const prose = demo.flatMap(({ bio, about, description }) => [bio, about, description]);
    const long = prose.filter((text) => text !== undefined && text.length > 150) as string[];
    expect(long.length).toBeGreaterThan(200);
    expect(long.filter((text) => textLanguage(text) !== 'en')).toEqual([]);
  });

  it('is never guessed to be Spanish or Kriol for an English review, nor the other way round', () => {
    const reviews = demo.flatMap((record) => record.reviews ?? []);
    const texts = reviews.flatMap(({ text, reply }) => (reply ? [text, reply] : [text]));
    const english = /\b(the|and|was|with)\b/i;
    const spanish = texts.filter((text) => textLanguage(text) === 'es');
    expect(spanish.length).toBeGreaterThan(40);
    expect(spanish.filter((text) => english.test(text))).toEqual([]);
    const kriol = texts.filter((text) => textLanguage(text) === 'bzj');
    expect(kriol.length).toBeGreaterThan(5);
    expect(kriol.filter((text) => !/\b(di|dehn|fi|wahn|hihn)\b/i.test(text))).toEqual([]);
    const saidEnglish = texts.filter((text) => textLanguage(text) === 'en');
    expect(saidEnglish.filter((text) => isSpanish(text) && !english.test(text))).toEqual([]);
  });

  it.each([
    ['es', 'Arreglamos fugas, tuberías y tanques en todo el distrito. Llámenos a cualquier hora.'],
    ['es', 'Soy maestra de primaria y doy clases en su casa por la tarde, también los sábados.'],
    ['bzj', 'Wi fiks paip ahn tank eena di hoal dischrik. Kaal wi eni taim, wi noh wahn lef yu.'],
    ['bzj', 'Ah di kuk fi wedn ahn paati dehn. Di food hat, di prais gud, ahn wi kohn pahn taim.'],
    ['en', 'We fix leaks and pipes in the whole district. Call us at any hour of the day.'],
  ])('is %s for “%s”', (language, text) => {
    expect(textLanguage(text)).toBe(language);
  });

  it.each([
    '',
    'OK',
    'Excelente!!',
    'Plumber',
    'Hotel tax, GST, QuickBooks',
    '修理水管',
    '\u0000\ud83d',
  ])('is not known for “%s”', (text) => expect(textLanguage(text)).toBeUndefined());

  it('is not known where two are mixed', () => {
    expect(
      textLanguage('The house of my mother. La casa de mi madre es muy grande.'),
    ).toBeUndefined();
  });

  it('is told by the beginning of a text without end', () => {
    expect(textLanguage(`${'la casa de '.repeat(1e5)}${'the '.repeat(1e6)}`)).toBe('es');
    expect(textLanguage(`${'la casa de '.repeat(3)}${'the '.repeat(30)}`)).not.toBe('es');
  });

  it('is told only where it is not the one that is spoken', () => {
    const text = 'El trabajo quedó muy bien y el precio fue justo.';
    expect(foreignLanguage(text)).toBe('es');
    expect(inLanguage('es', () => foreignLanguage(text))).toBeUndefined();
    expect(inLanguage('bzj', () => foreignLanguage('She fixed it in an hour and it works.'))).toBe(
      'en',
    );
  });
});
