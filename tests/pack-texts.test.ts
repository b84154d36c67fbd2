import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
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
