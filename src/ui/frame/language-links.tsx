import { useLocation } from 'react-router';
import { addressIn, LANGUAGE_NAMES, LANGUAGES, languageNow } from '#platform/language.ts';
import { useTypedValues } from './use-typed-values.ts';

/** The same page in the other languages, each named as its speakers call it. A new document, because scripts speak one. */
export function LanguageLinks({ className, link }: { className?: string; link: string }) {
  const { pathname, search } = useLocation();
  const takeAlong = useTypedValues(pathname + search);
  return (
    <ul className={className}>
      {LANGUAGES.map((language) => (
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
