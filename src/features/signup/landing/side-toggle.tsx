import type { MouseEvent } from 'react';
import { Link } from 'react-router';
import { classes } from '#ui/classes.ts';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';
import { SIDES } from './signup-sides.ts';

interface SideToggleProps {
  shown: ProviderKind;
  /** Already chosen, though its picture is still on its way. */
  coming: ProviderKind | null;
  onChoose: (side: ProviderKind) => void;
}

/** Two links, so that it works before scripts arrive. */
export function SideToggle({ shown, coming, onChoose }: SideToggleProps) {
  const marked = coming ?? shown;
  const choose = (event: MouseEvent, side: ProviderKind) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onChoose(side);
  };
  return (
    <nav
      aria-label="Sign up as"
      aria-busy={coming !== null || undefined}
      className="grid w-full max-w-96 grid-cols-2 gap-1 rounded-card bg-surface p-1.5 shadow-high"
    >
      {(['specialist', 'business'] as const).map((side) => {
        const { label, Icon, to } = SIDES[side];
        return (
          <Link
            key={side}
            to={to}
            replace
            preventScrollReset
            aria-current={side === shown ? 'page' : undefined}
            onClick={(event) => choose(event, side)}
            data-accent={side}
            className={classes(
              'flex min-h-12 items-center justify-center gap-2 rounded-[0.7rem] px-3 font-semibold transition',
              side === marked
                ? 'bg-accent text-accent-ink'
                : 'text-ink-2 hover:bg-surface-2 hover:text-ink',
            )}
          >
            <Icon aria-hidden className="size-5" />
            {label}
          </Link>
        );
      })}
    </nav>
  );
}
