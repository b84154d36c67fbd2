import type { ComponentProps } from 'react';
import { classes } from '#ui/classes.ts';
import { controlStyle, useFieldControl } from '#ui/field-control.ts';

export function TextInput({ className, ...rest }: ComponentProps<'input'>) {
  return (
    <input
      type="text"
      dir="auto"
      {...useFieldControl()}
      {...rest}
      className={classes(controlStyle, className)}
    />
  );
}
