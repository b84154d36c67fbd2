import { useEffect, useRef, useState, type ReactNode } from 'react';
import { ChevronDown } from 'lucide-react';
import { useLocation } from 'react-router';
import { DeskCard } from '../desk/desk-heading.tsx';

interface FoldedCardProps {
  id: string;
  title: string;
  /** Where something in it was answered, or is wrong, when the page comes. */
  open: boolean;
  children: ReactNode;
}

/** One of several on a long page: on a phone its heading alone, until it is opened or a link leads to it. */
export function FoldedCard({ id, title, open, children }: FoldedCardProps) {
  const fold = useRef<HTMLDetailsElement>(null);
  const [opensWithPage] = useState(open);
  const { hash } = useLocation();
  useEffect(() => {
    if (hash === `#${id}` && fold.current) fold.current.open = true;
  }, [hash, id]);
  return (
    <DeskCard id={id} title={title} className="folded-card desk-target">
      <details ref={fold} open={opensWithPage}>
        <summary>
          <span className="sr-only">{title}</span>
          <ChevronDown aria-hidden className="size-5 text-ink-3 transition" />
        </summary>
      </details>
      {children}
    </DeskCard>
  );
}
