import { QUERY_MAX } from '#features/directory/search.rules.ts';

/** Both kinds together, three in a row. */
export const FIND_PAGE_SIZE = 12;

export const SENTENCE_MAX = QUERY_MAX;

/** What visitors read around the one box. */
export const FIND_TEXTS = {
  label: 'What do you need?',
  example: 'Fridge stopped freezing',
  place: 'Place',
  anywhere: 'Anywhere',
  button: 'Find',
  hint: 'Say it as you would to a neighbour, in English, Spanish or Kriol.',
  loading: 'Looking for who fits...',
  tooLong: `Please say it in at most ${SENTENCE_MAX} characters.`,
  noText: 'Please say it in plain text.',
  nobodyLeft: 'Nobody is left with these filters.',
  withoutFilters: 'Show all without filters',
} as const;

export function sentenceProblem(sentence: string): string | null {
  if (sentence.length > SENTENCE_MAX) return FIND_TEXTS.tooLong;
  return sentence.includes('\0') ? FIND_TEXTS.noText : null;
}
