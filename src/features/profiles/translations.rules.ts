import { fields, forms } from '#messages';
import { LANGUAGES, type Language } from '#platform/language.ts';
import { oneLine } from '#platform/plain-text.rules.ts';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';
import { rulesOf, tidy, type FieldRules } from './field-checks.rules.ts';
import { areasOf, sentAs, type KeyedField } from './fields.rules.ts';

type Values = Readonly<Record<string, string>>;

/** The long texts of a profile in other languages than the one it is written in, each whole, by the keys of the fields. */
export type Translations = { [Other in Language]?: Values };

/** What an author says of the languages of the texts. */
export type TextLanguages = {
  writtenIn?: Language | null;
  translations?: Translations;
};

const isLanguage = (text: string): text is Language =>
  (LANGUAGES as readonly string[]).includes(text);

/** In the editor each translated text is a field of its own: `bio_es`. */
export const translatedName = (field: KeyedField, language: Language) =>
  `${sentAs('editor', field)}_${language}`;

const namesIn = (kind: ProviderKind, language: Language) =>
  areasOf(kind).map((field) => translatedName(field, language));

export const isTranslated = (kind: ProviderKind, language: Language, values: Values): boolean =>
  namesIn(kind, language).some((name) => values[name]?.trim());

export function translationRules(kind: ProviderKind): FieldRules {
  const own = rulesOf(kind, 'editor');
  const texts = LANGUAGES.flatMap((language) =>
    areasOf(kind).map((field) => {
      const { required: _, ...rule } = own[sentAs('editor', field)]!;
      return [translatedName(field, language), rule] as const;
    }),
  );
  const writtenIn = {
    max: 10,
    tidy: oneLine,
    check: (value: string) => (isLanguage(value) ? null : fields.writtenInWrong),
    fix: () => fields.writtenInWrong,
  };
  return { writtenIn, ...Object.fromEntries(texts) };
}

/** What is wrong with one field because of the others: a translation is whole, and of texts in another language. */
export function wrongTranslation(kind: ProviderKind, name: string, values: Values): string | null {
  const [language, field] = fieldOf(kind, name) ?? [];
  if (language && field)
    return isTranslated(kind, language, values) && !values[name]?.trim()
      ? forms.required(field.label())
      : null;
  if (name !== 'writtenIn') return null;
  const used = LANGUAGES.filter((each) => isTranslated(kind, each, values));
  const { writtenIn = '' } = values;
  const isWrong = used.length > 0 && (!writtenIn || used.some((each) => each === writtenIn));
  return isWrong ? fields.writtenInWrong : null;
}

export const fieldOf = (kind: ProviderKind, name: string) => BY_NAME[kind].get(name);

const byName = (kind: ProviderKind): Map<string, [Language, KeyedField]> =>
  new Map(
    LANGUAGES.flatMap((language) =>
      areasOf(kind).map((field) => [translatedName(field, language), [language, field]]),
    ),
  );
const BY_NAME = { specialist: byName('specialist'), business: byName('business') };

export function translationValues(
  kind: ProviderKind,
  { writtenIn, translations = {} }: TextLanguages,
): Record<string, string> {
  const texts = LANGUAGES.flatMap((language) =>
    areasOf(kind).map((field) => [
      translatedName(field, language),
      translations[language]?.[field.key] ?? '',
    ]),
  );
  return { writtenIn: writtenIn ?? '', ...Object.fromEntries(texts) };
}

export function readTranslations(kind: ProviderKind, values: Values): TextLanguages {
  const { writtenIn = '' } = values;
  const translations = LANGUAGES.filter((language) => isTranslated(kind, language, values)).map(
    (language) => {
      const texts = areasOf(kind).map((field) => [
        field.key,
        tidy(field, values[translatedName(field, language)] ?? ''),
      ]);
      return [language, Object.fromEntries(texts)] as const;
    },
  );
  return {
    ...(isLanguage(writtenIn) && { writtenIn }),
    ...(translations.length > 0 && { translations: Object.fromEntries(translations) }),
  };
}
