import { languageNow, type Language } from '#platform/language.ts';

/** `Intl` knows no Kriol: its dates and numbers are written as the English ones. */
const LOCALES: Record<Language, string> = { en: 'en-GB', es: 'es-BZ', bzj: 'en-GB' };

/** Once for each language: making a format takes far longer than writing with it. */
function inEachLanguage<Format>(make: (locale: string) => Format): () => Format {
  const made = new Map<string, Format>();
  return () => {
    const locale = LOCALES[languageNow()];
    const format = made.get(locale) ?? make(locale);
    made.set(locale, format);
    return format;
  };
}

/** Server and browser write the same, whatever the device speaks: `options` name the time zone. */
export function dateFormat(
  options: Intl.DateTimeFormatOptions & { timeZone: string },
): (moment: Date) => string {
  const format = inEachLanguage((locale) => new Intl.DateTimeFormat(locale, options));
  return (moment) => format().format(moment);
}

const numbers = inEachLanguage((locale) => new Intl.NumberFormat(locale));

/** "1,200". */
export const inDigits = (count: number): string => numbers().format(count);
