import { LOCATIONS, type Location } from '#features/profiles/locations.rules.ts';

const WORDS_MAX = 8;

/** Letters that stay themselves when accents are taken off, as people write them without. */
const PLAIN = new Map(
  'ø:o ł:l đ:d ð:d ħ:h ŧ:t ı:i ŋ:n ς:σ ß:ss æ:ae œ:oe þ:th'
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
);

/**
 * The same folding as the database's `fold`: letters and digits of any script, no accents, no case, '&' is 'and', Ch'oc
 * is choc. Chinese and Japanese are written without spaces: each letter is a word.
 */
export function foldText(text: string): string {
  return text
    .replace(/&/g, ' and ')
    .normalize('NFKD')
    .replace(/[\p{sc=Inherited}'‘’ʼ]/gu, '')
    .toLowerCase()
    .replace(/[øłđðħŧıŋςßæœþ]/g, (letter) => PLAIN.get(letter)!)
    .replace(/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/gu, ' $& ')
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
    .trim();
}

/** Words are kept folded; where people read them they would look like leftovers. */
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export function wordsOf(text: string): string[] {
  const folded = foldText(text);
  return folded ? folded.split(' ').slice(0, WORDS_MAX) : [];
}

/** How many letters of a word may be wrong: short words, numbers and words of other scripts must be right. */
export function typosAllowed(word: string): 0 | 1 | 2 {
  if (!/^[a-z]{5,}$/.test(word)) return 0;
  return word.length < 9 ? 1 : 2;
}

const FOLDED_LOCATIONS = LOCATIONS.map((location) => ({ location, words: wordsOf(location) })).sort(
  (a, b) => b.words.length - a.words.length,
);
const SMALL_WORDS = new Set(['in', 'at', 'near', 'en', 'around', 'from', 'da']);

/** Takes a place out of what was typed: "plumber in Newport" is a plumber, there. */
export function splitPlace(words: readonly string[]): { words: string[]; place: Location | null } {
  for (const { location, words: name } of FOLDED_LOCATIONS) {
    const at = words.findIndex((_, start) => name.every((word, i) => words[start + i] === word));
    if (at < 0) continue;
    const before = SMALL_WORDS.has(words[at - 1] ?? '') ? at - 1 : at;
    return {
      words: [...words.slice(0, before), ...words.slice(at + name.length)],
      place: location,
    };
  }
  return { words: [...words], place: null };
}

/** The number of insertions, deletions, replacements and swaps between two words, or `limit + 1` if more. */
export function typosBetween(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let older: number[] = [];
  let last: number[] = [];
  for (let j = 0; j <= b.length; j++) last.push(j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row[j] = Math.min(
        last[j]! + 1,
        row[j - 1]! + 1,
        last[j - 1]! + (same ? 0 : 1),
        swapped ? older[j - 2]! + 1 : Infinity,
      );
      least = Math.min(least, row[j]!);
    }
    // It never shrinks again: a swap reaches back one row more, and costs one.
    if (least > limit) return limit + 1;
    [older, last] = [last, row];
  }
  return Math.min(last[b.length]!, limit + 1);
}
