import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Country } from '#platform/pack.ts';
import { paths } from '#platform/paths.ts';
import * as bzj from '../messages/bzj/index.ts';
import * as en from '../messages/en/index.ts';
import * as es from '../messages/es/index.ts';

const languages = { en, es, bzj };
const wordsOf = (file: string) => languages[file.split('/')[3] as keyof typeof languages];

/** What stands below the heading with this address. */
const partOf = (file: string, id: string) =>
  readFileSync(file, 'utf8')
    .split(/^#+ /m)
    .find((part) => part.includes(`{#${id}}\n`))!;

describe.each(globSync('packs/*/texts/*/privacy.md'))('%s', (file) => {
  it('tells of news by mail in the words of the account page, and leads there', () => {
    const purposes = partOf(file, 'purposes');
    expect(purposes.toLowerCase()).toContain(wordsOf(file).account.mailings.toLowerCase());
    expect(purposes).toContain(`](${paths.account})`);
  });
});

describe.each(globSync('packs/*/texts/*/faq.md'))('%s', (file) => {
  it('says by which words a profile shows that nobody has taken it over', () => {
    const shown = wordsOf(file).profile.addedBy('{siteName}').slice(0, -1);
    expect(partOf(file, 'trust')).toContain(`“${shown}”`);
  });
});

/** What mobile numbers begin with in the country whose text this is. */
async function mobileStartsOf(file: string): Promise<readonly string[]> {
  const country = resolve('packs', file.split('/')[1]!, 'country.ts');
  const { COUNTRY } = (await import(/* @vite-ignore */ country)) as { COUNTRY: Country };
  return COUNTRY.phone.mobileStarts;
}

it.each(globSync('packs/*/texts/*/faq.md'))(
  'the editor and %s say what mobile numbers begin with',
  async (file) => {
    const starts = await mobileStartsOf(file);
    const hint = wordsOf(file).editor.whatsappNeedsMobile('Atlantis', starts);
    expect(hint.match(/\d+/g)).toEqual(starts);
    expect(partOf(file, 'whatsapp').match(/\b\d+/g)).toEqual(expect.arrayContaining([...starts]));
  },
);

/** How each language says that a reply is given once, and what belongs behind it. */
const REPLIES = {
  en: [/\breply\b[^.]*\bonce\b/, /, and anew when /],
  es: [/\bresponder\b[^.]*\buna vez\b/, /, y de nuevo si /],
  bzj: [/\bansa\b[^.]*\bwan taim\b/, /, ahn agen if /],
} as const;

describe.each(Object.keys(languages) as (keyof typeof languages)[])('in %s', (language) => {
  it('whatever speaks of one reply to a review says when another may be given', () => {
    const [once, anew] = REPLIES[language];
    const texts = [
      ...globSync(`messages/${language}/*.ts`),
      ...globSync(`packs/*/texts/${language}/*.md`),
    ].map((file) => readFileSync(file, 'utf8'));
    const said = texts.flatMap((text) => text.match(/[^.\n]+/g)!.filter((line) => once.test(line)));
    expect(said.length).toBeGreaterThanOrEqual(5);
    expect(said.filter((line) => !anew.test(line))).toEqual([]);
  });
});
