import { useId } from 'react';

interface SwitchProps {
  label: string;
  hint?: string;
  on: boolean;
  disabled?: boolean;
  onChange: (on: boolean) => void;
}

export function Switch({ label, hint, on, disabled = false, onChange }: SwitchProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="flex min-h-11 items-center gap-3">
        <input
          id={id}
          type="checkbox"
          role="switch"
          checked={on}
          aria-checked={on}
          disabled={disabled}
          onChange={(event) => onChange(event.target.checked)}
          aria-describedby={hint && `${id}-hint`}
          className="editor-switch"
        />
        <span className="font-semibold">{label}</span>
      </label>
      {hint && (
        <p id={`${id}-hint`} className="text-small text-ink-3">
          {hint}
        </p>
      )}
    </div>
  );
}
