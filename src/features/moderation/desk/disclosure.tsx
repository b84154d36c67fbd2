import { useEffect, useRef, type ReactNode } from 'react';
import { useActionData } from 'react-router';
import { buttonStyle, type ButtonVariant } from '#ui/button-style.ts';
import { classes } from '#ui/classes.ts';
import type { DeskAnswer } from './desk-answer.ts';

interface DisclosureProps {
  label: ReactNode;
  variant?: ButtonVariant;
  /** The form inside: open after a failure, so that nothing typed is out of sight, and closed when it is done. */
  intent: string;
  id?: number | string;
  children: ReactNode;
}

/** A button that opens a form below it, also without scripts. */
export function Disclosure(props: DisclosureProps) {
  const { label, variant = 'secondary', intent, id = '', children } = props;
  const answer = useActionData<DeskAnswer>();
  const details = useRef<HTMLDetailsElement>(null);
  const own = answer?.intent === intent && answer.id === String(id) ? answer : undefined;
  useEffect(() => {
    if (own?.done && details.current) details.current.open = false;
  }, [own]);
  return (
    <details ref={details} open={Boolean(own?.failure)} className="min-w-0 open:w-full">
      <summary className={classes(buttonStyle({ variant, size: 'small' }), 'w-fit')}>
        {label}
      </summary>
      <div className="mt-4 grid gap-4 rounded-card bg-surface-2 p-4">{children}</div>
    </details>
  );
}
