import { access } from '#messages';
import { Check, Circle } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import { classes } from '#ui/classes.ts';
import { Field } from '#ui/field.tsx';
import { passwordNeeds } from '../password.rules.ts';
import { PasswordInput } from './password-input.tsx';

interface NewPasswordFieldProps extends ComponentProps<typeof PasswordInput> {
  label: string;
  error: string | undefined;
  value?: string | undefined;
}

/** Whoever keeps what is typed gives it as `value`. */
export function NewPasswordField({ id, label, error, value, ...input }: NewPasswordFieldProps) {
  const [typed, setTyped] = useState('');
  const needs = <PasswordChecklist typed={value ?? typed} />;
  return (
    <Field id={id} label={label} hint={needs} error={error} required>
      <PasswordInput
        name="password"
        autoComplete="new-password"
        onInput={(event) => setTyped(event.currentTarget.value)}
        value={value}
        {...input}
      />
    </Field>
  );
}

/** What a new password needs, ticked off while it is typed. Stands as the hint of a Field, which is a paragraph. */
export function PasswordChecklist({ typed }: { typed: string }) {
  return (
    <span className="grid gap-x-4 gap-y-0.5 sm:grid-cols-2">
      {passwordNeeds().map(({ label, isMet }) => {
        const met = isMet(typed);
        const Icon = met ? Check : Circle;
        return (
          <span
            key={label}
            className={classes('flex items-center gap-1.5', met && 'font-medium text-success')}
          >
            <Icon
              aria-hidden
              className={classes('shrink-0 stroke-3', met ? 'size-4' : 'mx-1 size-2')}
            />
            {label}
            {met && <span className="sr-only">{access.isMet}</span>}
          </span>
        );
      })}
    </span>
  );
}
