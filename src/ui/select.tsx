import type { ComponentProps } from 'react';
import { ChevronDown } from 'lucide-react';
import { classes } from '#ui/classes.ts';
import { controlStyle, useFieldControl } from '#ui/field-control.ts';

/** The system's own list, which every phone knows how to show. Children are `<option>`s. */
export function Select({ className, ...rest }: ComponentProps<'select'>) {
  return (
    <span className="relative block">
      <select
        {...useFieldControl()}
        {...rest}
        className={classes(controlStyle, 'appearance-none truncate pr-11', className)}
      />
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute top-1/2 right-3.5 size-5 -translate-y-1/2 text-ink-2"
      />
    </span>
  );
}
