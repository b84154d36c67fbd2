import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { faqValues } from '#features/faq/faq-sections.server.ts';
import { privacyValues, termsValues } from '#features/legal/legal-text.server.ts';
import { findContactTopic } from '#features/messages/contact-topics.rules.ts';
import { parseEnv } from '#platform/env.server.ts';
import { parseText } from '#platform/pack-text.server.ts';
import { paths } from '#platform/paths.ts';

const env = parseEnv({});
const facts = { siteName: 'Kanek', reviewedFirst: false, allowedDomains: undefined };
const KNOWN: Record<string, Record<string, string | number | boolean>> = {
  'terms.md': termsValues(env),
  'privacy.md': privacyValues(env),
  'faq.md': faqValues(facts),
};
const pages = new Set<unknown>(Object.values(paths));

const read = (file: string) => readFileSync(file, 'utf8');
const idsIn = (source: string) => Array.from(source.matchAll(/\{#([^}]+)\}/g), ([, id]) => id);
const dateOf = (source: string) => /^---\nupdated: (\S+) \(.+\)$/m.exec(source)?.[1];
const namesIn = (source: string) =>
  new Set(Array.from(source.matchAll(/\{(?:if (?:not )?)?(\w[^}]*)\}/g), ([, name]) => name!));

const folders = globSync('packs/*/texts/*/');
describe.each(folders)('%s', (folder) => {
  it('has every text', () => {
    expect(
      globSync(`${folder}/*.md`)
        .map((file) => basename(file))
        .sort(),
    ).toEqual(Object.keys(KNOWN).sort());
  });

  it.each(Object.entries(KNOWN))('%s names what is known, and all of it', (name, known) => {
    const source = read(`${folder}/${name}`);
    expect(namesIn(source)).toEqual(new Set(Object.keys(known)));
    const opposite = Object.entries(known).map(([key, value]) =>
      typeof value === 'boolean' ? [key, !value] : [key, value],
    );
    for (const values of [known, Object.fromEntries(opposite)])
      expect(JSON.stringify(parseText(source, values))).not.toMatch(/\{(?:if |#|\w+\})/);
  });

  it.each(Object.keys(KNOWN))('%s has the addresses and the date of the English one', (name) => {
    const [source, english] = [read(`${folder}/${name}`), read(`${folder}/../en/${name}`)];
    expect(idsIn(source)).toEqual(idsIn(english));
    expect(dateOf(source)).toEqual(dateOf(english));
  });

  it.each(Object.keys(KNOWN))('%s links only to what exists', (name) => {
    const links = Array.from(
      read(`${folder}/${name}`).matchAll(/\]\((\/[^)]*)\)/g),
      ([, to]) => to!,
    );
    expect(links.filter((to) => !exists(to, folder))).toEqual([]);
  });
});

function exists(to: string, folder: string): boolean {
  const { pathname, searchParams, hash } = new URL(to, 'https://kanek.bz');
  return (
    pages.has(pathname) &&
    [...searchParams].every(([key, topic]) => key === 'topic' && findContactTopic(topic)) &&
    (!hash || idsIn(read(`${folder}${pathname}.md`)).includes(hash.slice(1)))
  );
}

it('there is an English one', () => expect(folders.join()).toMatch(/\/en\b/));
