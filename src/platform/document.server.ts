import { randomBytes } from 'node:crypto';
import { createContext } from 'react-router';

/** A page that was made: it is worked on before it is sent, and text in an answer would be copied each time. */
export interface PageDocument {
  /** With a mark in the place of each part. */
  text: string;
  /** What stands on other pages too, as it is sent. */
  parts: readonly Buffer[];
}

export const documentContext = createContext<PageDocument | null>(null);

/** Nobody's text holds a mark: nobody knows it. */
const SECRET = randomBytes(16).toString('hex');

export const markOfPart = (index: number): string => `${SECRET}.${index}.`;

/** React tells two texts apart by it, which marks are to it. */
const BETWEEN_TEXTS = '<!-- -->';

/** The page with its parts in the places of their marks, which stand in the same order. */
export function withParts(page: Buffer, parts: readonly Buffer[]): Buffer {
  const pieces: Buffer[] = [];
  let from = 0;
  for (const [index, part] of parts.entries()) {
    const mark = markOfPart(index);
    const at = page.indexOf(mark, from, 'latin1');
    if (at < 0) continue;
    const between = page.subarray(from, at);
    if (between.length !== BETWEEN_TEXTS.length || between.toString('latin1') !== BETWEEN_TEXTS)
      pieces.push(between);
    pieces.push(part);
    from = at + mark.length;
  }
  return Buffer.concat([...pieces, page.subarray(from)]);
}
