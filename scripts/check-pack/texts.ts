import { faqValues } from '#features/faq/faq-sections.server.ts';
import { privacyValues, termsValues } from '#features/legal/legal-text.server.ts';
import { findContactTopic } from '#features/messages/contact.rules.ts';
import { parseEnv } from '#platform/env.server.ts';
import { LANGUAGES } from '#platform/language.ts';
import { parseText, type TextValues } from '#platform/pack-text.server.ts';
import { hasPackFile, readPackFile } from '#platform/pack.server.ts';
import { paths } from '#platform/paths.ts';

const pages = new Set<unknown>(Object.values(paths));

/** Terms, privacy policy and questions are there in each language, and are the same text. */
export function checkTexts(): string[] {
  const env = parseEnv({});
  const facts = { siteName: env.SITE_NAME, reviewedFirst: false, allowedDomains: undefined };
  const texts: [string, TextValues][] = [
    ['terms.md', termsValues(env)],
    ['privacy.md', privacyValues(env)],
    ['faq.md', faqValues(facts)],
  ];
  return LANGUAGES.flatMap((language) =>
    texts.flatMap(([name, values]) => {
      const path = `texts/${language}/${name}`;
      if (!hasPackFile(path)) return [`${path}: it is missing`];
      const text = readPackFile(path);
      return [
        ...unknown(text, values),
        ...unsaid(text, values),
        ...unlikeEnglish(text, readPackFile(`texts/en/${name}`)),
        ...deadLinks(text, language),
      ].map((problem) => `${path}: ${problem}`);
    }),
  );
}

/** Also with each setting the other way round. */
function unknown(text: string, values: TextValues): string[] {
  const turned = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'boolean' ? !value : value,
  ]);
  try {
    const shown = [values, Object.fromEntries(turned) as TextValues].map((each) =>
      JSON.stringify(parseText(text, each)),
    );
    const [left] = /\{(?:if |#|\w+\})[^}]*\}?/.exec(shown.join('')) ?? [];
    return left ? [`${left} is not understood there`] : [];
  } catch (error) {
    return [(error as Error).message];
  }
}

function unsaid(text: string, values: TextValues): string[] {
  const said = new Set(
    Array.from(text.matchAll(/\{(?:if (?:not )?)?(\w[^}]*)\}/g), ([, name]) => name),
  );
  return Object.keys(values)
    .filter((name) => !said.has(name))
    .map((name) => `it does not name {${name}}`);
}

function unlikeEnglish(text: string, english: string): string[] {
  return [
    ...(String(idsIn(text)) === String(idsIn(english))
      ? []
      : ['its headings have other addresses than the English ones']),
    ...(dateOf(text) === dateOf(english) ? [] : ['it holds from another day than the English one']),
  ];
}

function deadLinks(text: string, language: string): string[] {
  return Array.from(text.matchAll(/\]\((\/[^)]*)\)/g), ([, to]) => to!)
    .filter((to) => {
      const { pathname, searchParams, hash } = new URL(to, 'https://site.example');
      const file = `texts/${language}${pathname}.md`;
      return !(
        pages.has(pathname) &&
        [...searchParams].every(([key, topic]) => key === 'topic' && findContactTopic(topic)) &&
        (!hash || (hasPackFile(file) && idsIn(readPackFile(file)).includes(hash.slice(1))))
      );
    })
    .map((to) => `there is no ${to}`);
}

const idsIn = (text: string) => Array.from(text.matchAll(/\{#([^}]+)\}/g), ([, id]) => id!);
const dateOf = (text: string) => /^---\nupdated: (\S+) \(.+\)$/m.exec(text)?.[1];
