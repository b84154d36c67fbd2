import { languageNow, LANGUAGES, type Language } from '#platform/language.ts';
import { inLanguage } from '#platform/language.server.ts';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';

/** What is wrong with a row, or worth knowing, and about which column. */
export interface Problem {
  column: string;
  /** Kept in every language: whoever reads it later may speak another one than whoever brought the file. */
  message: Partial<Record<Language, string>>;
  /** Who is here already and looks the same. */
  like?: { kind: ProviderKind; slug: string };
}

export const problemWith = (column: string, say: () => string): Problem => ({
  column,
  message: Object.fromEntries(LANGUAGES.map((language) => [language, inLanguage(language, say)])),
});

export const sayProblem = ({ message }: Problem, language = languageNow()): string =>
  message[language] ?? message.en ?? '';
