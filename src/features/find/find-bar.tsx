import { classes } from '#ui/classes.ts';
import { Remembered } from '#ui/remembered.tsx';
import { FindBox } from './find-box.tsx';
import type { FindQuery } from './find-query.ts';

/** The box across the top of results; on a phone it stays there. */
export function FindBar({ query, className }: { query?: FindQuery; className?: string }) {
  return (
    <div
      className={classes(
        'z-20 bg-page max-md:sticky max-md:top-(--header-height) md:bg-accent-soft',
        className,
      )}
      data-print="off"
      data-top-bar
    >
      <div className="container-page py-2 sm:py-4">
        <Remembered>
          <FindBox id="find-on-page" {...(query && { query })} />
        </Remembered>
      </div>
    </div>
  );
}
