import type { ReactNode } from 'react';
import { classes } from '#ui/classes.ts';

type TagTone = 'plain' | 'accent' | 'success' | 'danger';

const tones: Record<TagTone, string> = {
  plain: 'bg-surface-2 text-ink-2',
  accent: 'bg-accent-soft text-ink',
  success: 'bg-success-soft text-ink',
  danger: 'bg-danger-soft text-ink',
};

/** How things stand that one can tell by their colour, at whatever desk. */
const STATES: Record<Exclude<TagTone, 'plain'>, readonly string[]> = {
  accent: 'open pending planned planning importing undoing sending change'.split(' '),
  success: 'accepted approved answered running imported done make'.split(' '),
  danger: 'new refused rejected suspended failed paused refuse'.split(' '),
};

export const toneOf = (state: string) =>
  (Object.keys(STATES) as (keyof typeof STATES)[]).find((tone) => STATES[tone].includes(state));

interface StateTagProps<State extends string> {
  state: State;
  /** What each state is called. */
  words: Readonly<Record<State, string>>;
}

export const StateTag = <State extends string>({ state, words }: StateTagProps<State>) => (
  <Tag tone={toneOf(state)}>{words[state]}</Tag>
);

interface TagProps {
  tone?: TagTone | undefined;
  children: ReactNode;
}

export function Tag({ tone = 'plain', children }: TagProps) {
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
