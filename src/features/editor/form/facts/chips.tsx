import { useProfileForm } from '#features/profiles/form/form-context.ts';
import type { FactName } from '#features/profiles/facts.rules.ts';
import { Button } from '#ui/button.tsx';
import { editor } from '#messages';
import { ChoiceGroup } from './choice-group.tsx';

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
