import { useId, useState, type ComponentProps, type FormEvent, type ReactNode } from 'react';
import { CircleAlert } from 'lucide-react';
import { counter as words } from '#messages';
import { classes } from '#ui/classes.ts';
import { FieldContext } from '#ui/field-control.ts';

interface FieldProps {
  label: ReactNode;
  /** Across from the label, which leaves it its room. */
  mark?: ReactNode;
  /** Set it when an error summary has to point here. */
  id?: string | undefined;
  hint?: ReactNode;
  error?: string | undefined;
  required?: boolean | undefined;
  /** Counts characters; `length` is the count of the value that the field starts with. */
  counter?: { max: number; length?: number | undefined } | undefined;
  className?: string | undefined;
  /** One TextInput, TextArea or Select, which finds its attributes by itself. */
  children: ReactNode;
}

export function Field(props: FieldProps) {
  const { label, mark, hint, error, required = false, counter, className, children } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  const given = counter?.length ?? 0;
  const [typed, setTyped] = useState({ given, length: given });
  const length = typed.given === given ? typed.length : given;
  const described = [error && `${id}-error`, hint && `${id}-hint`, counter && `${id}-counter`];

  const count = ({ target }: FormEvent) => {
    if ('value' in target) setTyped({ given, length: String(target.value).length });
  };

  return (
    <div
      className={classes('grid min-w-0 content-start gap-1.5', className)}
      onInput={counter && count}
    >
      <div className="flex justify-between gap-x-3 self-end">
        <label htmlFor={id} className="min-w-0 text-small font-semibold text-ink">
          {label}
          {required && (
            <span aria-hidden className="ml-1 text-coral">
              *
            </span>
          )}
        </label>
        {mark}
      </div>
      <FieldContext
        value={{
          id,
          required,
          'aria-describedby': described.filter(Boolean).join(' ') || undefined,
          'aria-invalid': error ? true : undefined,
        }}
      >
        {children}
      </FieldContext>
      {(error || hint || counter) && (
        <div className="flex flex-wrap items-start justify-between gap-x-4 text-small">
          {/* As large as they read best, side by side; with very large letters one below the other. */}
          <div className="grid min-w-0 flex-[1_1_8em] gap-1">
            {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
            {hint && (
              <p id={`${id}-hint`} className="text-ink-3">
                {hint}
              </p>
            )}
          </div>
          {counter && <Counter id={`${id}-counter`} length={length} max={counter.max} />}
        </div>
      )}
    </div>
  );
}

export const FieldError = ({ children, ...rest }: ComponentProps<'p'>) => (
  <p {...rest} className="flex gap-1.5 text-small font-medium text-danger">
    <CircleAlert aria-hidden className="mt-0.5 size-4.5 shrink-0" />
    {children}
  </p>
);

/** Shows every character, but speaks up only when the end comes near. */
function Counter({ id, length, max }: { id: string; length: number; max: number }) {
  const left = max - length;
  const near = [0, 10, 20, 50].find((step) => left <= step && step < max / 2);
  return (
    <p className="ml-auto shrink-0">
      <span
        id={id}
        className={classes(
          'tabular-nums',
          left <= 0 ? 'font-semibold text-danger' : near ? 'text-coral' : 'text-ink-3',
        )}
      >
        {words.ofMost(length, max)}
      </span>
      <span role="status" className="sr-only">
        {near === 0 ? words.noneLeft : near && words.left(near)}
      </span>
    </p>
  );
}
