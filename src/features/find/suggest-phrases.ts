import { LOCATIONS } from '#features/profiles/locations.rules.ts';
import type { Suggestion } from '#features/directory/suggest.server.ts';
import { foldedWords, WEIGHTS, type FindIndex } from './build-index.ts';
import { capitalised } from '#features/directory/search-text.rules.ts';
import { tradeName } from './find-words.ts';
import { stem } from './stem.ts';

/** Something that people say, as it would be offered to who begins to say it. */
interface Offer extends Suggestion {
  trade: string;
  folded: string;
  words: readonly string[];
  stems: readonly string[];
  weight: number;
  /** Which of its trade's: what the pack writes first is what most people say. */
  rank: number;
}

const MOST = { trade: 3, need: 5, place: 2 } as const;
/** Fewer letters may begin anything. */
const END_MIN = 3;
const ANYWHERE_MIN = 4;
const LONGEST_PLACE = 3;

/** Built once; the function that it gives tells how a sentence that is being typed may go on. */
export function createSuggesting(index: FindIndex): (typed: string) => Suggestion[] {
  const offers = offersOf(index);
  return (typed) => {
    const pieces = typed.split(/\s+/).filter(Boolean);
    const places = placesFor(pieces);
    // "plumber in san p" ends with a place, and with no trade.
    const ends = places.length > 0 ? 1 : pieces.length;
    return [...phrasesFor(offers, index.fillers, pieces, ends), ...places];
  };
}

function offersOf({ words, phrases }: FindIndex): Offer[] {
  const ranks = new Map<string, number>();
  return phrases.map(({ trade, text, weight }) => {
    const leadsTo = tradeName(words, trade);
    const type = weight === WEIGHTS.name ? 'trade' : 'need';
    const shown = type === 'trade' ? capitalised(text) : text;
    const rank = (ranks.get(trade) ?? -1) + 1;
    ranks.set(trade, rank);
    const own = foldedWords(text);
    return {
      text: shown,
      type,
      ...(shown !== leadsTo && { leadsTo }),
      trade,
      folded: own.join(' '),
      words: own,
      stems: own.map(stem),
      weight,
      rank,
    };
  });
}

/** What has all that was said; if nothing does, what begins like the longest end of it. */
function phrasesFor(
  offers: readonly Offer[],
  fillers: ReadonlySet<string>,
  pieces: readonly string[],
  ends: number,
): Suggestion[] {
  for (let start = 0; start < ends; start++) {
    const said = foldedWords(pieces.slice(start).join(' '));
    const isEnd = start > 0;
    if (isEnd && fillers.has(said[0]!)) continue;
    const begun = said.join(' ');
    const asked = said.filter((word) => !fillers.has(word));
    const isLong = asked.join(' ').length >= ANYWHERE_MIN;
    if (isEnd && begun.length < END_MIN) return [];
    const found = offers.filter(
      (offer) => offer.folded.startsWith(begun) || (!isEnd && isLong && goesOn(offer, asked)),
    );
    if (found.length > 0) return bestOf(found, begun).map(offered(pieces.slice(0, start)));
  }
  return [];
}

const offered =
  (before: readonly string[]) =>
  ({ text, type, leadsTo }: Offer): Suggestion => ({
    text: [...before, before.length > 0 ? text.toLowerCase() : text].join(' '),
    type,
    ...(leadsTo && { leadsTo }),
  });

/** Whether a phrase has all words, the last of which may only have been begun. */
function goesOn({ words, stems }: Offer, asked: readonly string[]): boolean {
  return asked.every((word, at) =>
    at === asked.length - 1
      ? words.some((each) => each.startsWith(word))
      : words.includes(word) || stems.includes(stem(word)),
  );
}

/** One name and two needs of a trade are enough: others are meant as well. */
function bestOf(found: readonly Offer[], asked: string): Offer[] {
  const beginsSo = ({ folded }: Offer) => (folded.startsWith(asked) ? 0 : 1);
  const sorted = found.toSorted(
    (a, b) => beginsSo(a) - beginsSo(b) || b.weight - a.weight || a.rank - b.rank,
  );
  const seen = new Set<string>();
  const best = (type: 'trade' | 'need', ofATrade: number) => {
    const taken = new Map<string, number>();
    return sorted
      .filter((offer) => {
        const already = taken.get(offer.trade) ?? 0;
        if (offer.type !== type || already === ofATrade || seen.has(offer.folded)) return false;
        seen.add(offer.folded);
        taken.set(offer.trade, already + 1);
        return true;
      })
      .slice(0, MOST[type]);
  };
  return [...best('trade', 1), ...best('need', 2)];
}

/** Places that the last words begin, with what was said before them. */
function placesFor(pieces: readonly string[]): Suggestion[] {
  const lengths = Array.from({ length: LONGEST_PLACE }, (_, less) => LONGEST_PLACE - less);
  for (const length of lengths.filter((each) => each <= pieces.length)) {
    const before = pieces.slice(0, -length).join(' ');
    const begun = foldedWords(pieces.slice(-length).join(' ')).join(' ');
    if (begun.length < (before ? END_MIN : 2)) continue;
    const found = LOCATIONS.filter((place) => foldedWords(place).join(' ').startsWith(begun));
    if (found.length > 0)
      return found
        .slice(0, MOST.place)
        .map((place) => ({ text: before ? `${before} ${place}` : place, type: 'place' as const }));
  }
  return [];
}
