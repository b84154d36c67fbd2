import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { packName } from '../../scripts/pack-name.mjs';
import type { Country } from '#platform/pack.ts';

const folder = `../../packs/${packName}`;
const read = async <Module>(file: string) => (await import(`${folder}/${file}`)) as Module;

interface Person {
  slug: string;
  firstName: string;
  lastName: string;
  location: string;
  phone: string;
}

/** The country that is tried, by PACK. */
export const { COUNTRY } = await read<{ COUNTRY: Country }>('country.ts');
export const { LOCATIONS } = await read<{ LOCATIONS: readonly string[] }>('places.ts');
export const { SITE_LANGUAGES } = await read<{ SITE_LANGUAGES: readonly string[] }>(
  'site-languages.ts',
);
export const { FIND_EXAMPLES } = await read<{
  FIND_EXAMPLES: readonly { sentences: readonly string[] }[];
}>('find-examples.ts');
export const { placeTexts } = await read<{ placeTexts: Readonly<Record<string, string>> }>(
  'words/en/landing-texts.ts',
);
/** Somebody whom its demo invented. */
export const [somebody] = JSON.parse(
  readFileSync(`packs/${packName}/demo/specialists.json`, 'utf8'),
) as [Person];

/** As long as people there write it, with a beginning of its own: `6` for a mobile of `600-0000`. */
export const newPhone = (beginning = COUNTRY.phone.example[0]!): string =>
  beginning + COUNTRY.phone.example.slice(1).replace(/\d/g, () => String(randomInt(10)));
