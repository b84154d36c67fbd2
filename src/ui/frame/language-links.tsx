import { useLocation } from 'react-router';
import {
  addressIn,
  LANGUAGE_NAMES,
  LANGUAGES,
  languageNow,
  type Language,
} from '#platform/language.ts';
import { useTypedValues } from './use-typed-values.ts';

interface LanguageLinksProps {
  /** Where not all of them are offered. */
  languages?: readonly Language[] | undefined;
  className?: string;
  link: string;
}

/** The same page in the other languages, each named as its speakers call it. A new document, because scripts speak one. */
export function LanguageLinks({ languages = LANGUAGES, className, link }: LanguageLinksProps) {
  const { pathname, search } = useLocation();
  const takeAlong = useTypedValues(pathname + search);
  return (
    <ul className={className}>
      {languages.map((language) => (
        <li key={language}>
          <a
            href={addressIn(language, pathname + search)}
            onClick={takeAlong}
            lang={language}
            hrefLang={language}
            aria-current={language === languageNow() ? 'true' : undefined}
            className={link}
          >
            {LANGUAGE_NAMES[language]}
          </a>
        </li>
      ))}
    </ul>
  );
}
