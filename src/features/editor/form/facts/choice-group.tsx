import type { ReactNode } from 'react';
import { CircleAlert } from 'lucide-react';
import { fieldId, useProfileForm } from '#features/profiles/form/form-context.ts';
import { FACT_LABELS } from '#features/profiles/fact-words.rules.ts';
import type { FactName } from '#features/profiles/facts.rules.ts';

interface ChoiceGroupProps {
  name: FactName;
  hint?: string;
  children: ReactNode;
}

export function ChoiceGroup({ name, hint, children }: ChoiceGroupProps) {
  const { id: form, errors, leave } = useProfileForm();
  const id = fieldId(form, name);
  const error = errors[name];
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      aria-describedby={error ? `${id}-error` : undefined}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) leave(name);
      }}
      className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2"
    >
      <legend className="text-small font-semibold">{FACT_LABELS[name]()}</legend>
      {hint && <p className="-mt-1 text-small text-ink-3">{hint}</p>}
      {children}
      {error && (
        <p id={`${id}-error`} className="flex gap-1.5 text-small font-medium text-danger">
          <CircleAlert aria-hidden className="mt-0.5 size-4.5 shrink-0" />
          {error}
        </p>
      )}
    </fieldset>
  );
}
