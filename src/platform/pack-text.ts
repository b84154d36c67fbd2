/** A text of the pack, as the server has read it from its Markdown: plain data, which a page shows with `TextBlocks`. */
export interface PackText extends TextPart {
  /** The day from which it holds, as 2025-11-29 and in words; empty where the text says none. */
  updated: { date: string; words: string };
  /** Where the language that is spoken has no such text yet. */
  lang?: 'en';
}

export interface TextPart {
  title: string;
  /** Its own address on the page, the same in every language; empty where nobody links to it. */
  id: string;
  blocks: TextBlock[];
  /** What stands below a smaller heading. */
  parts: TextPart[];
}

export type TextBlock =
  | { kind: 'paragraph'; line: TextLine }
  | { kind: 'list'; lines: TextLine[] }
  | { kind: 'definitions'; entries: { term: string; meaning: TextLine }[] };

export type TextLine = readonly TextPiece[];
export type TextPiece =
  | string
  | { text: string; to: string }
  | { text: string; as: 'strong' | 'code' };

/** Without its links, for those who search and for machines. */
export const plainText = (line: TextLine): string =>
  line.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('');
