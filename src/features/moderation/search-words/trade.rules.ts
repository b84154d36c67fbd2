import { staffSearch } from '#messages';
import { BUSINESS_CATEGORIES, SPECIALIST_CATEGORIES } from '#features/profiles/categories.rules.ts';
import { foldText } from '#features/directory/search-text.rules.ts';
import { TERM_MAX } from './synonym.rules.ts';

export const TRADE_CATEGORIES = [
  ...new Set<string>([...SPECIALIST_CATEGORIES, ...BUSINESS_CATEGORIES]),
].sort();

export function phraseProblem(typed: string): string | null {
  if (!foldText(typed)) return staffSearch.sayMissing;
  if (typed.length > TERM_MAX) return staffSearch.mostCharacters(TERM_MAX);
  return /[,;\n]/.test(typed) ? staffSearch.oneAtATime : null;
}
