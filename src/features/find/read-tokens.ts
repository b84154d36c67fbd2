import { typosAllowed, typosBetween } from '#features/directory/search-text.rules.ts';
import { foldedWords, lettersOf, type FindIndex } from './build-index.ts';
import { stem } from './stem.ts';

/** A word of the sentence. */
export interface Token {
  word: string;
  filler: boolean;
  /** "and" or a comma begins another one. */
  clause: number;
  /** The word itself, or the one it was probably meant to be. */
  spelled: readonly string[];
  /** The stems it may stand for, and how surely. */
  stems: ReadonlyMap<string, number>;
}

const MOST = 50;
const CORRECTIONS = 6;
const SURE = 1;
const SPLIT = 0.95;
const TRANSLATED = 0.9;
const CORRECTED = 0.75;

export function readTokens(index: FindIndex, sentence: string): Token[] {
  const words = foldedWords(sentence).slice(0, MOST);
  const clauses = clausesOf(index, sentence);
  return words.map((word, at) => {
    const spelled = isKnown(index, word) ? [word] : correct(index, word);
    const sure = spelled[0] === word ? SURE : CORRECTED;
    const stems = new Map<string, number>();
    const add = (each: string, quality: number) =>
      stems.set(each, Math.max(stems.get(each) ?? 0, quality));
    add(stem(word), SURE);
    for (const each of spelled) {
      add(stem(each), sure);
      const meanings = index.meanings.get(each) ?? index.meanings.get(stem(each)) ?? [];
      for (const meant of meanings) add(meant, sure * TRANSLATED);
    }
    if (spelled.length === 0) for (const part of split(index, word)) add(stem(part), SPLIT);
    const joined = word + (words[at + 1] ?? '');
    if (at + 1 < words.length && index.known.has(joined)) add(stem(joined), SPLIT);
    return { word, filler: index.fillers.has(word), clause: clauses[at]!, spelled, stems };
  });
}

const PAUSE = /[;/+\n]|,(?!\d)|[.!?](?=\s)/;

/** Of each word, how many pauses and joining words are before it. */
function clausesOf({ joining }: FindIndex, sentence: string): number[] {
  let clause = 0;
  return sentence.split(PAUSE).flatMap((part) => {
    clause += 1;
    return foldedWords(part).map((word) => (joining.has(word) ? ++clause : clause));
  });
}

function isKnown({ known, phrasesWith, meanings }: FindIndex, word: string): boolean {
  return known.has(word) || phrasesWith.has(stem(word)) || meanings.has(stem(word));
}

/** The words that a misspelt one may have meant, all with the fewest typos. */
function correct({ vocabulary }: FindIndex, word: string): string[] {
  const allowed = typosAllowed(word);
  if (allowed === 0) return [];
  const letters = lettersOf(word);
  let fewest = allowed + 1;
  let found: string[] = [];
  for (let length = word.length - allowed; length <= word.length + allowed; length++)
    for (const each of vocabulary.get(length) ?? []) {
      if (bitsIn(letters ^ each.letters) > 2 * allowed) continue;
      const typos = typosBetween(word, each.word, allowed);
      if (typos > allowed || typos > fewest || each.word.length < 4) continue;
      if (typos < fewest) found = [];
      fewest = typos;
      found.push(each.word);
    }
  return found.slice(0, CORRECTIONS);
}

/** "golfcart" is two words that somebody wrote as one. */
function split({ known }: FindIndex, word: string): string[] {
  for (let at = 3; at <= word.length - 3; at++) {
    const parts = [word.slice(0, at), word.slice(at)];
    if (parts.every((part) => known.has(part))) return parts;
  }
  return [];
}

function bitsIn(letters: number): number {
  let bits = 0;
  for (let rest = letters; rest !== 0; rest &= rest - 1) bits++;
  return bits;
}
