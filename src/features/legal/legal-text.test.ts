import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CODE_KEPT_HOURS } from '#features/accounts/email-code.rules.ts';
import { UNDO_DAYS } from '#features/import/import.rules.ts';
import { COOKIE_NAMES } from '#platform/cookies.server.ts';
import { parseEnv } from '#platform/env.server.ts';
import { bulkMailJob, mailJob } from '#platform/mail/mail-job.server.ts';
import { plainText, type TextBlock, type TextPart } from '#platform/pack-text.ts';
import { readPrivacyPolicy, readTerms } from './legal-text.server.ts';

const env = parseEnv({
  SITE_NAME: 'Testdirectory',
  CONTACT_EMAIL: 'us@example.bz',
  CONTACT_PHONE: '+501 611-1111',
  SESSION_IDLE_DAYS: '7',
  SESSION_MAX_DAYS: '21',
});
const terms = readTerms(env);
const privacy = readPrivacyPolicy(env);

function words(block: TextBlock): string {
  if (block.kind === 'paragraph') return plainText(block.line);
  if (block.kind === 'list') return block.lines.map(plainText).join('\n');
  return block.entries.map(({ term, meaning }) => `${term}\n${plainText(meaning)}`).join('\n');
}
const textOf = ({ title, blocks, parts }: TextPart): string =>
  [title, ...blocks.map(words), ...parts.map(textOf)].join('\n');

describe('the terms', () => {
  it('have sixteen sections, from the definitions to the contact', () => {
    expect(terms.updated).toEqual({ date: '2024-12-19', words: 'December 19, 2024' });
    expect(terms.parts).toHaveLength(16);
    expect(terms.parts[0]!.title).toBe('Definitions');
    expect(terms.parts[15]!.title).toBe('Contact Information');
    expect(textOf(terms.parts[0]!)).toMatch(/Merchant[^]+Client/);
    expect(textOf(terms.parts[15]!)).toMatch(/Kanek Belize Limited[^]+us@example\.bz[^]+611-1111/);
    expect(JSON.stringify(terms.parts[15])).toContain('tel:+5016111111');
  });
});

describe('the privacy policy', () => {
  const text = textOf(privacy);

  it.each([
    'Definitions',
    'email address',
    'first and last name',
    'phone number',
    'address, from businesses',
    'district and city',
    'Usage Data',
    'Essential cookies (session)',
    'Cookie acceptance (persistent)',
    'Functionality (persistent)',
    'What We Use Data For',
    'Sharing',
    'Retention',
    'Transfer',
    'Delete',
    'Disclosure',
    'Security',
    'Children Under 13',
    'Links to Other Sites',
    'Changes to This Policy',
    'us@example.bz',
    'after 7 days without a visit, and in any case after 21 days',
    'registered in Belize',
    `are kept for ${UNDO_DAYS} days`,
  ])('speaks of %j', (point) => expect(text).toContain(point));

  it.each([mailJob, bulkMailJob])('keeps no address of a mail longer than it says: $name', (job) =>
    expect(job.keptHours).toBeLessThanOrEqual(CODE_KEPT_HOURS),
  );

  it.each(globSync('packs/*/texts/*/privacy.md'))('names every cookie: %s', (file) => {
    const source = readFileSync(file, 'utf8');
    expect(COOKIE_NAMES.filter((name) => !source.includes(`\`${name}\``))).toEqual([]);
  });

  it.each(globSync('packs/*/texts/*/privacy.md'))(
    'has each part of each other language: %s',
    (file) => {
      const linesOf = (path: string) =>
        readFileSync(path, 'utf8')
          .split(/^#/m)
          .map((part) => part.match(/^- /gm)?.length ?? 0);
      expect(linesOf(file)).toEqual(linesOf(file.replace(/\w+(?=\/privacy)/, 'en')));
    },
  );
});

it('every section has an address of its own, and the site gives its own name', () => {
  for (const text of [terms, privacy]) {
    const ids = text.parts.map(({ id }) => id);
    expect(ids).not.toContain('');
    expect(new Set(ids).size).toBe(ids.length);
    expect(textOf(text)).toContain('Testdirectory');
    expect(textOf(text).replaceAll('Kanek Belize Limited', '')).not.toContain('Kanek');
  }
});
