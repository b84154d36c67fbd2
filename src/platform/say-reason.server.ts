import { reasons } from '#messages';
import { inLanguage } from './language.server.ts';

const sentences = () => [
  ...Object.values(reasons.profile),
  ...Object.values(reasons.review),
  reasons.unnamed,
];

/**
 * Why staff refused a profile or removed a review, in the language of whoever reads it. What they chose from a list is
 * stored in English, with or without their own words after it; those stay as they are.
 */
export function sayReason(stored: string): string {
  const english = inLanguage('en', sentences);
  const chosen = english.findIndex((sentence) => isSaidIn(stored, sentence));
  if (chosen === -1) return stored;
  return sentences()[chosen]! + stored.slice(english[chosen]!.length);
}

const isSaidIn = (stored: string, sentence: string): boolean =>
  stored.startsWith(sentence) && /^($|[.\n])/.test(stored.slice(sentence.length));
