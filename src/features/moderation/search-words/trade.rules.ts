import { BUSINESS_CATEGORIES, SPECIALIST_CATEGORIES } from '#features/profiles/categories.rules.ts';
import { foldText } from '#features/directory/search-text.rules.ts';
import { TERM_MAX } from './synonym.rules.ts';

export const TRADE_CATEGORIES = [
  ...new Set<string>([...SPECIALIST_CATEGORIES, ...BUSINESS_CATEGORIES]),
].sort();

export const TRADE_MESSAGES = {
  phraseAdded: 'People who say so are led to this trade from now on.',
  phraseTaken: 'The phrase leads there no more.',
  tradeAdded: 'The trade is added. Now say what people call for who need it.',
  tradeTaken: 'The trade is taken away.',
  undone: 'The change is undone.',
  gone: 'This change does not exist any more.',
  noTrade: 'Please choose a trade from the list.',
  noCategory: 'Please choose a category from the list.',
  tradeKnown: 'There is a trade of this name already.',
  phraseKnown: 'This trade knows it already.',
  phraseUnknown: 'This trade does not know it.',
  ownName: 'A trade keeps its name.',
} as const;

export function phraseProblem(typed: string): string | null {
  if (!foldText(typed)) return 'Please enter what people say.';
  if (typed.length > TERM_MAX) return `At most ${TERM_MAX} characters.`;
  return /[,;\n]/.test(typed) ? 'One at a time, without commas.' : null;
}
