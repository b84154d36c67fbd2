import type { ComponentProps, ReactNode } from 'react';
import { classes } from '#ui/classes.ts';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'className'> {
  /** What it does, for those who do not see the icon. */
  label: string;
  /** `raised` stands out over pictures. */
  variant?: 'quiet' | 'raised';
  className?: string | undefined;
  children: ReactNode;
}

const variants = {
  quiet: 'text-ink-2 hover:bg-surface-2 hover:text-ink',
  raised: 'bg-surface text-ink shadow-mid hover:text-accent',
};

export function IconButton({ label, variant = 'quiet', className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...rest}
      className={classes(
        'inline-grid size-11 shrink-0 place-items-center rounded-full border border-transparent transition disabled:opacity-50',
        variants[variant],
        className,
      )}
    />
  );
}
