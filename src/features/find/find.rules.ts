import { find } from '#messages';
import { QUERY_MAX } from '#features/directory/search.rules.ts';

/** Both kinds together, three in a row. */
export const FIND_PAGE_SIZE = 12;

export const SENTENCE_MAX = QUERY_MAX;

export function sentenceProblem(sentence: string): string | null {
  if (sentence.length > SENTENCE_MAX) return find.tooLong(SENTENCE_MAX);
  return sentence.includes('\0') ? find.noText : null;
}
