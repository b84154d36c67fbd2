import { takenMessage, unverifiedMessage } from '../availability.rules.ts';
import { fieldId } from './field-id.ts';
import { useProfileForm } from './form-context.ts';

/** What a field and its control need to know. */
export function useField(name: string) {
  const form = useProfileForm();
  const { max, unique, required } = form.rules[name]!;
  const availability = form.availability[name];
  const taken = unique && availability === 'taken' ? takenMessage(unique, form.wording) : undefined;
  return {
    max,
    availability,
    /** Whether it is free could not be found out. */
    caution: unique && availability === 'unverified' ? unverifiedMessage(unique) : undefined,
    field: {
      id: fieldId(form.id, name),
      required: required !== undefined,
      error: form.errors[name] ?? taken,
    },
    control: {
      name,
      value: form.values[name]!,
      onChange: (event: { target: { value: string } }) => form.type(name, event.target.value),
      onBlur: () => form.leave(name),
    },
  };
}
