import { classes } from '#ui/classes.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
type ButtonSize = 'small' | 'medium' | 'large';

export interface ButtonLook {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  wide?: boolean | undefined;
}

const base =
  'inline-flex items-center justify-center gap-2 rounded-control border text-center font-semibold leading-tight transition active:translate-y-px disabled:translate-y-0 disabled:opacity-60';

const variants: Record<ButtonVariant, string> = {
  primary:
    'border-transparent bg-accent text-accent-ink shadow-low hover:bg-accent-strong disabled:hover:bg-accent',
  secondary: 'border-control bg-surface text-ink hover:border-ink hover:bg-surface-2',
  quiet: 'border-transparent text-ink hover:bg-surface-2',
  danger: 'border-transparent bg-danger text-accent-ink shadow-low hover:bg-danger-strong',
};

const sizes: Record<ButtonSize, string> = {
  small: 'min-h-11 px-3.5 py-2 text-small',
  medium: 'min-h-12 px-5 py-2.5 text-body',
  large: 'min-h-14 px-7 py-3 text-lead',
};

/** The look shared by buttons and by links that act as the page's next step. */
export const buttonStyle = ({ variant = 'primary', size = 'medium', wide }: ButtonLook): string =>
  classes(base, variants[variant], sizes[size], wide && 'w-full');
