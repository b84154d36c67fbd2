import { faqValues } from '#features/faq/faq-sections.server.ts';
import { privacyValues, termsValues } from '#features/legal/legal-text.server.ts';
import { parseEnv } from '#platform/env.server.ts';
import { LANGUAGES } from '#platform/language.ts';
import { parseText, type TextValues } from '#platform/pack-text.server.ts';
import { hasPackFile, readPackFile } from '#platform/pack.server.ts';

/** Terms, privacy policy and questions are there in each language, and name only what is known. */
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
      return hasPackFile(path) ? problemsOf(path, values) : [`${path}: it is missing`];
    }),
  );
}

function problemsOf(path: string, values: TextValues): string[] {
  try {
    parseText(readPackFile(path), values);
    return [];
  } catch (error) {
    return [`${path}: ${(error as Error).message}`];
  }
}
