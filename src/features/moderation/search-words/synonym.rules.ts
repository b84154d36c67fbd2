import { foldText } from '#features/directory/search-text.rules.ts';

export const TERM_MAX = 60;
const TERM_WORDS_MAX = 3;
const MEANS_MAX = 8;
export const MEANS_TEXT_MAX = 400;

export interface Synonym {
  term: string;
  means: string[];
}

type Judged = { synonym: Synonym } | { field: 'term' | 'means'; message: string };

/** As search reads it: no accents, no capitals, no signs. */
export function readSynonym(typedTerm: string, typedMeans: string): Judged {
  const term = foldText(typedTerm);
  const means = [...new Set(typedMeans.split(/[,;\n]/).map(foldText))].filter(
    (each) => each && each !== term,
  );
  const wrong = checkTerm(term);
  if (wrong) return { field: 'term', message: wrong };
  const unclear = checkMeans(means);
  if (unclear) return { field: 'means', message: unclear };
  return { synonym: { term, means } };
}

function checkTerm(term: string): string | null {
  if (!term) return 'Please enter what people type.';
  if (term.length > TERM_MAX) return `At most ${TERM_MAX} characters.`;
  return term.split(' ').length > TERM_WORDS_MAX
    ? `At most ${TERM_WORDS_MAX} words: search looks no further.`
    : null;
}

function checkMeans(means: readonly string[]): string | null {
  if (means.length === 0) return 'Please enter at least one word that providers use.';
  if (means.length > MEANS_MAX) return `At most ${MEANS_MAX}, with commas between them.`;
  return means.some((each) => each.length > TERM_MAX)
    ? `At most ${TERM_MAX} characters each, with commas between them.`
    : null;
}

export const SYNONYM_MESSAGES = {
  added: 'Search understands it from now on.',
  changed: 'The meaning is changed, at once.',
  removed: 'The synonym is removed.',
  gone: 'This synonym does not exist any more.',
  taken: 'There is an entry for this already. Change that one.',
  dismissed: 'The search is dismissed. It comes back if people go on searching for it.',
  missGone: 'This search is not in the list any more.',
} as const;
