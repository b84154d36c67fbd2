import { useLocation } from 'react-router';
import { frame } from '#messages';
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
  list?: string;
  link: string;
}

/** The same page in the other languages, each named as its speakers call it. A new document, because scripts speak one. */
export function LanguageLinks(props: LanguageLinksProps) {
  const { languages, className, list = '-mx-2 flex flex-wrap', link } = props;
  const { pathname, search } = useLocation();
  const takeAlong = useTypedValues(pathname + search);
  return (
    <nav aria-label={frame.language} hidden={languages?.length === 1} className={className}>
      <ul className={list}>
        {(languages ?? LANGUAGES).map((language) => (
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
    </nav>
  );
}
