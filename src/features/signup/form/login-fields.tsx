import { PasswordChecklist } from '#features/accounts/access/password-checklist.tsx';
import { PasswordInput } from '#features/accounts/access/password-input.tsx';
import { ALLOWED_EMAIL_DOMAINS, EMAIL_MESSAGES } from '#features/accounts/email.rules.ts';
import { useProfileForm } from '#features/profiles/form/form-context.ts';
import { INPUT_ATTRIBUTES, LineField, useField } from '#features/profiles/form/line-field.tsx';
import { Field } from '#ui/field.tsx';

interface LoginFieldsProps {
  allowedDomains: readonly string[] | undefined;
}

export function LoginFields({ allowedDomains = ALLOWED_EMAIL_DOMAINS }: LoginFieldsProps) {
  const { errors, busy } = useProfileForm();
  const password = useField('password');
  const { onBlur, ...input } = password.control;
  return (
    <>
      <LineField
        name="email"
        label="Login email"
        hint={
          errors.email === EMAIL_MESSAGES.domain
            ? `We take addresses of ${allowedDomains.join(', ')}.`
            : 'We send a code to it. Visitors do not see it.'
        }
        {...INPUT_ATTRIBUTES.email}
        autoComplete="email"
      />
      <Field {...password.field} label="Password" hint={<PasswordChecklist typed={input.value} />}>
        {/* No limit on typing: a password manager must not have its password cut without a word. */}
        <div onBlur={onBlur}>
          <PasswordInput {...input} autoComplete="new-password" busy={busy} />
        </div>
      </Field>
    </>
  );
}
