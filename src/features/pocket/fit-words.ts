import { typosAllowed, typosBetween } from '#features/directory/search-text.rules.ts';
import { COST } from '#features/find/costs.ts';
import type { FindWords } from '#features/find/find-words.ts';
import { stem } from '#features/find/stem.ts';
import type { Fit } from './fit-trades.ts';
import { stemsOf, type SaidBy } from './said-by.ts';

const PREFIX_FROM = 3;

/** Whether a word, or what stands for it, is among some stems. */
type Term = (stems: ReadonlySet<string>) => boolean;

/** Those who have all of the words, or all but one. */
export function fitWords(
  { synonyms }: FindWords,
  words: readonly string[],
  everybody: readonly SaidBy[],
): { all: Fit; allButOne: Fit } {
  const used = new Set(everybody.flatMap((said) => [...said.all]));
  const terms = words.map((word) => termOf(word, synonyms, used));
  const lacks = (stems: ReadonlySet<string>) => terms.filter((has) => !has(stems)).length;
  const with_ =
    (most: number, cost: number): Fit =>
    (said) => {
      if (lacks(said.all) > most) return null;
      return lacks(said.strong) <= most ? 0 : cost;
    };
  return { all: with_(0, COST.furtherWords), allButOne: with_(1, COST.allButOneWord) };
}

/** As typed, a synonym, what begins like it, or what is spelled almost like it where nobody uses it. */
function termOf(word: string, synonyms: FindWords['synonyms'], used: ReadonlySet<string>): Term {
  const typed = stem(word);
  const meanings = synonyms
    .filter(([term]) => stemsOf(term).join(' ') === typed)
    .flatMap(([, ...means]) => means.map(stemsOf));
  const loose = meanings.length > 0 ? [] : looselyUsed(word, typed, used);
  const spellings = [[typed], ...meanings, ...loose.map((each) => [each])];
  return (stems) => spellings.some((all) => all.every((each) => stems.has(each)));
}

function looselyUsed(word: string, typed: string, used: ReadonlySet<string>): string[] {
  const allowed = used.has(typed) ? 0 : typosAllowed(word);
  return [...used].filter(
    (each) =>
      (word.length >= PREFIX_FROM && each.startsWith(typed)) ||
      (allowed > 0 && each.length > 3 && typosBetween(typed, each, allowed) <= allowed),
  );
}
