import { Fragment } from 'react';
import { useLocation } from 'react-router';
import { Link } from '#ui/link.tsx';
import type { TextBlock, TextLine, TextPiece } from '#platform/pack-text.ts';

/** The one way in which texts of the pack are shown. */
export function TextBlocks({ blocks }: { blocks: readonly TextBlock[] }) {
  return blocks.map((block, index) => <Block key={index} block={block} />);
}

function Block({ block }: { block: TextBlock }) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p>
          <Line line={block.line} />
        </p>
      );
    case 'list':
      return (
        <ul>
          {block.lines.map((line, index) => (
            <li key={index}>
              <Line line={line} />
            </li>
          ))}
        </ul>
      );
    case 'definitions':
      return (
        <dl>
          {block.entries.map(({ term, meaning }) => (
            <Fragment key={term}>
              <dt>{term}</dt>
              <dd>
                <Line line={meaning} />
              </dd>
            </Fragment>
          ))}
        </dl>
      );
  }
}

export function Line({ line, linkClass }: { line: TextLine; linkClass?: string }) {
  return line.map((piece, index) => <Piece key={index} piece={piece} linkClass={linkClass} />);
}

function Piece({ piece, linkClass }: { piece: TextPiece; linkClass: string | undefined }) {
  const { pathname } = useLocation();
  if (typeof piece === 'string') return piece;
  if ('as' in piece) return <piece.as>{piece.text}</piece.as>;
  if (!piece.to.startsWith('/')) return <a href={piece.to}>{piece.text}</a>;
  return (
    // Going on within the page is no step to come back from.
    <Link to={piece.to} replace={piece.to.startsWith(`${pathname}#`)} className={linkClass}>
      {piece.text}
    </Link>
  );
}
