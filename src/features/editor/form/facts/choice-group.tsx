import type { ReactNode } from 'react';
import { fieldId, useProfileForm } from '#features/profiles/form/section.tsx';
import { FACT_LABELS } from '#features/profiles/fact-words.rules.ts';
import type { FactName } from '#features/profiles/facts.rules.ts';
import { Button } from '#ui/button.tsx';
import { FieldError } from '#ui/field.tsx';
import { editor } from '#messages';

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
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}

interface ChipsProps {
  name: FactName;
  choices: readonly string[];
  named: (choice: string) => string;
  hint: string;
  all?: string;
}

export function Chips({ name, choices, named, hint, all }: ChipsProps) {
  const { values, type } = useProfileForm();
  const chosen = values[name] ? (JSON.parse(values[name]) as string[]) : [];
  const choose = (next: readonly string[]) =>
    type(name, next.length > 0 ? JSON.stringify(next) : '');
  const toggle = (choice: string) =>
    choose(
      chosen.includes(choice)
        ? chosen.filter((each) => each !== choice)
        : choices.filter((each) => each === choice || chosen.includes(each)),
    );
  const isAll = choices.every((choice) => chosen.includes(choice));
  return (
    <ChoiceGroup name={name} hint={hint}>
      <div className="flex flex-wrap gap-2">
        {choices.map((choice) => (
          <label key={choice} className="fact-chip">
            <input
              type="checkbox"
              className="sr-only"
              checked={chosen.includes(choice)}
              onChange={() => toggle(choice)}
            />
            {named(choice)}
          </label>
        ))}
        {all && (
          <Button variant="quiet" size="small" onClick={() => choose(isAll ? [] : choices)}>
            {isAll ? editor.noneOfThem : all}
          </Button>
        )}
      </div>
    </ChoiceGroup>
  );
}
