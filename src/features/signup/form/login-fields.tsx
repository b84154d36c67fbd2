import { ALLOWED_EMAIL_DOMAINS, EMAIL_MESSAGES } from '#features/accounts/email.rules.ts';
import { PasswordField } from './password-field.tsx';
import { useSignup } from './signup-context.ts';
import { SignupTextField } from './signup-text-field.tsx';

const EMAIL = {
  type: 'email',
  inputMode: 'email',
  autoCapitalize: 'none',
  spellCheck: false,
} as const;

export function LoginFields() {
  const { form, allowedDomains = ALLOWED_EMAIL_DOMAINS } = useSignup();
  const refused = form.state.errors.email === EMAIL_MESSAGES.domain;
  return (
    <>
      <SignupTextField
        name="email"
        label="Login email"
        hint={
          refused
            ? `We take addresses of ${allowedDomains.join(', ')}.`
            : 'We send a code to it. Visitors do not see it.'
        }
        {...EMAIL}
        autoComplete="email"
      />
      <PasswordField />
    </>
  );
}

export function WorkEmailField() {
  return (
    <SignupTextField
      name="workEmail"
      label="Work email"
      hint="Optional. Shown on your profile."
      {...EMAIL}
      autoComplete="work email"
    />
  );
}
