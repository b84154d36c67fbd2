import { AsyncLocalStorage } from 'node:async_hooks';
import { readLanguageBy, type Language } from '#platform/language.ts';

const spoken = new AsyncLocalStorage<Language>();
readLanguageBy(() => spoken.getStore() ?? 'en');

/** Everything that is said within speaks this language. */
export const inLanguage = <Result>(language: Language, work: () => Result): Result =>
  spoken.run(language, work);
