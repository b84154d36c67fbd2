import type { ProviderKind } from '#platform/provider-kind.rules.ts';
/** A piece of an answer: words, or a link to a page of this site. */
export type Piece = string | { text: string; to: string };
type Paragraph = string | readonly Piece[];

export interface FaqItem {
  /** Its own address on the page. */
  id: string;
  question: string;
  answer: readonly Paragraph[];
  examples?: readonly string[];
  /** Where it goes on from here. */
  more?: { text: string; to: string };
}

export interface FaqGroup {
  /** Absent where the section needs no parts. */
  title?: string;
  items: readonly FaqItem[];
}

export interface FaqSection {
  id: string;
  title: string;
  intro: string;
  accent?: ProviderKind;
  groups: readonly FaqGroup[];
}

export const itemsOf = ({ groups }: FaqSection): readonly FaqItem[] =>
  groups.flatMap(({ items }) => items);

/** An answer without its links, for those who search and for machines. */
export function plainAnswer({ answer }: FaqItem): string {
  const plain = (piece: Piece) => (typeof piece === 'string' ? piece : piece.text);
  return answer.map((paragraph) => [paragraph].flat().map(plain).join('')).join('\n');
}
