import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Location } from '#features/profiles/locations.rules.ts';

/**
 * What people in Belize would type, whole sentences and single words, in three languages. Labelled by hand from the demo
 * directory alone, before the search was tuned.
 */
export interface LabelledSentence {
  language: string;
  sentence: string;
  /** Parts of the occupations and types that fit; ^ is their beginning. */
  fits: RegExp;
  /** The places that were said; empty where none was. */
  places: readonly Location[];
  /** Nobody looks at these while tuning. */
  heldOut: boolean;
}

type Row = [sentence: string, fits: string, places?: string];

const file = join(import.meta.dirname, 'sentences.json');
const sets = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Row[]>;

export const SENTENCES: readonly LabelledSentence[] = Object.entries(sets).flatMap(
  ([language, rows]) =>
    rows.map(([sentence, fits, places = '']) => ({
      language,
      sentence,
      fits: new RegExp(fits),
      places: places.split('|').filter(Boolean) as Location[],
      heldOut: isHeldOut(sentence),
    })),
);

/** A bit of the sentence's FNV hash, so that a sentence stays in its half whatever is added. */
function isHeldOut(sentence: string): boolean {
  let hash = 2166136261;
  for (const letter of sentence) hash = Math.imul(hash ^ letter.charCodeAt(0), 16777619);
  return ((hash >>> 7) & 1) === 1;
}
