import { useId, type ComponentProps, type ReactNode } from 'react';
import { classes } from '#ui/classes.ts';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
}

export function Checkbox({ label, hint, error, className, ...rest }: CheckboxProps) {
  const ownId = useId();
  const id = rest.id ?? ownId;
  const note = error ?? hint;
  return (
    <div className={className}>
      <label htmlFor={id} className="flex min-h-11 items-center gap-3">
        <input
          {...rest}
          id={id}
          type="checkbox"
          aria-describedby={note ? `${id}-note` : undefined}
          aria-invalid={error ? true : undefined}
          className="checkbox"
        />
        <span>{label}</span>
      </label>
      {note && (
        <p
          id={`${id}-note`}
          className={classes('pl-9 text-small', error ? 'font-medium text-danger' : 'text-ink-3')}
        >
          {note}
        </p>
      )}
    </div>
  );
}
