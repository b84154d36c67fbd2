import { find } from '#messages';

/** Both kinds together, three in a row. */
export const FIND_PAGE_SIZE = 12;

/** Of what is longer than keywords: people greet, and tell how it came to be. */
export const SENTENCE_MAX = 200;

export function sentenceProblem(sentence: string, max = SENTENCE_MAX): string | null {
  if (sentence.length > max) return find.tooLong(max);
  return sentence.includes('\0') ? find.noText : null;
}
