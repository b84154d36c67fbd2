import { useId, type ComponentProps, type ReactNode } from 'react';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'id'> {
  label: ReactNode;
  hint?: ReactNode;
}

export function Checkbox({ label, hint, className, ...rest }: CheckboxProps) {
  const id = useId();
  return (
    <div className={className}>
      <label htmlFor={id} className="flex min-h-11 items-center gap-3">
        <input
          {...rest}
          id={id}
          type="checkbox"
          aria-describedby={hint ? `${id}-note` : undefined}
          className="checkbox"
        />
        <span>{label}</span>
      </label>
      {hint && (
        <p id={`${id}-note`} className="pl-9 text-small text-ink-3">
          {hint}
        </p>
      )}
    </div>
  );
}
