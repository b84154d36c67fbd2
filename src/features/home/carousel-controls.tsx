import { ChevronLeft, ChevronRight } from 'lucide-react';
import { IconButton } from '#ui/icon-button.tsx';

interface CarouselControlsProps {
  page: number;
  count: number;
  /** Speaks of pages only once somebody has turned one. */
  moved: boolean;
  onMove: (step: number) => void;
  /** What is turned, such as "specialists". */
  what: string;
}

export function CarouselControls({ page, count, moved, onMove, what }: CarouselControlsProps) {
  return (
    <div data-needs-script className="flex items-center gap-2">
      <p
        aria-live={moved ? 'polite' : 'off'}
        className="mr-2 text-small text-ink-3 tabular-nums max-md:mr-auto"
      >
        Page {page + 1} of {count}
      </p>
      <IconButton
        label={`Previous ${what}`}
        variant="raised"
        disabled={count === 1}
        onClick={() => onMove(-1)}
      >
        <ChevronLeft aria-hidden className="size-5" />
      </IconButton>
      <IconButton
        label={`Next ${what}`}
        variant="raised"
        disabled={count === 1}
        onClick={() => onMove(1)}
      >
        <ChevronRight aria-hidden className="size-5" />
      </IconButton>
    </div>
  );
}
