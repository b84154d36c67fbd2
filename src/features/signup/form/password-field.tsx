import { PasswordChecklist } from '#features/accounts/access/password-checklist.tsx';
import { PasswordInput } from '#features/accounts/access/password-input.tsx';
import { useField } from '#features/profiles/form/use-field.ts';
import { Field } from '#ui/field.tsx';
import { useSignup } from './signup-context.ts';

/** No limit on typing: a password manager must not have its password cut without a word. */
export function PasswordField() {
  const { busy } = useSignup();
  const { field, control } = useField('password');
  const { onBlur, ...input } = control;
  return (
    <Field {...field} label="Password" hint={<PasswordChecklist typed={control.value} />}>
      <div onBlur={onBlur}>
        <PasswordInput {...input} autoComplete="new-password" busy={busy} />
      </div>
    </Field>
  );
}
