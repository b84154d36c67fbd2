import { reasons } from '#messages';
import { inLanguage } from './language.server.ts';

const sentences = () => Object.entries({ ...reasons.profile, ...reasons.review });

/**
 * Why staff refused a profile or removed a review, in the language of whoever reads it. What they chose from a list is
 * stored in English, with or without their own words after it; those stay as they are.
 */
export function sayReason(stored: string): string {
  const english = inLanguage('en', sentences);
  const chosen = english.findIndex(([, sentence]) => isSaidIn(stored, sentence));
  if (chosen === -1) return stored;
  return sentences()[chosen]![1] + stored.slice(english[chosen]![1].length);
}

const isSaidIn = (stored: string, sentence: string): boolean =>
  stored.startsWith(sentence) && /^($|[.\n])/.test(stored.slice(sentence.length));
