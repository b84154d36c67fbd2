import type { ReactNode } from 'react';
import { X } from 'lucide-react';
import { Link } from 'react-router';
import { classes } from '#ui/classes.ts';

interface ChipProps {
  children: ReactNode;
  /** The same page without this choice: makes the chip removable, even before scripts arrive. */
  removeTo?: string | undefined;
  /** The same for state that is not in the address. */
  onRemove?: (() => void) | undefined;
  /** What is removed, such as "Remove filter Belize City". */
  removeLabel?: string | undefined;
}

const cross =
  '-my-1.5 -mr-1 grid size-11 shrink-0 place-items-center rounded-full text-ink-2 hover:text-ink';

export function Chip({ children, removeTo, onRemove, removeLabel = 'Remove' }: ChipProps) {
  const removable = removeTo !== undefined || onRemove !== undefined;
  const icon = <X aria-hidden className="size-4" />;
  return (
    <span
      className={classes(
        'inline-flex max-w-full min-h-8 items-center rounded-full bg-accent-soft text-small font-medium text-ink',
        removable ? 'pl-3.5' : 'px-3.5',
      )}
    >
      <span className="truncate py-1">{children}</span>
      {removeTo !== undefined ? (
        <Link to={removeTo} aria-label={removeLabel} preventScrollReset className={cross}>
          {icon}
        </Link>
      ) : (
        onRemove && (
          <button type="button" aria-label={removeLabel} onClick={onRemove} className={cross}>
            {icon}
          </button>
        )
      )}
    </span>
  );
}
