import type { ReactNode } from 'react';
import { frame } from '#messages';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { classes } from '#ui/classes.ts';
import { IconButton } from '#ui/icon-button.tsx';

export type AlertTone = 'info' | 'success' | 'danger';

interface AlertProps {
  tone?: AlertTone | undefined;
  title?: ReactNode;
  children: ReactNode;
  onDismiss?: (() => void) | undefined;
  /** `none` where a live region around it already speaks. */
  role?: 'none' | undefined;
  className?: string | undefined;
}

const looks = {
  info: { Icon: Info, box: 'bg-accent-soft', sign: 'text-accent' },
  success: { Icon: CircleCheck, box: 'bg-success-soft', sign: 'text-success' },
  danger: { Icon: CircleAlert, box: 'bg-danger-soft', sign: 'text-danger' },
} as const;

export function Alert({ tone = 'info', title, children, onDismiss, role, className }: AlertProps) {
  const { Icon, box, sign } = looks[tone];
  return (
    <div
      role={role ?? (tone === 'danger' ? 'alert' : 'status')}
      className={classes(
        'flex items-start gap-3 rounded-card border border-edge px-4 py-3.5 text-ink',
        box,
        className,
      )}
    >
      <Icon aria-hidden className={classes('mt-0.5 size-5.5 shrink-0', sign)} />
      <div className="min-w-0 flex-1">
        {title && <p className="font-semibold">{title}</p>}
        <div className={title ? 'text-ink-2' : undefined}>{children}</div>
      </div>
      {onDismiss && (
        <IconButton label={frame.dismiss} onClick={onDismiss} className="-my-2.5 -mr-2.5">
          <X aria-hidden className="size-5" />
        </IconButton>
      )}
    </div>
  );
}
