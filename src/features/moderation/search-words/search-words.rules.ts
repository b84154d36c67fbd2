import { staffSearch } from '#messages';
import { foldText } from '#features/directory/search-text.rules.ts';
import { BUSINESS_CATEGORIES, SPECIALIST_CATEGORIES } from '#features/profiles/categories.rules.ts';

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
  if (!term) return staffSearch.termMissing;
  if (term.length > TERM_MAX) return staffSearch.mostCharacters(TERM_MAX);
  return term.split(' ').length > TERM_WORDS_MAX ? staffSearch.mostWords(TERM_WORDS_MAX) : null;
}

export function checkMeans(means: readonly string[]): string | null {
  if (means.length === 0) return staffSearch.meansMissing;
  if (means.length > MEANS_MAX) return staffSearch.mostMeanings(MEANS_MAX);
  return means.some((each) => each.length > TERM_MAX) ? staffSearch.mostEach(TERM_MAX) : null;
}

export const TRADE_CATEGORIES = [
  ...new Set<string>([...SPECIALIST_CATEGORIES, ...BUSINESS_CATEGORIES]),
].sort();

export function phraseProblem(typed: string): string | null {
  if (!foldText(typed)) return staffSearch.sayMissing;
  if (typed.length > TERM_MAX) return staffSearch.mostCharacters(TERM_MAX);
  return /[,;\n]/.test(typed) ? staffSearch.oneAtATime : null;
}
