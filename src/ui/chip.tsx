import type { ReactNode } from 'react';
import { X } from 'lucide-react';
import { Link } from '#ui/link.tsx';

interface ChipProps {
  children: ReactNode;
  /** The same page without this choice. */
  removeTo: string;
  /** What is removed, such as "Remove filter Plumbing". */
  removeLabel: string;
}

export function Chip({ children, removeTo, removeLabel }: ChipProps) {
  return (
    <span className="inline-flex max-w-full min-h-8 items-center rounded-full bg-accent-soft text-small font-medium text-ink pl-3.5">
      <span className="truncate py-1">{children}</span>
      <Link
        to={removeTo}
        aria-label={removeLabel}
        preventScrollReset
        className="-my-1.5 -mr-1 grid size-11 shrink-0 place-items-center rounded-full text-ink-2 hover:text-ink"
      >
        <X aria-hidden className="size-4" />
      </Link>
    </span>
  );
}
