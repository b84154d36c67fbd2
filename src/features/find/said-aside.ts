import { WEIGHTS, type FindIndex, type Phrase } from './build-index.ts';
import { listed } from './find-words.ts';
import type { Token } from './read-tokens.ts';

export interface Match {
  phrase: Phrase;
  score: number;
  /** The places in the sentence of its words. */
  tokens: ReadonlySet<number>;
}

/**
 * The words that tell whose it is or where, behind what is wanted: the hotel of "website for my hotel" and of "taxi to
 * the hotel" is not looked for, nor what is to be had beside it: the music of "lunch with live music". Where both are
 * related, as in "stay at a homestay", they are, and so is what is to be done: "want to do zipline".
 */
export function saidAside(
  index: FindIndex,
  tokens: readonly Token[],
  matches: readonly Match[],
): ReadonlySet<number> {
  const wanted = matches.filter(({ phrase }) => phrase.weight >= WEIGHTS.need);
  const isAside = ({ phrase, tokens: own }: Match) => {
    const at = besideWord(index, tokens, Math.min(...own));
    return (
      at !== null &&
      (phrase.weight === WEIGHTS.name || !index.doing.has(tokens[at]!.word)) &&
      wanted.some(
        (other) =>
          !areRelated(index, phrase.trade, other.phrase.trade) &&
          [...other.tokens].every(
            (each) => each < at && tokens[each]!.clause === tokens[at]!.clause,
          ),
      )
    );
  };
  return new Set(wanted.filter(isAside).flatMap((match) => [...match.tokens]));
}

/** Where "for", "at" or their like is, with nothing but small words behind it. */
function besideWord(
  { beside, soft }: FindIndex,
  tokens: readonly Token[],
  end: number,
): number | null {
  for (let at = end - 1; at >= 0 && tokens[at]!.clause === tokens[end]!.clause; at--) {
    const { word, filler } = tokens[at]!;
    if (beside.has(word)) return at;
    if (!filler && !soft.has(word)) return null;
  }
  return null;
}

export function areRelated({ words: { trades } }: FindIndex, one: string, other: string): boolean {
  const relatedTo = (id: string) => listed(trades[id]!.related);
  return one === other || relatedTo(one).includes(other) || relatedTo(other).includes(one);
}

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
