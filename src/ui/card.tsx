import type { ComponentProps } from 'react';
import { classes } from '#ui/classes.ts';

interface CardProps extends ComponentProps<'div'> {
  /** Rises under the pointer; put a StretchedLink inside. */
  interactive?: boolean | undefined;
  /** Without padding, for cards that begin with a picture. */
  flush?: boolean | undefined;
}

export function Card({ interactive, flush, className, ...rest }: CardProps) {
  return (
    <div
      {...rest}
      className={classes('card', !flush && 'p-5 sm:p-6', interactive && 'card-lift', className)}
    />
  );
}
