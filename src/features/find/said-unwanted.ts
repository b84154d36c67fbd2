import { WEIGHTS } from './build-index.ts';
import type { Match } from './said-aside.ts';

/**
 * The words that name whom somebody does not want beside whom they do: the tour guide of "driver who is not a tour
 * guide". "Not starting" names nobody, and of "no plumber comes" nobody else is wanted.
 */
export function saidUnwanted(
  matches: readonly Match[],
  excepted: ReadonlySet<number>,
): readonly number[] {
  if (excepted.size === 0) return [];
  return matches
    .filter(({ phrase }) => phrase.weight === WEIGHTS.name)
    .flatMap(({ phrase, tokens }) => {
      const own = [...tokens];
      const first = Math.min(...own.filter((at) => excepted.has(at)));
      const named = own.filter((at) => at >= first);
      const isWanted = (other: Match) =>
        other.phrase.trade !== phrase.trade &&
        other.phrase.weight >= WEIGHTS.need &&
        named.every((at) => !other.tokens.has(at));
      return matches.some(isWanted) ? named : [];
    });
}
