/** What Kanek speaks; the first stands at the addresses without a language in front. */
export const LANGUAGES = ['en', 'es', 'bzj'] as const;

export type Language = (typeof LANGUAGES)[number];

/** As each calls itself. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: 'English',
  es: 'Español',
  bzj: 'Kriol',
};

/** `hreflang`, which has no word for Kriol. */
export const LISTED_LANGUAGES: Record<string, Language> = { en: 'en', es: 'es', 'x-default': 'en' };

let read = (): Language => 'en';

/** In which language what is made now speaks. */
export const languageNow = (): Language => read();

/** Whoever knows says how: the server by what it is answering, the browser by the document. */
export function readLanguageBy(reader: () => Language): void {
  read = reader;
}

/** The language that an address begins with. */
export function languageOf(path: string): Language {
  const first = path.split(/[/?#.]/, 2)[1];
  return LANGUAGES.find((language) => language === first && language !== 'en') ?? 'en';
}

/** What stands in front of every address of a language. */
export const prefixOf = (language: Language): string => (language === 'en' ? '' : `/${language}`);

/** The address of a page of this site, `/login?next=…`, in a language. */
export function addressIn(language: Language, path: string): string {
  const prefix = prefixOf(language);
  return prefix && /^\/([?#]|$)/.test(path) ? prefix + path.slice(1) : prefix + path;
}

/** Of a page of this site, in the language that is spoken. */
export const pageHref = (path: string): string => addressIn(languageNow(), path);

/** Of a picture with words in it, which has one address for all languages: `/share/x.jpg?language=es`. */
export function withLanguage(path: string): string {
  const language = languageNow();
  return language === 'en' ? path : `${path}?language=${language}`;
}

export const askedLanguage = (asked: string | undefined): Language =>
  LANGUAGES.find((language) => language === asked) ?? 'en';

/** The same page without the language in front. */
export function addressWithout(path: string): string {
  const rest = path.slice(prefixOf(languageOf(path)).length);
  return rest.startsWith('/') ? rest : `/${rest}`;
}
