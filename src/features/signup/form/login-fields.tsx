import { ALLOWED_EMAIL_DOMAINS, EMAIL_MESSAGES } from '#features/accounts/email.rules.ts';
import { INPUT_ATTRIBUTES } from '#features/profiles/form/input-attributes.ts';
import { LineField } from '#features/profiles/form/line-field.tsx';
import { PasswordField } from './password-field.tsx';
import { useSignup } from './signup-context.ts';

export function LoginFields() {
  const { form, allowedDomains = ALLOWED_EMAIL_DOMAINS } = useSignup();
  const refused = form.state.errors.email === EMAIL_MESSAGES.domain;
  return (
    <>
      <LineField
        name="email"
        label="Login email"
        hint={
          refused
            ? `We take addresses of ${allowedDomains.join(', ')}.`
            : 'We send a code to it. Visitors do not see it.'
        }
        {...INPUT_ATTRIBUTES.email}
        autoComplete="email"
      />
      <PasswordField />
    </>
  );
}
