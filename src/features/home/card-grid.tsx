import type { ComponentProps } from 'react';

/** Four, three or two cards in a row, on phones two rows of two; what is too much for one page is not shown. */
export function CardGrid(props: ComponentProps<'div'>) {
  return (
    <div
      {...props}
      className="grid touch-pan-y grid-cols-2 gap-3 sm:gap-5 md:grid-cols-3 lg:grid-cols-4 lg:gap-6 max-sm:[&>:nth-child(n+5)]:hidden sm:max-md:[&>:nth-child(n+3)]:hidden md:max-lg:[&>:nth-child(n+4)]:hidden"
    />
  );
}
