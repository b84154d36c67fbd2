import { takenMessage, unverifiedMessage } from '#features/profiles/availability.rules.ts';
import { fieldId } from './field-id.ts';
import { useSignup } from './signup-context.ts';

/** What a field and its control need to know. */
export function useSignupField(name: string) {
  const { form } = useSignup();
  const { rules, state } = form;
  const { max, unique, required } = rules.fields[name]!;
  const availability = state.availability[name];
  const taken =
    unique && availability === 'taken' ? takenMessage(unique, rules.wording) : undefined;
  return {
    max,
    availability,
    /** Whether it is free could not be found out. */
    caution: unique && availability === 'unverified' ? unverifiedMessage(unique) : undefined,
    field: {
      id: fieldId(rules.form, name),
      required: required !== undefined,
      error: state.errors[name] ?? taken,
    },
    control: {
      name,
      value: state.values[name]!,
      onChange: (event: { target: { value: string } }) => form.type(name, event.target.value),
      onBlur: () => form.leave(name),
    },
  };
}
