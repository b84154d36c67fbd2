import { SITE_LANGUAGES } from '#pack/site-languages.ts';

/** What Kanek has messages in: any country's site may speak it, and every database knows it. */
export const ALL_LANGUAGES = ['en', 'es', 'bzj'] as const;

export type Language = (typeof ALL_LANGUAGES)[number];

/** What this site speaks; the first stands at the addresses without a language in front. */
export const LANGUAGES: readonly ['en', ...Language[]] = SITE_LANGUAGES;

/** As each calls itself. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: 'English',
  es: 'Español',
  bzj: 'Kriol',
};

/** `hreflang`, which knows languages of two letters: those that search engines know, of those that are offered. */
export const listedLanguages = (
  offered: readonly Language[] = LANGUAGES,
): (readonly [hrefLang: string, Language])[] => [
  ...offered.filter((language) => language.length === 2).map((each) => [each, each] as const),
  ['x-default', 'en'],
];

let read = (): Language => 'en';

/** In which language what is made now speaks. */
export const languageNow = (): Language => read();

/** Whoever knows says how: the server by what it is answering, the browser by the document. Returns how it was read before. */
export function readLanguageBy(reader: () => Language): () => Language {
  const before = read;
  read = reader;
  return before;
}

/** The router asks for the data of `/es` at `/es.data`. */
const AHEAD = new RegExp(`^/(${LANGUAGES.slice(1).join('|')})(?=[/?#]|(\\.data)?$)`);

/** The language that an address begins with. */
export const languageOf = (path: string): Language => askedLanguage(AHEAD.exec(path)?.[1]);

/** What stands in front of every address of a language. */
export const prefixOf = (language: Language): string => (language === 'en' ? '' : `/${language}`);

/** The address of a page of this site, `/login?next=…`, in a language. With two slashes it would be another site's. */
export function addressIn(language: Language, path: string): string {
  const prefix = prefixOf(language);
  const rest = path.replace(/^\/+/, '');
  return prefix && /^([?#]|$)/.test(rest) ? prefix + rest : `${prefix}/${rest}`;
}

/** Of a page of this site, in the language that is spoken. */
export const pageHref = (path: string): string => addressIn(languageNow(), path);

/** Of what has words in it and one address for all languages, such as a picture: `/share/x.jpg?language=es`. */
export function withLanguage(path: string): string {
  const language = languageNow();
  return language === 'en' ? path : `${path}?language=${language}`;
}

export const askedLanguage = (asked: string | undefined): Language =>
  LANGUAGES.find((language) => language === asked) ?? 'en';

/** The same page without the language in front. */
export const addressWithout = (path: string): string => addressIn('en', path.replace(AHEAD, ''));
