import { Link } from 'react-router';
import { paths } from '#platform/paths.ts';
import type { FaqItem, Piece } from './faq-item.ts';

export function AnswerText({ paragraphs }: { paragraphs: FaqItem['answer'] }) {
  return paragraphs.map((paragraph, index) => (
    <p key={index} className="max-w-prose text-ink-2">
      {[paragraph].flat().map((piece, at) => (
        <PieceText key={at} piece={piece} />
      ))}
    </p>
  ));
}

function PieceText({ piece }: { piece: Piece }) {
  if (typeof piece === 'string') return piece;
  return (
    <Link
      to={piece.to}
      // Another question of this page.
      replace={piece.to.startsWith(`${paths.faq}#`)}
      className="font-medium text-accent underline underline-offset-4 hover:text-accent-strong"
    >
      {piece.text}
    </Link>
  );
}
