import type { ReactNode } from 'react';
import { classes } from '#ui/classes.ts';

export type TagTone = 'plain' | 'accent' | 'success' | 'danger';

const tones: Record<TagTone, string> = {
  plain: 'bg-surface-2 text-ink-2',
  accent: 'bg-accent-soft text-ink',
  success: 'bg-success-soft text-ink',
  danger: 'bg-danger-soft text-ink',
};

export function Tag({ tone = 'plain', children }: { tone?: TagTone; children: ReactNode }) {
  return (
    <span
      className={classes(
        'inline-block max-w-full shrink-0 rounded-full px-2.5 text-small font-medium',
        tones[tone],
      )}
    >
      {children}
    </span>
  );
}
