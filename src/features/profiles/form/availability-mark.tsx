import { Check } from 'lucide-react';
import { classes } from '#ui/classes.ts';
import type { Availability } from './availability-checks.ts';

/** A quiet word across from the label; what is wrong is said below the field. */
export function AvailabilityMark({ state }: { state: Availability | undefined }) {
  return (
    <p
      role="status"
      className={classes(
        'absolute top-0 right-0 flex items-center gap-1 text-small',
        state === 'available' ? 'font-medium text-success' : 'text-ink-3',
      )}
    >
      {state === 'checking' && 'Checking…'}
      {state === 'available' && (
        <>
          <Check aria-hidden className="size-4" strokeWidth={3} />
          Available
        </>
      )}
    </p>
  );
}
