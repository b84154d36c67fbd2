import { foldText, wordsOf } from '#features/directory/search-text.rules.ts';
import { plainAnswer, type FaqItem, type FaqSection } from './faq-item.ts';

/** The ids of all questions that speak of every word that was typed, in question, answer or examples. */
export function matchingIds(sections: readonly FaqSection[], typed: string): Set<string> {
  const words = wordsOf(typed);
  // What has no letter or digit is in none of them.
  if (words.length === 0 && typed.trim()) return new Set();
  const items = sections.flatMap(({ groups }) => groups.flatMap((group) => group.items));
  return new Set(items.filter((item) => speaksOf(item, words)).map(({ id }) => id));
}

function speaksOf(item: FaqItem, words: readonly string[]): boolean {
  const text = ` ${foldText([item.question, plainAnswer(item), ...(item.examples ?? [])].join(' '))}`;
  // A word may be half typed, but it begins where a word begins.
  return words.every((word) => text.includes(` ${word}`));
}
