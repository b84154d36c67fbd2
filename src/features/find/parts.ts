import { foldedWords, piecesIn } from './build-index.ts';

/** Some words of the sentence, and what they were understood as. */
export interface SaidPart {
  label: string;
  tokens: ReadonlySet<number>;
}

/** A part of what was understood, and the search without it. */
export interface Part {
  label: string;
  without: { q: string; place: string };
}

/**
 * Sentences without one of their parts each. The small words that led to it go along, "in" with the place, and so do
 * those that would be left over at the end.
 */
export function takeAway(
  sentence: string,
  parts: readonly SaidPart[],
  isSmall: (token: number) => boolean,
): { label: string; rest: string }[] {
  const pieces = piecesOf(sentence);
  const inParts = new Set(parts.flatMap(({ tokens }) => [...tokens]));
  const isLoose = (token: number) => !inParts.has(token) && isSmall(token);
  const last = pieces.at(-1)?.end ?? 0;
  return parts.map(({ label, tokens }) => {
    const gone = new Set(tokens);
    for (const token of tokens)
      for (let before = token - 1; before >= 0 && isLoose(before); before--) gone.add(before);
    for (let end = last - 1; end >= 0 && (gone.has(end) || isLoose(end)); end--) gone.add(end);
    const stays = ({ start, end }: Piece) =>
      Array.from({ length: end - start }, (_, at) => start + at).every((at) => !gone.has(at));
    const rest = pieces.filter(stays).map(textOf).join(' ');
    return { label, rest: gone.size < last ? rest.replace(/[,;]$/, '') : '' };
  });
}

interface Piece {
  text: string;
  /** The words that it is read as: "A&B" is three. */
  start: number;
  end: number;
}

const textOf = ({ text }: Piece) => text;

function piecesOf(sentence: string): Piece[] {
  let end = 0;
  return piecesIn(sentence).map((text) => {
    const start = end;
    end += foldedWords(text).length;
    return { text, start, end };
  });
}
