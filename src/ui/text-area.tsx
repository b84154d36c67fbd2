import type { ComponentProps } from 'react';
import { classes } from '#ui/classes.ts';
import { controlStyle, useFieldControl } from '#ui/field-control.ts';

/** Grows with its text where the browser can. */
export function TextArea({ className, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      rows={4}
      dir="auto"
      {...useFieldControl()}
      {...rest}
      className={classes(
        controlStyle,
        'field-sizing-content max-h-[60svh] min-h-28 resize-y',
        className,
      )}
    />
  );
}
