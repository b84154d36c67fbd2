import { listed } from '#features/find/find-words.ts';
import { makeReady, packWords } from '#features/find/load-find-words.server.ts';
import { LANGUAGES } from '#platform/language.ts';
import { inLanguage } from '#platform/language.server.ts';
import {
  BUSINESS_CATEGORIES,
  examples,
  FIND_EXAMPLES,
  landingTexts,
  LANGUAGES as SPOKEN,
  names,
  SPECIALIST_CATEGORIES,
} from '#platform/pack.ts';

export const checkWords = (): string[] => [
  ...LANGUAGES.flatMap((language) =>
    inLanguage(language, () =>
      [...categories(language !== 'en'), ...languageNames(language !== 'en')].map(
        (problem) => `words/${language}: ${problem}`,
      ),
    ),
  ),
  ...trades(),
  ...wishes(),
  ...findExamples(),
];

type Texts = Readonly<Record<string, unknown>>;

/** English names are those that are stored. */
function categories(isTranslated: boolean): string[] {
  const lists: (readonly [string, readonly string[], Texts])[] = [
    ['example', SPECIALIST_CATEGORIES, examples.specialistExamples],
    ['example', BUSINESS_CATEGORIES, examples.businessExamples],
    ['text', SPECIALIST_CATEGORIES, landingTexts.specialistTexts],
    ['text', BUSINESS_CATEGORIES, landingTexts.businessTexts],
  ];
  const named = [...SPECIALIST_CATEGORIES, ...BUSINESS_CATEGORIES];
  if (isTranslated) lists.push(['name', named, names.categories]);
  return lists.flatMap(([what, list, texts]) =>
    list.filter((name) => !texts[name]).map((name) => `no ${what} for ${name}`),
  );
}

const languageNames = (isTranslated: boolean): string[] =>
  Object.keys(SPOKEN)
    .filter((name) => isTranslated && !(names.languages as Texts)[name])
    .map((name) => `no name for ${name}`);

function trades(): string[] {
  const all = packWords().trades;
  const known: readonly string[] = [...SPECIALIST_CATEGORIES, ...BUSINESS_CATEGORIES];
  const used = new Set(Object.values(all).flatMap(({ category }) => category ?? []));
  const wrong = Object.entries(all).flatMap(([id, trade]) => [
    ...(trade.en && trade.es ? [] : [`trades: ${id} has no name in English or Spanish`]),
    ...(trade.category ?? [])
      .filter((each) => !known.includes(each))
      .map((each) => `trades: ${id} is in no category ${each}`),
    ...listed(trade.related ?? '')
      .filter((other) => other === id || !(other in all))
      .map((other) => `trades: ${id} is related to ${other}`),
  ]);
  const empty = known.filter((name) => !used.has(name));
  return [...wrong, ...empty.map((name) => `trades: none is in the category ${name}`)];
}

const wishes = (): string[] =>
  Object.keys(packWords().wishes.languages)
    .filter((language) => !(language in SPOKEN))
    .map((language) => `languages: sentences may ask for ${language}`);

/** What the site offers to tap leads somewhere. */
function findExamples(): string[] {
  const { understand } = makeReady(packWords());
  return FIND_EXAMPLES.flatMap(({ sentences }) => sentences as readonly string[])
    .filter((sentence) => understand(sentence).trades.length === 0)
    .map((sentence) => `find-examples: nobody understands “${sentence}”`);
}
