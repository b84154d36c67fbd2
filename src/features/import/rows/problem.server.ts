import { languageNow, LANGUAGES, type Language } from '#platform/language.ts';
import { inLanguage } from '#platform/language.server.ts';
import { columnLabel } from './columns.server.ts';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';

/** What is wrong with a row, or worth knowing, and about which column. */
export interface Problem {
  column: string;
  /**
   * Kept in every language: whoever reads it later may speak another one than whoever brought the file. Rows of old have
   * it as it was said then.
   */
  message: Partial<Record<Language, string>> | string;
  /** Who is here already and looks the same. */
  like?: { kind: ProviderKind; slug: string };
}

export const problemWith = (column: string, say: () => string): Problem => ({
  column,
  message: Object.fromEntries(LANGUAGES.map((language) => [language, inLanguage(language, say)])),
});

export const sayProblem = ({ message }: Problem, language = languageNow()): string =>
  typeof message === 'string' ? message : (message[language] ?? message.en ?? '');

/** Which column a problem is about, where its words do not begin with that. */
export function columnTold(problem: Problem, language = languageNow()): string {
  const label = problem.column && columnLabel(problem.column);
  return sayProblem(problem, language).startsWith(label) ? '' : label;
}
