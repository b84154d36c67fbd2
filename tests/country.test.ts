import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';

/** What may name a country or one of its languages all the same, and why. */
const MAY_NAME: Record<string, string> = {
  'scripts/pack-name.mjs': 'the pack of whoever names none',
  'src/platform/language.ts': 'Kriol is a language that Kanek has messages in',
  'src/platform/text-language.server.ts': 'and whose frequent words it knows',
  'messages/index.ts': 'and which it says',
  'messages/en/staff-log.ts': 'and names',
  'messages/es/staff-log.ts': 'and names',
  'messages/en/staff-settings.ts': 'and in which a site may have a tagline',
  'messages/es/staff-settings.ts': 'and in which a site may have a tagline',
};

/** The code, its words, and what builds them; tests try it with one country, and migrations are history. */
const files = globSync('{src,messages,scripts}/**/*.{ts,tsx,mjs,css,svg,json}').filter(
  (file) => !/\/migrations\/|\.test\.tsx?$/.test(file),
);
const packs = globSync('packs/*/country.ts').map((file) => file.split('/')[1]!);

interface Pack {
  COUNTRY: {
    code: string;
    domain: string;
    timeZone: string;
    currency: { code: string };
    phone: { code: string };
  };
  LOCATIONS: readonly string[];
  DISTRICTS: readonly string[];
}

interface Names {
  country: string;
  places: Readonly<Record<string, string>>;
}

async function factsOf(pack: string): Promise<string[]> {
  const modules = globSync(`packs/${pack}/{country,places,words/*/names}.ts`);
  const [facts, places, ...words] = (await Promise.all(
    modules.sort().map((file) => import(/* @vite-ignore */ resolve(file))),
  )) as [Pick<Pack, 'COUNTRY'>, Pick<Pack, 'LOCATIONS' | 'DISTRICTS'>, ...Names[]];
  const { COUNTRY, LOCATIONS, DISTRICTS } = { ...facts, ...places };
  const said = words.flatMap(({ country, places: shown }) => [country, ...Object.values(shown)]);
  const { code, domain, timeZone, currency, phone } = COUNTRY;
  const own = [pack, code, domain, domain.replace('.', ''), timeZone, currency.code];
  return [...own, `+${phone.code}`, ...LOCATIONS, ...DISTRICTS, ...said];
}

it.each(packs)('nothing of %s stands outside of its pack', async (pack) => {
  const found = namesIn(await factsOf(pack));
  const others = files.filter((file) => !(file in MAY_NAME));
  expect(others.flatMap((file) => found(file))).toEqual([]);
});

it('languages that one country alone speaks are named where languages are listed', () => {
  const found = namesIn(['bzj', 'Kriol', 'Garifuna']);
  const own = files.filter((file) => !file.startsWith('messages/bzj/') && !(file in MAY_NAME));
  expect(own.flatMap((file) => found(file))).toEqual([]);
});

it('finds what is a country’s, and lists no exception that is none', () => {
  const found = namesIn(['Newport', 'BZ', '+501']);
  expect(found('x', 'in newport, bz$5, +5016 but no ABZ')).toEqual([
    'x: newport',
    'x: bz',
    'x: +501',
  ]);
  const needed = namesIn([...packs, 'bzj']);
  expect(Object.keys(MAY_NAME).filter((file) => needed(file).length === 0)).toEqual([]);
});

function namesIn(facts: readonly string[]) {
  const escaped = facts.map((fact) => fact.replace(/[.+]/g, String.raw`\$&`));
  // Two letters are a word of their own, or they would stand in every other one.
  const looked = new RegExp(`(?<![\\p{L}])(${escaped.join('|')})(?!\\p{L})`, 'giu');
  return (file: string, text = readFileSync(file, 'utf8')) =>
    [...text.matchAll(looked)].map(([name]) => `${file}: ${name}`);
}
