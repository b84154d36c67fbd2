import { useLayoutEffect, useRef, type ComponentProps } from 'react';
import { buttonStyle, type ButtonLook } from '#ui/button-style.ts';
import { classes } from '#ui/classes.ts';
import { Spinner } from '#ui/spinner.tsx';

interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** Work is under way: shows a spinner and takes no further clicks. */
  busy?: boolean | undefined;
  /** What the button reads while busy, such as "Submitting...". */
  busyLabel?: string | undefined;
}

export function Button({
  variant,
  size,
  wide,
  busy = false,
  busyLabel,
  disabled,
  className,
  children,
  ...rest
}: ButtonProps) {
  // Browsers take the keyboard away from what is disabled.
  const held = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const focused = document.activeElement as HTMLElement | null;
    if (busy) held.current = focused?.matches(':disabled') ? focused : null;
    else if (focused === document.body) held.current?.focus({ preventScroll: true });
  }, [busy]);
  return (
    <button
      type="button"
      {...rest}
      onClick={(event) => {
        // When the second click of a double click comes, the first may be answered: sent again it would undo that.
        if (rest.type === 'submit' && event.detail > 1) event.preventDefault();
        else rest.onClick?.(event);
      }}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      className={classes(buttonStyle({ variant, size, wide }), className)}
    >
      {busy && !busyLabel ? (
        <>
          {/* In the middle of it: a button that does not say anything else stays as wide as it is. */}
          <span className="absolute">
            <Spinner />
          </span>
          <span className="inline-flex items-center gap-2 opacity-0">{children}</span>
        </>
      ) : (
        <>
          {busy && <Spinner />}
          {busy ? busyLabel : children}
        </>
      )}
    </button>
  );
}
