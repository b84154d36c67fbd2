import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';
import type { Reset } from './use-reset.ts';

/** Step 1: whose password it is. */
export function ResetEmailStep({ reset: { state, busyWith } }: { reset: Reset }) {
  return (
    <>
      <Field
        label="Email"
        hint="We mail you a code and a link to choose a new password."
        error={state.errors?.email}
        required
      >
        <TextInput
          type="email"
          name="email"
          defaultValue={state.email}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          data-first
        />
      </Field>
      <Button
        type="submit"
        name="step"
        value="email"
        size="large"
        wide
        busy={busyWith !== null}
        busyLabel="Sending..."
      >
        Send code
      </Button>
    </>
  );
}
